import { readColumns } from '../../../core/column-fields.ts'
import { PARTNER_COLUMNS } from './columns-schema.ts'

/** Columns that say who a partner is; what a body does not name is missing. */
export type Person = { [Name in keyof typeof PARTNER_COLUMNS]?: string | null }

/** Reads a body's values for a person. @throws ApiError `unprocessable_entity` */
export function readPerson(body: { [K in keyof Person]?: string | null | undefined }): Person {
  return readColumns(PARTNER_COLUMNS, body)
}

/** Picks the fields that have a value: an upsert never empties what is known. */
export function givenOf(person: Person): { [K in keyof Person]?: string } {
  return Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null))
}

/** Normalizes an address for a search; an invalid one finds nobody. */
export function normalizedEmail(text: string): string {
  return text.trim().toLowerCase()
}
