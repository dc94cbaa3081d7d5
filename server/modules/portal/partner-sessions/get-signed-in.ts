import { asc, eq } from 'drizzle-orm'
import { enrollments, partners } from '../../../db/schema/programs.ts'
import type { PartnerCtx } from '../../../core/callers.ts'
import { presentPartnerLinks, statusOf } from '../../program/partners/present.ts'
import { linksOf } from '../../program/partners/queries.ts'
import { findGroup, findProgram } from '../../program/programs/queries.ts'
import type { SignedInPartner } from './schema.ts'

/** More than anybody takes part in within one workspace. */
const MAX_PROGRAMS = 100

/** Returns the signed-in partner and their programs. */
export async function getSignedIn(ctx: PartnerCtx): Promise<SignedInPartner> {
  const { tx, scope, partnerId } = ctx
  const partner = (await tx.first(scope, partners, [eq(partners.id, partnerId)]))!
  const rows = await tx.find(scope, enrollments, {
    where: [eq(enrollments.partnerId, partnerId)],
    orderBy: [asc(enrollments.id)],
    limit: MAX_PROGRAMS,
  })
  const list: SignedInPartner['enrollments'] = []
  for (const row of rows) {
    const { id: programId, name: programName } = await findProgram(ctx, row.programId)
    const group = await findGroup(ctx, row.groupId)
    const own = await linksOf(ctx, { programId, partnerIds: [partnerId] })
    const links = await presentPartnerLinks(ctx, own, () => group)
    list.push({ id: row.id, programId, programName, status: statusOf(row), links })
  }
  const { id, name, email, image, country, address } = partner
  const emailVerifiedAt = partner.emailVerifiedAt?.toISOString() ?? null
  const shown = { id, name, email, emailVerifiedAt, image, country, address }
  return { partner: shown, enrollments: list }
}
