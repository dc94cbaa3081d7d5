import { invalid } from '../../../domain/errors.ts'
import { message } from '../../../domain/message/message.ts'
import { parseAvatar, parseCountry, parseOptional } from '../../../core/input.ts'

/** Columns that say who a partner is; what a body does not name is missing. */
export interface Person {
  name?: string | null
  username?: string | null
  image?: string | null
  country?: string | null
  companyName?: string | null
  address?: string | null
  description?: string | null
  locale?: string | null
}

const LINES = ['name', 'username', 'companyName'] as const

/** Reads a body's values for a person. @throws ApiError `unprocessable_entity` */
export function readPerson(body: { [K in keyof Person]?: string | null | undefined }): Person {
  const person: Person = {}
  for (const name of LINES) if (body[name] !== undefined) person[name] = readLine(name, body[name])
  if (body.description !== undefined) {
    person.description = parseOptional('description', body.description)
  }
  if (body.address !== undefined) person.address = parseOptional('address', body.address)
  if (body.image !== undefined) person.image = parseAvatar('image', body.image)
  if (body.country !== undefined) person.country = parseCountry(body.country)
  if (body.locale !== undefined) person.locale = parseLocale(body.locale)
  return person
}

/**
 * Validates a name, which stands in the headers of mails and in tables: one line, without control
 * characters.
 */
function readLine(path: string, text: string | null): string | null {
  const line = parseOptional(path, text)
  if (line === null || !/[\p{Cc}\u2028\u2029]/u.test(line)) return line
  const values = { path }
  throw invalid(path, message('input.not-one-line', values))
}

/** Parses a locale as `Intl` writes it: `pt-BR`; null when it is blank. @throws ApiError */
export function parseLocale(text: string | null): string | null {
  const tag = parseOptional('locale', text)
  if (tag === null) return null
  try {
    return Intl.getCanonicalLocales(tag)[0]!
  } catch {
    throw invalid('locale', message('input.not-a-language'))
  }
}

/** Picks the fields that have a value: an upsert never empties what is known. */
export function givenOf(person: Person): { [K in keyof Person]?: string } {
  return Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null))
}

/** Normalizes an address for a search; an invalid one finds nobody. */
export function normalizedEmail(text: string): string {
  return text.trim().toLowerCase()
}
