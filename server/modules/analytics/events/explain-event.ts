import type { Ctx } from '../../../core/ctx.ts'
import { ApiError } from '../../../domain/errors.ts'
import { idTimeMs, isId } from '../../../domain/ids.ts'
import type { Message, Value } from '../../../domain/message/message.ts'
import { formatMoney } from '../../../domain/money.ts'
import { format } from '../../../locales/format.ts'
import { readReport, type Report } from '../reports/read-report.ts'
import type { Link } from '../../links/links/schema.ts'
import { explainEarnings, type Earnings } from './explain-earnings.ts'
import { loadEvents, type EventRow, type EventTable } from './event-rows.ts'
import { loadLinks } from './load-links.ts'
import { KINDS, toClick, toFields } from './present.ts'
import type { EventRefund, ExplainedEvent, Explanation } from './schema.ts'

interface Found {
  row: EventRow
  /** The sale itself, or the one that a refund is about. */
  sale: EventRow | null
  lead: EventRow | null
  click: EventRow | null
  refunds: EventRow[]
  earnings: Earnings
}

/**
 * Explains one event: the click, the rule, the lead, the money, step by step.
 * @throws ApiError `not_found`
 */
export async function explainEvent(ctx: Ctx, id: string): Promise<ExplainedEvent> {
  const found = await readReport(ctx, (report) => gather(report, id))
  const { row } = found
  const links = await loadLinks(ctx, [row.linkNum])
  const link = links.get(row.linkNum ?? -1) ?? null
  return {
    event: KINDS[row.kind],
    link,
    ...toFields(row, link),
    ...(row.kind === 'refunds' && { refund: toRefund(row) }),
    explanation: explain(found, link),
  }
}

async function gather(report: Report, id: string): Promise<Found> {
  const { sql, workspaceId } = report
  const one = async (table: EventTable, wanted: string | null) => {
    if (wanted === null) return null
    const page = { where: sql`id = ${wanted}`, order: 'asc', limit: 1 } as const
    return (await loadEvents(sql, workspaceId, table, page))[0] ?? null
  }
  const row = isId('', id)
    ? await one('clicks', id)
    : isId('evt', id)
      ? ((await one('leads', id)) ?? (await one('sales', id)) ?? (await one('refunds', id)))
      : null
  if (!row) throw unknownEvent(report, id)
  const sale = row.kind === 'sales' ? row : await one('sales', row.saleId)
  const refunds = sale
    ? await loadEvents(sql, workspaceId, 'refunds', {
        where: sql`sale_id = ${sale.id}`,
        order: 'asc',
        limit: 1000,
      })
    : []
  const clickId = row.clickId ?? sale?.clickId ?? null
  const click = row.kind === 'clicks' ? row : await one('clicks', clickId)
  const lead = await one('leads', sale?.leadId ?? null)
  return { row, sale, refunds, click, lead, earnings: await explainEarnings(report, row) }
}

function unknownEvent({ clicksSinceMs }: Report, id: string): ApiError {
  const isRemoved = isId('', id) && idTimeMs(id) < clicksSinceMs
  const why = isRemoved ? ' Clicks of its time were removed, but for those that led to a lead.' : ''
  return new ApiError('not_found', `No event has the id ${JSON.stringify(id.slice(0, 64))}.${why}`)
}

function explain(
  { row, sale, lead, click, refunds, earnings }: Found,
  link: Link | null,
): Explanation {
  const about = row.kind === 'refunds' ? sale : row
  const common = {
    click: click && toClick(click),
    lead: lead && { id: lead.id, eventName: lead.eventName ?? '', timestamp: iso(lead) },
    refunds: refunds.map(toRefund),
    commissions: earnings.commissions,
    unearned: earnings.unearned,
  }
  if (row.kind === 'clicks') {
    return { verdict: 'recorded', reason: row.trigger, steps: clickSteps(row, link), ...common }
  }
  const steps = (about?.steps ?? []).map((step) => format(withNames(step, { link, lead })))
  if (row.kind === 'leads') steps.push(leadStep(row))
  if (sale) steps.push(...saleSteps(sale, refunds))
  if (row.kind === 'refunds') steps.push(refundStep(row))
  if (about?.clientSide) steps.push('A browser reported it, so it is not proven by your server.')
  steps.push(...earnings.steps)
  const verdict = row.linkNum === null ? 'unattributed' : 'attributed'
  return {
    verdict,
    reason: about?.reason ?? 'unknown_sale',
    steps,
    ...common,
  }
}

interface Named {
  link: Link | null
  lead: EventRow | null
}

/** Replaces the ids of a verdict, which are stored since they stay, by the names of links and leads. */
function withNames({ code, values = {} }: Message, named: Named): Message {
  const entries = Object.entries(values).map(([key, value]) => [key, nameOf(value, named)])
  return { code, values: Object.fromEntries(entries) as Record<string, Value> }
}

function nameOf(value: Value, { link, lead }: Named): Value {
  if (typeof value !== 'object' || !('id' in value)) return value
  if (value.id === link?.id) return link.shortLink
  return value.id === lead?.id ? { quoted: lead.eventName ?? '' } : value
}

const TRIGGERS: Record<EventRow['trigger'], string> = {
  link: 'opened the short link',
  qr: 'scanned the QR code of the link',
  script: 'came to your site with the link in the address',
  visit: 'came to a page of your site that is the link',
  deeplink: 'opened your app through the link',
}

function clickSteps(row: EventRow, link: Link | null): string[] {
  const { city, country, device, browser, os, referer } = toClick(row)
  return [
    `At ${iso(row)} a visitor ${TRIGGERS[row.trigger]} ${link?.shortLink ?? ''}, referred by ${referer}.`,
    `The visitor was in ${city}, ${country}, with ${device}, ${browser}, ${os}.`,
    'It counts: neither a bot nor a preview nor a prefetch, and the first visit within the hour.',
  ]
}

function leadStep({ linkNum, quantity }: EventRow): string {
  if (linkNum === null) return 'It is kept, but counted nowhere until it belongs to a link.'
  return quantity === 1 ? 'It counts as one lead.' : `It counts as ${quantity ?? 1} leads.`
}

function saleSteps(
  { amount, currency, linkNum }: EventRow,
  refunds: readonly EventRow[],
): string[] {
  const money = (minor: number) => formatMoney(BigInt(minor), currency ?? 'usd')
  const steps = [`The sale is over ${money(amount ?? 0)}.`]
  const taken = refunds.reduce((sum, refund) => sum + (refund.amount ?? 0), 0)
  if (taken > 0)
    steps.push(`Refunds took ${money(taken)} back; ${money((amount ?? 0) - taken)} remain.`)
  if (linkNum === null) steps.push('It is counted nowhere until a lead of the customer claims it.')
  return steps
}

function refundStep(row: EventRow): string {
  const money = formatMoney(BigInt(row.amount ?? 0), row.currency ?? 'usd')
  if ((row.amount ?? 0) < 0) {
    const back = formatMoney(BigInt(-row.amount!), row.currency ?? 'usd')
    return `A refund of ${back} was undone at ${iso(row)}: it counts again.`
  }
  return `This refund takes ${money} off the totals at ${iso(row)}; the sale stays counted.`
}

function toRefund(row: EventRow): EventRefund {
  return {
    id: row.id,
    refundId: row.refundId ?? '',
    saleId: row.saleId ?? '',
    amount: row.amount ?? 0,
    currency: row.currency ?? '',
    timestamp: iso(row),
  }
}

function iso(row: EventRow): string {
  return row.createdAt.toISOString()
}
