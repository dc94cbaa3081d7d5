import type { Ctx } from '../../../core/ctx.ts'
import { decode, row, text } from '../../../db/row.ts'
import { ApiError } from '../../../domain/errors.ts'
import { idTimeMs, isId } from '../../../domain/ids.ts'
import {
  internal,
  money,
  type Localizable,
  type Message,
  type Value,
} from '../../../domain/message/message.ts'
import { format, type Locale } from '../../../locales/format.ts'
import { readReport, type Report } from '../reports/read-report.ts'
import type { Link } from '../../links/links/schema.ts'
import { explainEarnings, type Earnings } from './explain-earnings.ts'
import { loadEvents, type EventRow, type EventTable } from './event-rows.ts'
import { loadLinks } from './load-links.ts'
import { loadPartners } from './load-partners.ts'
import { KINDS, loadEventRevenue, shownTo, toClick, toFields } from './present.ts'
import type { EventRefund, ExplainedEvent, Explanation } from './schema.ts'

interface Found {
  row: EventRow
  /** The sale itself, or the one that a refund is about. */
  sale: EventRow | null
  lead: EventRow | null
  click: EventRow | null
  refunds: EventRow[]
  earnings: Earnings
  /** The id that was asked for, when it stands for the click. */
  alias: string | null
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
  const partner = (await loadPartners(ctx, links.values()))(link)
  const [revenue] = await loadEventRevenue(ctx, [row])
  return {
    event: KINDS[row.kind],
    link,
    partner,
    ...toFields(shownTo(ctx.scope, row), { link, revenue: revenue! }),
    ...(row.kind === 'refunds' && { refund: toRefund(row) }),
    explanation: explain(found, link, ctx.locale),
  }
}

async function gather(report: Report, id: string): Promise<Found> {
  const { sql, workspaceId } = report
  const one = async (table: EventTable, wanted: string | null) => {
    if (wanted === null) return null
    const page = { where: sql`id = ${wanted}`, order: 'asc', limit: 1 } as const
    return (await loadEvents(sql, workspaceId, table, page))[0] ?? null
  }
  const clickOfAlias = isId('', id) ? await findAlias(report, id) : null
  const row = isId('', id)
    ? await one('clicks', clickOfAlias ?? id)
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
  const alias = clickOfAlias === null ? null : id
  return { row, sale, refunds, click, lead, alias, earnings: await explainEarnings(report, row) }
}

const Alias = row({ clickId: text })

/** Finds the click that an id stands for which was handed out during an outage. */
async function findAlias({ sql, workspaceId }: Report, id: string): Promise<string | null> {
  const found = await sql`
    select click_id as "clickId" from click_aliases where workspace_id = ${workspaceId} and id = ${id}`
  return decode(Alias, found)[0]?.clickId ?? null
}

function unknownEvent({ clicksSinceMs }: Report, id: string): ApiError {
  const isRemoved = isId('', id) && idTimeMs(id) < clicksSinceMs
  const why = isRemoved ? ' Clicks of its time were removed, but for those that led to a lead.' : ''
  return new ApiError('not_found', `No event has the ID ${JSON.stringify(id.slice(0, 64))}.${why}`)
}

function explain(
  { row, sale, lead, click, refunds, earnings, alias }: Found,
  link: Link | null,
  locale: Locale,
): Explanation {
  const about = row.kind === 'refunds' ? sale : row
  const said = (step: Localizable) => format(step, locale)
  const common = {
    click: click && toClick(click),
    lead: lead && { id: lead.id, eventName: lead.eventName ?? '', timestamp: iso(lead) },
    refunds: refunds.map(toRefund),
    commissions: earnings.commissions,
    unearned: earnings.unearned && {
      reason: earnings.unearned.reason,
      steps: earnings.unearned.steps.map(said),
    },
  }
  if (row.kind === 'clicks') {
    const steps = clickSteps(row, link).map(said)
    if (alias !== null) steps.push(said(internal('internal.event.click-alias', { alias })))
    return { verdict: 'recorded', reason: row.trigger, steps, ...common }
  }
  const steps: Localizable[] = (about?.steps ?? []).map((step) => withNames(step, { link, lead }))
  if (row.kind === 'leads') steps.push(leadStep(row))
  if (sale) steps.push(...saleSteps(sale, refunds))
  if (row.kind === 'refunds') steps.push(refundStep(row))
  if (about?.clientSide) steps.push(internal('internal.event.reported-by-browser'))
  steps.push(...earnings.steps)
  const verdict = row.linkNum === null ? 'unattributed' : 'attributed'
  return {
    verdict,
    reason: about?.reason ?? 'unknown_sale',
    steps: steps.map(said),
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

function clickSteps(row: EventRow, link: Link | null): Message[] {
  const { city, country, device, browser, os, referer } = toClick(row)
  const opened = {
    at: { at: iso(row) },
    trigger: row.trigger,
    link: link?.shortLink ?? '',
    referer,
  }
  return [
    internal('internal.event.click', opened),
    internal('internal.event.click-from', { city, country: { country }, device, browser, os }),
    internal('internal.event.click-counts'),
  ]
}

function leadStep({ linkNum, quantity }: EventRow): Message {
  return linkNum === null
    ? internal('internal.event.lead-unattributed')
    : internal('internal.event.lead-counts', { count: quantity ?? 1 })
}

function saleSteps(
  { amount, currency, linkNum }: EventRow,
  refunds: readonly EventRow[],
): Message[] {
  const sum = (minor: number) => money(BigInt(minor), currency ?? 'usd')
  const steps = [internal('internal.event.sale', { amount: sum(amount ?? 0) })]
  const taken = refunds.reduce((all, refund) => all + (refund.amount ?? 0), 0)
  if (taken > 0) {
    const values = { taken: sum(taken), rest: sum((amount ?? 0) - taken) }
    steps.push(internal('internal.event.sale-refunded', values))
  }
  if (linkNum === null) steps.push(internal('internal.event.sale-unattributed'))
  return steps
}

function refundStep(row: EventRow): Message {
  const minor = row.amount ?? 0
  const values = (amount: number) => ({
    amount: money(BigInt(amount), row.currency ?? 'usd'),
    at: { at: iso(row) },
  })
  return minor < 0
    ? internal('internal.event.refund-undone', values(-minor))
    : internal('internal.event.refund', values(minor))
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
