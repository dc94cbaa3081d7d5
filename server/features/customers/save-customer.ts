import { sql, type SQL } from 'drizzle-orm'
import { customers } from '../../db/schema/events.ts'
import { insertInto, updateRow } from '../../db/write-together.ts'
import type { Pinned } from '../../domain/reward/types.ts'
import type { Ids } from '../../ids.ts'
import type { KnownCustomer, Source } from './evidence.ts'
import type { Person } from './parse-input.ts'

/** What an event teaches about its customer. */
export interface CustomerNews {
  externalId: string
  at: Date
  person: Person
  country: string | null
  /** Where they came from, when this event decides it. */
  source: Source | null
  /** The source never changes again. */
  settles: boolean
  /** The lead that has the link, for customers who had none. */
  leadId: string | null
  /** What the link's partner is offered now: counts when the source settles. */
  offer: Pinned | null
  sale?: { ownAmountMinor: bigint; counted: boolean }
}

/** A customer as an event leaves them, and what to write for it. */
export interface SavedCustomer {
  customer: KnownCustomer
  writes: (workspaceId: string) => SQL[]
}

/**
 * Creates the customer, or adds what was not known: a name is never replaced by an event, and a
 * settled source stays.
 */
export function saveCustomer(
  ids: Ids,
  before: KnownCustomer | null,
  news: CustomerNews,
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
    leadId: before?.leadId ?? news.leadId,
    converted: before?.converted || (sale?.counted ?? false),
    createdAtMs: before?.createdAtMs ?? at.getTime(),
    pinned: before?.pinned ?? (before?.settled || news.settles ? news.offer : null),
  }
  const source = before?.settled ? null : sourceColumns(news.source)
  const { createdAtMs: _, ...columns } = customer
  if (!before) {
    const sums = sale && { sales: 1, saleAmount: sale.ownAmountMinor, firstSaleAt: at }
    const row = { ...columns, ...source, ...sums, createdAt: at, updatedAt: at }
    return { customer, writes: (ws) => [insertInto(ws, customers, row)] }
  }
  if (!sale && !source && !changed(before, customer)) return { customer, writes: () => [] }
  const sums = sale && addSales({ sales: 1, ownAmountMinor: sale.ownAmountMinor, firstAt: at })
  const change = { ...columns, ...source, ...sums }
  return { customer, writes: (ws) => [updateRow(ws, customers, customer.id, change)] }
}

/** For an update: more sales, at the earliest then. */
export function addSales(more: { sales: number; ownAmountMinor: bigint; firstAt: Date | null }): {
  sales: SQL
  saleAmount: SQL
  firstSaleAt: SQL
} {
  const { sales, ownAmountMinor, firstAt } = more
  return {
    sales: sql`${customers.sales} + ${sales}::bigint`,
    saleAmount: sql`${customers.saleAmount} + ${String(ownAmountMinor)}::bigint`,
    firstSaleAt: sql`least(${customers.firstSaleAt}, ${firstAt?.toISOString() ?? null}::timestamptz)`,
  }
}

function sourceColumns(source: Source | null) {
  if (!source) return null
  return {
    linkNum: source.linkNum,
    clickId: source.clickId,
    clickedAt: source.clickedAtMs === null ? null : new Date(source.clickedAtMs),
    partnerId: source.link.partnerId,
    programId: source.link.programId,
  }
}

function changed(before: KnownCustomer, after: KnownCustomer): boolean {
  return Object.entries(after).some(
    ([name, value]) => before[name as keyof KnownCustomer] !== value,
  )
}
