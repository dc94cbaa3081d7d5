import { IntlMessageFormat } from 'intl-messageformat'

/** A text in ICU MessageFormat, parsed. */
export type ParsedText = ReturnType<IntlMessageFormat['getAst']>

/** What a place takes: a number that decides a plural form, a text that decides a case, or any value. */
export type PlaceholderKind = 'plural' | 'select' | 'value'

/** Kinds of parts, as the parser numbers them. */
const [LITERAL, SELECT, POUND] = [0, 5, 7] as const

/**
 * Parses a text.
 * @throws SyntaxError when the text is not in ICU MessageFormat
 */
export function parseText(text: string): ParsedText {
  return new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst()
}

/** Lists the places of a text, also those within its plural forms, and whether one decides a form. */
export function placeholdersOf(text: ParsedText): Map<string, PlaceholderKind> {
  const found = new Map<string, PlaceholderKind>()
  const add = (name: string, kind: PlaceholderKind) => {
    if (kind !== 'value' || !found.has(name)) found.set(name, kind)
  }
  for (const part of text) {
    if (part.type === LITERAL || part.type === POUND) continue
    if (!('options' in part)) {
      add(part.value, 'value')
      continue
    }
    add(part.value, part.type === SELECT ? 'select' : 'plural')
    for (const form of Object.values(part.options)) {
      for (const [name, kind] of placeholdersOf(form.value)) add(name, kind)
    }
  }
  return found
}
