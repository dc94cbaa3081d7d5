import { eq, sql, type SQL } from 'drizzle-orm'
import { customers } from '../../db/schema/events.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/tx.ts'
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
  sale?: { ownAmountMinor: bigint; counted: boolean }
}

/**
 * Creates the customer, or adds what was not known: a name is never replaced by an event, and a
 * settled source stays.
 */
export async function saveCustomer(
  ids: Ids,
  tx: Tx,
  scope: Scope,
  { customer, ...news }: CustomerNews & { customer: KnownCustomer | null },
): Promise<KnownCustomer> {
  const { person, sale, at } = news
  const known: KnownCustomer = {
    id: customer?.id ?? ids.make('cus', at.getTime()),
    externalId: news.externalId,
    name: customer?.name ?? person.name,
    email: customer?.email ?? person.email,
    avatar: customer?.avatar ?? person.avatar,
    country: customer?.country ?? news.country,
    settled: customer?.settled || news.settles,
    leadId: customer?.leadId ?? news.leadId,
    converted: customer?.converted || (sale?.counted ?? false),
  }
  const source = customer?.settled ? null : sourceColumns(news.source)
  if (!customer) {
    await tx.insert(scope, customers, {
      ...known,
      ...source,
      ...(sale && { sales: 1, saleAmount: sale.ownAmountMinor, firstSaleAt: at }),
      createdAt: at,
      updatedAt: at,
    })
  } else if (sale || source || changed(customer, known)) {
    const sums = sale && addSales({ sales: 1, ownAmountMinor: sale.ownAmountMinor, firstAt: at })
    await tx.update(scope, customers, { ...known, ...source, ...sums }, [
      eq(customers.id, known.id),
    ])
  }
  return known
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
