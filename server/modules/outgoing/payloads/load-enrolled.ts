import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import { presentPartners } from '../../program/partners/queries.ts'
import type { Partner } from '../../program/partners/schema.ts'
import { findProgram } from '../../program/programs/queries.ts'
import type { PartnerTotals } from './schema.ts'

/** Loads partners as they take part in a program, by the enrollment's id. */
export async function loadEnrolled(
  ctx: Ctx,
  ids: readonly string[],
): Promise<Map<string, Partner>> {
  const { tx, scope } = ctx
  if (ids.length === 0) return new Map()
  const where = [inArray(enrollments.id, [...new Set(ids)])]
  const rows = await tx.find(scope, enrollments, { where })
  const found: Partner[] = []
  for (const [programId, own] of Map.groupBy(rows, (row) => row.programId)) {
    const program = await findProgram(ctx, programId)
    const ids = own.map((row) => row.id)
    found.push(...(await presentPartners(ctx, { program, ids })))
  }
  return new Map(found.map((partner) => [partner.enrollmentId, partner]))
}

interface Owned {
  programId: string | null
  partnerId: string | null
}

/** Loads the totals of the partners whom links belong to; `keyOf` names a link's in the answer. */
export async function loadOwners(
  ctx: Ctx,
  links: readonly Owned[],
): Promise<Map<string, PartnerTotals>> {
  const { tx, scope } = ctx
  const partnerIds = [...new Set(links.flatMap(({ partnerId }) => partnerId ?? []))]
  if (partnerIds.length === 0) return new Map()
  const asked = new Set(links.map(keyOf))
  const where = [inArray(enrollments.partnerId, partnerIds)]
  const rows = await tx.find(scope, enrollments, { where })
  const ids = rows.filter((row) => asked.has(keyOf(row))).map((row) => row.id)
  const enrolled = await loadEnrolled(ctx, ids)
  return new Map(Array.from(enrolled.values(), (one) => [keyOf(one), totalsOf(one)]))
}

export function keyOf({ programId, partnerId }: Owned): string {
  return `${programId} ${partnerId}`
}

/** Returns the part of a partner that stands beside what they brought or earned. */
export function totalsOf(partner: Partner): PartnerTotals {
  const { id, name, email, image, payoutsEnabledAt, country, groupId } = partner
  const { totalClicks, totalLeads, totalConversions, totalSales } = partner
  const { totalSaleAmount, totalCommissions } = partner
  const person = { id, name, email, image, payoutsEnabledAt, country, groupId }
  const counts = { totalClicks, totalLeads, totalConversions, totalSales }
  return { ...person, ...counts, totalSaleAmount, totalCommissions }
}
