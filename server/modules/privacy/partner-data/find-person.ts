import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { enrollments, partners } from '../../../db/schema/programs.ts'
import { noPartner, named } from '../../program/partners/queries.ts'
import type { EnrollmentRow, PartnerRow } from '../../program/partners/present.ts'

/** All that a workspace knows one person as: the partner, and those who were merged into them. */
export interface FoundPerson {
  id: string
  partners: PartnerRow[]
  enrollments: EnrollmentRow[]
}

/**
 * Finds a person by `pn_…` or `ext_<tenantId>`; inside a transaction, holds their rows.
 * @throws ApiError `not_found`, also for another workspace's
 */
export async function findPerson(
  ctx: Ctx,
  idOrExternal: string,
  options: { lock?: 'update' } = {},
): Promise<FoundPerson> {
  const { tx, scope } = ctx
  const which = named(idOrExternal)
  const enrolled = which.tenantId
    ? await tx.first(scope, enrollments, [eq(enrollments.tenantId, which.tenantId)])
    : undefined
  const id = which.partnerId ?? enrolled?.partnerId ?? ''
  const rows = await tx.find(scope, partners, {
    where: [or(eq(partners.id, id), eq(partners.mergedIntoId, id))],
    orderBy: [asc(partners.id)],
    ...options,
  })
  if (rows.find((row) => row.id === id)?.mergedIntoId !== null) throw await noPartner(ctx, which)
  const ids = rows.map((row) => row.id)
  const joined = await tx.find(scope, enrollments, {
    where: [inArray(enrollments.partnerId, ids)],
    orderBy: [asc(enrollments.id)],
    ...options,
  })
  return { id, partners: rows, enrollments: joined }
}
