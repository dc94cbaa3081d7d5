import type { Ctx } from '../../../core/ctx.ts'
import { invalid } from '../../../domain/errors.ts'
import { csvLine, type Cell } from '../../../core/csv.ts'
import { amountCell, amountHeading, withCurrency } from '../../../core/csv-money.ts'
import { formatMinor } from '../../../domain/money.ts'
import { findEvents, presentEvents } from './list-events.ts'
import type { EventItem, EventsExportQuery } from './schema.ts'

const BATCH = 1000

/** The columns of an export, in their order. */
const COLUMNS: Record<string, (event: EventItem) => Cell> = {
  timestamp: (e) => e.timestamp,
  event: (e) => e.event,
  id: (e) => e.id,
  eventName: (e) => e.eventName,
  eventQuantity: (e) => e.eventQuantity,
  linkId: (e) => e.link.id,
  linkExternalId: (e) => e.link.externalId,
  linkDomain: (e) => e.link.domain,
  linkKey: (e) => e.link.key,
  shortLink: (e) => e.link.shortLink,
  tenantId: (e) => e.link.tenantId,
  programId: (e) => e.link.programId,
  partnerId: (e) => e.link.partnerId,
  partnerName: (e) => e.partner?.name,
  url: (e) => e.url,
  clickId: (e) => e.click.id,
  clickTimestamp: (e) => e.click.timestamp,
  continent: (e) => e.continent,
  country: (e) => e.country,
  region: (e) => e.click.region,
  city: (e) => e.city,
  device: (e) => e.device,
  browser: (e) => e.browser,
  os: (e) => e.os,
  trigger: (e) => e.click.trigger,
  referer: (e) => e.click.referer,
  refererUrl: (e) => e.click.refererUrl,
  customerId: (e) => e.customer?.id,
  customerExternalId: (e) => e.customer?.externalId,
  customerProgramId: (e) => e.customer?.identifiedProgramId,
  customerName: (e) => e.customer?.name,
  customerEmail: (e) => e.customer?.email,
  currency: (e) => e.sale?.currency,
  saleAmount: (e) => e.saleAmount,
  tax: (e) => e.sale?.tax,
  shipping: (e) => e.sale?.shipping,
  fee: (e) => e.sale?.fee,
  lineItems: (e) => (e.sale?.lineItems.length ? JSON.stringify(e.sale.lineItems) : null),
  invoiceId: (e) => e.sale?.invoiceId,
  paymentProcessor: (e) => e.sale?.paymentProcessor,
  metadata: (e) => e.metadata && JSON.stringify(e.metadata),
}

/** The columns that a CSV file writes in another way than JSON does. */
const IN_CSV: Record<string, (event: EventItem) => Cell> = {
  currency: (e) => e.sale?.currency.toUpperCase(),
  saleAmount: (e) => amountCell(e.saleAmount, e.sale?.currency),
  tax: (e) => amountCell(e.sale?.tax, e.sale?.currency),
  shipping: (e) => amountCell(e.sale?.shipping, e.sale?.currency),
  fee: (e) => amountCell(e.sale?.fee, e.sale?.currency),
  lineItems: ({ sale }) => (sale?.lineItems.length ? itemsCell(sale) : null),
}
const isAmount = (name: string) => name in IN_CSV && name !== 'currency'

function itemsCell({ lineItems, currency }: NonNullable<EventItem['sale']>): string {
  const written = lineItems.map((item) => ({
    ...item,
    amount: formatMinor(BigInt(item.amount), currency),
  }))
  return JSON.stringify(written)
}

/**
 * Exports every matching event, newest first, page by page: no page is read before the client took the
 * last, and no connection is held between two.
 * @throws ApiError `unprocessable_entity`, before the first part
 */
export async function exportEvents(
  ctx: Ctx,
  query: EventsExportQuery,
): Promise<AsyncIterator<string>> {
  const { format = 'csv', columns: names, ...asked } = query
  const known = readColumns(names)
  const columns = format === 'csv' ? withCurrency(known, isAmount) : known
  const page = { ...asked, limit: BATCH }
  const atMs = ctx.deps.clock.now()
  const frozen = { ...ctx, deps: { ...ctx.deps, clock: { now: () => atMs } } }
  const first = await findEvents(frozen, page)
  const write = format === 'csv' ? csvOf(columns) : ndjsonOf(names ? columns : null)
  return pages()

  async function* pages(): AsyncGenerator<string> {
    if (format === 'csv') yield csvLine(columns.map(toHeading))
    let rows = first
    while (rows.length > 0) {
      const events = await presentEvents(ctx, rows)
      yield events.map(write).join('')
      if (rows.length < BATCH) return
      rows = await findEvents(frozen, { ...page, startingAfter: rows.at(-1)!.id })
    }
  }
}

function toHeading(name: string): string {
  return isAmount(name) ? amountHeading(name) : name
}

function csvOf(columns: string[]) {
  const cells = columns.map((name) => IN_CSV[name] ?? COLUMNS[name]!)
  return (event: EventItem) => csvLine(cells.map((cell) => cell(event)))
}

function ndjsonOf(columns: string[] | null) {
  return (event: EventItem) => {
    const entries = columns?.map((name) => [name, COLUMNS[name]!(event) ?? null])
    return `${JSON.stringify(entries ? Object.fromEntries(entries) : event)}\n`
  }
}

function readColumns(text: string | undefined): string[] {
  const known = Object.keys(COLUMNS)
  if (!text) return known
  const names = [...new Set(text.split(',').map((name) => name.trim()))]
  const unknown = names.find((name) => !known.includes(name))
  if (unknown === undefined) return names
  const shown = JSON.stringify(unknown.slice(0, 50))
  throw invalid('columns', `Unknown column ${shown}. Use one of ${known.join(', ')}.`)
}
