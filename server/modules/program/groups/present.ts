import { ApiError } from '../../../domain/errors.ts'
import { toBrand } from '../programs/present.ts'
import type { GroupRow } from '../programs/queries.ts'
import { COLORS } from '../../links/tags/schema.ts'
import type { Group } from './schema.ts'

export function toGroup(row: GroupRow): Group {
  return {
    id: row.id,
    programId: row.programId,
    name: row.name,
    slug: row.slug,
    color: COLORS.find((known) => known === row.color) ?? 'gray',
    holdingPeriodDays: row.holdingPeriodDays,
    autoApprove: row.autoApprove,
    linkStructure: row.linkStructure,
    defaultLinks: row.defaultLinks,
    allowedDestinations: row.allowedDestinations,
    maxLinks: row.maxLinks,
    moveRules: row.moveRules,
    ...toBrand(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function slugTaken(slug: string): ApiError {
  return new ApiError(
    'conflict',
    `A group with the slug "${slug}" exists already in this program. Give this one another slug.`,
  )
}
