import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { programs } from '../../../db/schema/programs.ts'
import { invalid, notFound } from '../../../domain/errors.ts'
import type { MailTexts, MailWords } from '../../../domain/mail-words.ts'
import {
  defaultWords,
  placesOf,
  unknownPlace,
  type CustomTemplate,
} from '../../../notify/templates/words.ts'
import type { MailTemplate } from './schema.ts'

/** Loads a program's own words for its mails. */
export async function findMailTexts(
  ctx: Ctx,
  id: string,
  options: { lock?: 'update' } = {},
): Promise<MailTexts> {
  const { tx, scope } = ctx
  const row = await tx.first(scope, programs, [eq(programs.id, id)], options)
  if (row) return row.mailTexts
  throw notFound('program', id)
}

export function toMailTemplate(
  texts: MailTexts,
  template: CustomTemplate,
  language: string,
): MailTemplate {
  const own = texts[template]?.[language]
  const words = own ?? defaultWords(template, language)
  return {
    template,
    language,
    ...words,
    custom: own !== undefined,
    placeholders: placesOf(template),
  }
}

/**
 * Checks the places of a mail's words.
 * @throws ApiError `unprocessable_entity` that names one which the mail has no value for
 */
export function checkWords(template: CustomTemplate, words: Partial<MailWords>): void {
  for (const field of ['subject', 'body'] as const) {
    const text = words[field]
    if (text === undefined) continue
    if (text.trim() === '') throw invalid(field, 'Enter a text, or delete your custom text.')
    if (!text.isWellFormed() || text.includes('\0')) throw invalid(field, 'This is not a text.')
    const unknown = unknownPlace(template, text)
    if (unknown === null) continue
    const known = placesOf(template).map((name) => `{${name}}`)
    const named = `{${unknown.slice(0, 50)}}`
    throw invalid(field, `This email has no placeholder ${named}. Use ${known.join(', ')}.`)
  }
}
