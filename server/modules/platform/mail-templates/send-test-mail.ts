import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { findAddress } from '../../../db/find-person.ts'
import { personOf } from '../../../db/scope.ts'
import { ApiError } from '../../../domain/errors.ts'
import { SAMPLE_DATA } from '../../../notify/templates/sample-data.ts'
import type { CustomTemplate } from '../../../notify/templates/words.ts'
import { admitStrangerMail } from '../mails/admit-stranger-mail.ts'
import { writeMail } from '../mails/write-mail.ts'
import { findMailTexts } from './queries.ts'
import type { TemplateQuery, TestMail } from './schema.ts'

/** Sends a mail about a made-up partner, with the words in use, to whoever asks. */
export async function sendTestMail(
  ctx: Ctx,
  template: CustomTemplate,
  { programId, language }: TemplateQuery,
): Promise<TestMail> {
  const { deps, scope } = ctx
  const person = personOf(scope)
  const to = person && (await findAddress(deps.db, person))
  if (!to) {
    const sentence = 'This key belongs to nobody, so there is no address. Sign in to the console.'
    throw new ApiError('unprocessable_entity', sentence)
  }
  return transact(ctx, async (ctx) => {
    await findMailTexts(ctx, programId)
    if (!(await admitStrangerMail(ctx, { template, to }))) {
      throw new ApiError(
        'rate_limit_exceeded',
        'You’ve reached the limit of test emails for today. Try again tomorrow.',
      )
    }
    const key = `test:${deps.ids.make('mail')}`
    const data = SAMPLE_DATA[template]
    const mailId = await writeMail(ctx, { key, template, programId, to, language, data })
    return { to, mailId: mailId ?? '' }
  })
}
