import type { ISql } from 'postgres'
import type { Ctx } from '../../../core/ctx.ts'
import type { Deps } from '../../../deps.ts'
import { invalid } from '../../../domain/errors.ts'
import { isId, MAX_ID_TIME_MS } from '../../../domain/ids.ts'
import { eventsWhere } from '../reports/event-tables.ts'
import { readFilters } from '../reports/filters.ts'
import { inTime } from '../reports/read-report.ts'
import { readTime } from '../reports/read-time.ts'
import { resolveFilters } from '../reports/resolve-filters.ts'
import { loadEvents, type EventRow } from './event-rows.ts'
import { loadLinks } from './load-links.ts'
import { loadPartners } from './load-partners.ts'
import { requireClicks } from './require-clicks.ts'
import { loadEventRevenue, shownTo, toEvent } from './present.ts'
import type { EventItem, EventsQuery } from './schema.ts'

const DEFAULT_LIMIT = 100

/** Lists events that belong to a link, newest first, of all time unless a time is asked for. */
export async function listEvents(ctx: Ctx, query: EventsQuery): Promise<EventItem[]> {
  const rows = await findEvents(ctx, query)
  return presentEvents(ctx, rows)
}

export async function presentEvents(ctx: Ctx, rows: readonly EventRow[]): Promise<EventItem[]> {
  const links = await loadLinks(
    ctx,
    rows.map((row) => row.linkNum),
  )
  const revenues = await loadEventRevenue(ctx, rows)
  const findPartner = await loadPartners(ctx, links.values())
  return rows.flatMap((row, i) => {
    const link = links.get(row.linkNum ?? -1)
    if (!link) return []
    const shown = { link, partner: findPartner(link), revenue: revenues[i]! }
    return [toEvent(shownTo(ctx.scope, row), shown)]
  })
}

/** Finds the rows of one page, in the requested order. */
export function findEvents(ctx: Ctx, query: EventsQuery): Promise<EventRow[]> {
  return inTime(ctx.deps.db.report(ctx.scope, (sql) => readPage(ctx, sql, query)))
}

async function readPage(ctx: Ctx, sql: ISql, query: EventsQuery): Promise<EventRow[]> {
  const { deps, scope } = ctx
  const { event: table = 'clicks', limit = DEFAULT_LIMIT } = query
  const filters = readFilters(query)
  const order = query.sortOrder ?? query.order ?? 'desc'
  const cursor = readCursor(query)
  const range = { ...rangeOf(deps, query), unrolled: false }
  const { workspaceId } = scope
  if (table === 'clicks' && !filters.customerId && query.interval !== 'all') {
    await requireClicks(sql, workspaceId, range)
  }
  const resolved = await resolveFilters(sql, workspaceId, filters)
  const passing = eventsWhere(sql, table, { workspaceId, filters: resolved, ranges: [range] })
  const backwards = cursor?.side === 'before'
  const read = backwards ? (order === 'desc' ? 'asc' : 'desc') : order
  const beyond = sql.unsafe(read === 'desc' ? '<' : '>')
  const rows = await loadEvents(sql, workspaceId, table, {
    where: cursor ? sql`${passing} and id ${beyond} ${cursor.id}` : passing,
    order: read,
    limit,
    offset: cursor ? 0 : ((query.page ?? 1) - 1) * limit,
  })
  return backwards ? rows.toReversed() : rows
}

function rangeOf(deps: Deps, query: EventsQuery) {
  const { interval, start, end } = query
  const nowMs = deps.clock.now()
  if ([interval, start, end].every((part) => part === undefined)) {
    readTime({ ...query, interval: 'all' }, { nowMs, firstMs: nowMs })
    return { startMs: 0, endMs: MAX_ID_TIME_MS }
  }
  const { startMs, endMs } = readTime(query, { nowMs, firstMs: 0 })
  return { startMs: Math.max(0, startMs), endMs }
}

function readCursor({ event, page, startingAfter, endingBefore }: EventsQuery) {
  if (startingAfter !== undefined && endingBefore !== undefined) {
    throw invalid('endingBefore', 'Send startingAfter or endingBefore, not both.')
  }
  const id = startingAfter ?? endingBefore
  if (id === undefined) return null
  const name = startingAfter === undefined ? 'endingBefore' : 'startingAfter'
  if (page !== undefined) throw invalid(name, `Send page or ${name}, not both.`)
  const prefix = event === 'leads' || event === 'sales' ? 'evt' : ''
  if (!isId(prefix, id)) throw invalid(name, `${name} is the id of an event of this list.`)
  return { id, side: startingAfter === undefined ? ('before' as const) : ('after' as const) }
}
