import { inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { customers } from '../../../db/schema/events.ts'
import { enrollments, partners } from '../../../db/schema/programs.ts'
import { presentApplication } from '../../program/enrollments/list-applications.ts'
import { presentCustomers } from '../../tracking/customers/queries.ts'
import type { Payloads, PersonTold } from './schema.ts'

type PartnerRow = typeof partners.$inferSelect

/** Loads customers by their ids, in their order; null for one who was erased. */
export async function loadCustomers(
  ctx: Ctx,
  ids: readonly string[],
): Promise<(Payloads['customer.created'] | null)[]> {
  const { deps, tx, scope } = ctx
  const where = [inArray(customers.id, [...new Set(ids)]), isNull(customers.erasedAt)]
  const rows = await tx.find(scope, customers, { where })
  const { origin } = deps.config
  const shown = await presentCustomers(ctx, rows, { origin })
  const byId = new Map(shown.map((customer) => [customer.id, customer]))
  return ids.map((id) => byId.get(id) ?? null)
}

/** Loads partners by their ids, in their order; null for one who was erased. */
export async function loadPersons(
  ctx: Ctx,
  ids: readonly string[],
): Promise<(PersonTold | null)[]> {
  const byId = await findPartners(ctx, ids)
  return ids.map((id) => {
    const row = byId.get(id)
    return row && !row.erasedAt ? toPerson(row) : null
  })
}

/** Loads what a merge has made of two partners. */
export async function loadMerged(
  ctx: Ctx,
  merges: readonly { partnerId: string; fromPartnerId: string; alreadyEnrolled?: boolean }[],
): Promise<(Payloads['partner.merged'] | null)[]> {
  const { tx, scope } = ctx
  const targetIds = merges.map(({ partnerId }) => partnerId)
  const byId = await findPartners(ctx, [
    ...targetIds,
    ...merges.map(({ fromPartnerId }) => fromPartnerId),
  ])
  const where = [inArray(enrollments.partnerId, targetIds)]
  const enrolled = await tx.find(scope, enrollments, { where })
  return merges.map(({ partnerId, fromPartnerId, alreadyEnrolled = false }) => {
    const [source, target] = [byId.get(fromPartnerId), byId.get(partnerId)]
    if (!source || !target) return null
    const own = enrolled.find((row) => row.partnerId === partnerId && row.tenantId !== null)
    return {
      sourcePartner: { id: source.id, tenantId: null, email: source.email },
      targetPartner: { id: target.id, tenantId: own?.tenantId ?? null, email: target.email },
      targetAlreadyEnrolled: alreadyEnrolled,
    }
  })
}

/** Loads applications by the enrollment's id, in their order. */
export async function loadApplications(
  ctx: Ctx,
  ids: readonly string[],
): Promise<(Payloads['partner.application_submitted'] | null)[]> {
  const { tx, scope } = ctx
  const where = [inArray(enrollments.id, [...new Set(ids)])]
  const rows = await tx.find(scope, enrollments, { where })
  const people = await findPartners(
    ctx,
    rows.map((row) => row.partnerId),
  )
  return ids.map((id) => {
    const enrollment = rows.find((row) => row.id === id)
    const partner = people.get(enrollment?.partnerId ?? '')
    return enrollment && partner && !partner.erasedAt
      ? presentApplication(enrollment, partner)
      : null
  })
}

async function findPartners(
  { tx, scope }: Ctx,
  ids: readonly string[],
): Promise<Map<string, PartnerRow>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.find(scope, partners, { where: [inArray(partners.id, [...new Set(ids)])] })
  return new Map(rows.map((row) => [row.id, row]))
}

function toPerson(row: PartnerRow): PersonTold {
  const { id, name, username, email, image, description, country, companyName, locale } = row
  const times = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() }
  const person = { id, name, username, email, image, description, country, companyName, locale }
  return { ...person, ...times }
}
