import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { programs } from '../../../db/schema/programs.ts'
import type { CustomTemplate } from '../../../notify/templates/words.ts'
import { findMailTexts, toMailTemplate } from './queries.ts'
import type { MailTemplate, TemplateQuery } from './schema.ts'

/** Deletes a program's own words for a mail in one language, and returns the server's. It may be repeated. */
export async function deleteMailTemplate(
  ctx: Ctx,
  template: CustomTemplate,
  { programId, language }: TemplateQuery,
): Promise<MailTemplate> {
  return transact(ctx, async (ctx) => {
    const before = await findMailTexts(ctx, programId, { lock: 'update' })
    const { [language]: own, ...others } = before[template] ?? {}
    const { [template]: _, ...rest } = before
    const mailTexts = Object.keys(others).length > 0 ? { ...rest, [template]: others } : rest
    if (own) await ctx.tx.update(ctx.scope, programs, { mailTexts }, [eq(programs.id, programId)])
    return toMailTemplate(mailTexts, template, language)
  })
}
