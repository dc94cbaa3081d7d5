import type { Ctx } from '../../../core/ctx.ts'
import { loadEvents, type EventRow, type EventTable } from '../../analytics/events/event-rows.ts'
import type { Revenue } from '../../../core/load-revenue.ts'
import { loadLinks } from '../../analytics/events/load-links.ts'
import { loadEventRevenue, toClick, toFields } from '../../analytics/events/present.ts'
import { keyOf, loadOwners } from './load-enrolled.ts'
import type { Payloads, PartnerTotals } from './schema.ts'

const TEXT = 1009

/** Loads clicks by their ids, in their order; null where there is none any more. */
export async function loadClicks(
  ctx: Ctx,
  ids: readonly string[],
): Promise<(Payloads['link.clicked'] | null)[]> {
  const { rows, links } = await load(ctx, 'clicks', ids)
  return ids.map((id) => {
    const row = rows.get(id)
    const link = links.get(row?.linkNum ?? -1)
    return row && link ? { click: toClick(row), link } : null
  })
}

/** Loads leads by their ids, in their order. */
export async function loadLeads(
  ctx: Ctx,
  ids: readonly string[],
): Promise<(Payloads['lead.created'] | null)[]> {
  return (await loadOutcomes(ctx, 'leads', ids)).map((found) => found && withoutSale(found))
}

/** Loads sales by their ids, in their order. */
export async function loadSales(
  ctx: Ctx,
  ids: readonly string[],
): Promise<(Payloads['sale.created'] | null)[]> {
  return (await loadOutcomes(ctx, 'sales', ids)).map((found) =>
    found?.sale ? { ...found, sale: found.sale } : null,
  )
}

/** Loads refunds and their reversals by their ids, in their order, with the sale. */
export async function loadRefunds(
  ctx: Ctx,
  refunds: readonly { eventId: string; saleId: string }[],
): Promise<(Payloads['sale.refunded'] | null)[]> {
  const { rows } = await load(
    ctx,
    'refunds',
    refunds.map(({ eventId }) => eventId),
  )
  const sales = await loadSales(
    ctx,
    refunds.map(({ saleId }) => saleId),
  )
  return refunds.map(({ eventId, saleId }, i) => {
    const row = rows.get(eventId)
    const told = sales[i]
    if (!row || !told) return null
    const { sale, customer, link, partner } = told
    return {
      refund: {
        id: eventId,
        refundId: row.refundId ?? '',
        // That of a reversal is what is given back.
        amount: Math.abs(row.amount ?? 0),
        currency: row.currency ?? sale.currency,
        timestamp: row.createdAt.toISOString(),
      },
      sale: { id: saleId, amount: sale.amount, currency: sale.currency, invoiceId: sale.invoiceId },
      customer,
      link,
      partner,
    }
  })
}

type Outcome = Payloads['lead.created'] & { sale: Payloads['sale.created']['sale'] | undefined }

function withoutSale({ sale: _, ...lead }: Outcome): Payloads['lead.created'] {
  return lead
}

async function loadOutcomes(
  ctx: Ctx,
  table: 'leads' | 'sales',
  ids: readonly string[],
): Promise<(Outcome | null)[]> {
  const { rows, links } = await load(ctx, table, ids)
  const revenues = await loadEventRevenue(ctx, [...rows.values()])
  const revenueById = new Map(Array.from(rows.keys(), (id, i) => [id, revenues[i]!]))
  const owners = await loadOwners(ctx, [...links.values()])
  return ids.map((id) => {
    const row = rows.get(id)
    const link = links.get(row?.linkNum ?? -1)
    const revenue = revenueById.get(id)
    if (!row || !link || !revenue) return null
    return toOutcome(row, { link, revenue, partner: owners.get(keyOf(link)) ?? null })
  })
}

type Links = Awaited<ReturnType<typeof loadLinks>>
type Link = Links extends Map<number, infer L> ? L : never

function toOutcome(
  row: EventRow,
  { link, revenue, partner }: { link: Link; revenue: Revenue; partner: PartnerTotals | null },
): Outcome {
  const { click, customer, metadata, eventName, sale } = toFields(row, { link, revenue })
  return {
    eventId: row.id,
    eventName: eventName ?? '',
    customer: customer!,
    click,
    link,
    partner,
    metadata: metadata ?? null,
    sale,
  }
}

async function load(
  ctx: Ctx,
  table: EventTable,
  ids: readonly string[],
): Promise<{ rows: Map<string, EventRow>; links: Links }> {
  const { deps, scope } = ctx
  const found = await deps.db.read(scope, (sql) => {
    const where = sql`id = any(${sql.array([...ids], TEXT)}::text[])`
    return loadEvents(sql, scope.workspaceId, table, { where, order: 'asc', limit: ids.length })
  })
  const links = await loadLinks(
    ctx,
    found.map((row) => row.linkNum),
  )
  return { rows: new Map(found.map((row) => [row.id, row])), links }
}
