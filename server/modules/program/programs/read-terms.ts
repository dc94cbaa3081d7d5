import { readColumns } from '../../../core/column-fields.ts'
import type { programs } from '../../../db/schema/programs.ts'
import { invalid } from '../../../domain/errors.ts'
import { PROGRAM_COLUMNS } from './columns-schema.ts'
import type { ProgramRow } from './queries.ts'
import type { ProgramPatch } from './schema.ts'

/** Columns that a caller can set. */
export type ProgramColumns = Partial<typeof programs.$inferInsert>

const MAX_SLUG = 48

/**
 * Reads a body's values for a program's own columns; what it leaves out stays as it is in `current`.
 * @throws ApiError `unprocessable_entity`
 */
export function readTerms(body: ProgramPatch, current?: ProgramRow): ProgramColumns {
  return readColumns(PROGRAM_COLUMNS, body, current)
}

/**
 * Derives a slug from a name: `Café & Friends` becomes `cafe-friends`. @throws ApiError when nothing is
 * left
 */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, MAX_SLUG)
    .replace(/-+$/, '')
  if (slug !== '') return slug
  throw invalid(
    'slug',
    'Send a slug as well, because the name has no letters from a to z or digits.',
  )
}
