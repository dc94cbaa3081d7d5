import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { programs } from '../../../db/schema/programs.ts'
import type { CustomTemplate } from '../../../notify/templates/words.ts'
import { checkWords, findMailTexts, toMailTemplate } from './queries.ts'
import type { MailTemplate, TemplateBody } from './schema.ts'

/** Sets a program's own words for a mail in one language; mails that are written from now on have them. */
export async function putMailTemplate(
  ctx: Ctx,
  template: CustomTemplate,
  { programId, language, subject, body }: TemplateBody,
): Promise<MailTemplate> {
  checkWords(template, { subject, body })
  return transact(ctx, async (ctx) => {
    const before = await findMailTexts(ctx, programId, { lock: 'update' })
    const words = { subject: subject.trim(), body: body.trim() }
    const mailTexts = { ...before, [template]: { ...before[template], [language]: words } }
    await ctx.tx.update(ctx.scope, programs, { mailTexts }, [eq(programs.id, programId)])
    return toMailTemplate(mailTexts, template, language)
  })
}
