import type { Source } from '../../../db/source.ts'
import { sql, type SQL } from 'drizzle-orm'
import { customers } from '../../../db/schema/events.ts'
import { insertInto, recordset, rowFor, type RowWriter, type Write } from '../../../db/writes.ts'
import { readCustomerName } from '../../../domain/customer-name.ts'
import type { EvidenceLevel } from '../../../domain/evidence-level.ts'
import type { Pinned } from '../../../domain/reward/types.ts'
import type { Ids } from '../../../ids.ts'
import type { KnownCustomer } from './evidence.ts'
import type { Person } from '../../../core/input.ts'

/** The values of an event for its customer. */
export interface CustomerUpdate {
  externalId: string
  at: Date
  /** The earliest time at which anything happened by now. */
  seenAtMs: number | null
  person: Person
  country: string | null
  /** The customer's origin, when this event decides it. */
  source: Source | null
  /** Who vouches for it. */
  evidence: EvidenceLevel
  /** When an origin begins that has no click: only later events go there. Default: it has always been so. */
  originAt?: Date | null
  /** The source is fixed by this event, if it is not yet. */
  settles: boolean
  /** The lead that has the link, for customers who had none. */
  leadId: string | null
  /** The current offer of the link's partner: stored when the source settles. */
  offer: Pinned | null
  sale?: { ownAmountMinor: bigint; counted: boolean }
}

/** A customer as an event leaves them, and what to write for it. */
export interface SavedCustomer {
  customer: KnownCustomer
  writes: Write[]
}

/**
 * Creates the customer, or adds what was not known: a name is never replaced by an event, and a
 * settled source stays.
 */
export function saveCustomer(
  ids: Ids,
  before: KnownCustomer | null,
  news: CustomerUpdate,
): SavedCustomer {
  const { person, sale, at } = news
  const customer: KnownCustomer = {
    id: before?.id ?? ids.make('cus', at.getTime()),
    externalId: news.externalId,
    name: before?.name ?? person.name,
    email: before?.email ?? person.email,
    avatar: before?.avatar ?? person.avatar,
    country: before?.country ?? news.country,
    settled: before?.settled || news.settles,
    settledAtMs: before?.settled || !news.settles ? (before?.settledAtMs ?? null) : at.getTime(),
    evidence: before?.evidence ?? news.evidence,
    leadId: before?.leadId ?? news.leadId,
    converted: before?.converted || (sale?.counted ?? false),
    createdAtMs: before?.createdAtMs ?? at.getTime(),
    seenAtMs: news.seenAtMs,
    originAtMs: before?.originAtMs ?? null,
    pinned: before?.pinned ?? (before?.settled || news.settles ? news.offer : null),
  }
  const source = before?.settled ? null : sourceColumns(news)
  if (source) customer.evidence = news.evidence
  if (source) customer.originAtMs = source.clickedAt?.getTime() ?? null
  const { createdAtMs: _, originAtMs: __, seenAtMs, settledAtMs, ...named } = customer
  const columns = { ...named, seenAt: toTime(seenAtMs), settledAt: toTime(settledAtMs) }
  if (!before) {
    const sums = sale && { sales: 1, saleAmount: sale.ownAmountMinor, firstSaleAt: at }
    const { programId } = readCustomerName(customer.externalId)
    const row = { ...columns, programId, ...source, ...sums, createdAt: at, updatedAt: at }
    return { customer, writes: [insertInto(customers, row)] }
  }
  if (!sale && !source && !changed(before, customer)) return { customer, writes: [] }
  const isMoved = source !== null
  const sums = {
    sales: sale ? 1 : 0,
    saleAmount: sale?.ownAmountMinor ?? 0n,
    saleAt: sale ? at : null,
  }
  return { customer, writes: [rowFor(CHANGED, { ...columns, ...source, isMoved, ...sums })] }
}

/** Customers who are known already, held one by one (see `loadEvidence`). */
const CHANGED: RowWriter<Record<string, unknown>> = {
  name: 'update customers',
  table: customers,
  write: (ws, rows) => sql`
    update customers c set name = r.name, email = r.email, avatar = r.avatar, country = r.country,
      settled = r.settled, settled_at = r."settledAt", evidence = r.evidence, lead_id = r."leadId", converted = r.converted, pinned = r.pinned,
      link_num = case when r."isMoved" then r."linkNum" else c.link_num end,
      click_id = case when r."isMoved" then r."clickId" else c.click_id end,
      clicked_at = case when r."isMoved" then r."clickedAt" else c.clicked_at end,
      partner_id = case when r."isMoved" then r."partnerId" else c.partner_id end,
      program_id = case when r."isMoved" then r."programId" else c.program_id end,
      sales = c.sales + r.sales, sale_amount = c.sale_amount + r."saleAmount",
      first_sale_at = least(c.first_sale_at, r."saleAt"), seen_at = r."seenAt"
    from ${recordset(rows, CUSTOMER)} where c.workspace_id = ${ws} and c.id = r.id`,
}

const CUSTOMER = `id text, name text, email text, avatar text, country text, settled bool, "settledAt" timestamptz, evidence text,
  "leadId" text, converted bool, pinned jsonb, "isMoved" bool, "linkNum" bigint, "clickId" text,
  "clickedAt" timestamptz, "partnerId" text, "programId" text, sales bigint, "saleAmount" bigint,
  "saleAt" timestamptz, "seenAt" timestamptz`

/** Builds an update that adds sales, at the earliest at their time. */
export function addSales(more: { sales: number; ownAmountMinor: bigint; firstAt: Date | null }): {
  sales: SQL
  saleAmount: SQL
  firstSaleAt: SQL
  seenAt: SQL
} {
  const { sales, ownAmountMinor, firstAt } = more
  const first = firstAt?.toISOString() ?? null
  return {
    sales: sql`${customers.sales} + ${sales}::bigint`,
    saleAmount: sql`${customers.saleAmount} + ${String(ownAmountMinor)}::bigint`,
    firstSaleAt: sql`least(${customers.firstSaleAt}, ${first}::timestamptz)`,
    seenAt: sql`least(${customers.seenAt}, ${first}::timestamptz)`,
  }
}

function sourceColumns({ source, originAt = null }: CustomerUpdate) {
  if (!source) return null
  return {
    linkNum: source.linkNum,
    clickId: source.clickId,
    clickedAt: source.clickedAtMs === null ? originAt : new Date(source.clickedAtMs),
    partnerId: source.link.partnerId,
    programId: source.link.programId,
  }
}

function toTime(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms)
}

function changed(before: KnownCustomer, after: KnownCustomer): boolean {
  return Object.entries(after).some(
    ([name, value]) => before[name as keyof KnownCustomer] !== value,
  )
}
