import { showColumns } from '../../../core/column-fields.ts'
import { ApiError } from '../../../domain/errors.ts'
import { PROGRAM_COLUMNS, type ProgramRow } from './columns-schema.ts'
import type { Program } from './schema.ts'

export function toProgram(row: ProgramRow): Program {
  return {
    id: row.id,
    ...showColumns(PROGRAM_COLUMNS, row),
    deactivatedAt: row.deactivatedAt?.toISOString() ?? null,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function slugTaken(slug: string): ApiError {
  return new ApiError(
    'conflict',
    `A program with the slug "${slug}" already exists. Choose another slug.`,
  )
}
