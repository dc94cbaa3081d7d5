import { showColumns } from '../../../core/column-fields.ts'
import { ApiError } from '../../../domain/errors.ts'
import { GROUP_COLUMNS, type GroupRow } from './columns-schema.ts'
import type { Group } from './schema.ts'

export function toGroup(row: GroupRow): Group {
  return {
    id: row.id,
    programId: row.programId,
    ...showColumns(GROUP_COLUMNS, row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function slugTaken(slug: string): ApiError {
  return new ApiError(
    'conflict',
    `A group with the slug "${slug}" already exists in this program. Choose another slug.`,
  )
}
