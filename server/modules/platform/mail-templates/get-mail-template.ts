import type { Ctx } from '../../../core/ctx.ts'
import type { CustomTemplate } from '../../../notify/templates/words.ts'
import { findMailTexts, toMailTemplate } from './queries.ts'
import type { MailTemplate, TemplateQuery } from './schema.ts'

/** Reads the words of a mail in one language: the program's own, else the server's. */
export async function getMailTemplate(
  ctx: Ctx,
  template: CustomTemplate,
  { programId, language }: TemplateQuery,
): Promise<MailTemplate> {
  return toMailTemplate(await findMailTexts(ctx, programId), template, language)
}
