import type { Ctx } from '../../../core/ctx.ts'
import { pageOf } from '../../../core/paging.ts'
import { CUSTOM_TEMPLATES, placesOf } from '../../../notify/templates/words.ts'
import { findMailTexts } from './queries.ts'
import type { MailTemplateSummary, TemplatesQuery } from './schema.ts'

/** Lists the mails that a program may word itself, and the languages in which it does. */
export async function listMailTemplates(
  ctx: Ctx,
  query: TemplatesQuery,
): Promise<MailTemplateSummary[]> {
  const texts = await findMailTexts(ctx, query.programId)
  const { limit, offset } = pageOf(query)
  return CUSTOM_TEMPLATES.slice(offset, offset + limit).map((template) => ({
    template,
    placeholders: placesOf(template),
    languages: Object.keys(texts[template] ?? {}).toSorted(),
  }))
}
