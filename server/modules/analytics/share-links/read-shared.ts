import { inArray, isNotNull } from 'drizzle-orm'
import type { ShareCtx } from '../../../core/callers.ts'
import { links } from '../../../db/schema/links.ts'
import { invalid } from '../../../domain/errors.ts'
import { resolveInterval } from '../../../domain/time.ts'
import { fromLocal, toLocal } from '../../../domain/zone.ts'
import { retrieveAnalytics } from '../reports/retrieve-analytics.ts'
import type { AnalyticsCount, AnalyticsRow } from '../reports/schema.ts'
import { readAddress, type SavedReport } from '../saved-views/read-address.ts'
import { SHARED_GROUPS, type SharedQuery, type SharedReport } from './schema.ts'

/** Columns of rows that name nobody; comments, ids of tenants and the like are not among them. */
const SHOWN = [
  'start',
  'id',
  'domain',
  'key',
  'shortLink',
  'referer',
  'trigger',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'country',
  'region',
  'city',
  'continent',
  'device',
  'browser',
  'os',
] as const satisfies readonly (keyof AnalyticsRow)[]

/** Says what a shared report is. */
export function showShared({ share }: ShareCtx): SharedReport {
  const { time, filters, compares } = readAddress(share.query)
  const { name, workspace, page, currency, timezone, expiresAt } = share
  const search = [...new URLSearchParams(share.query)]
  const counted = new Set(['range', 'from', 'to', 'compare', ...Object.keys(filters)])
  return {
    name,
    workspace,
    page,
    currency,
    timezone,
    range: { interval: null, start: null, end: null, ...time },
    compares,
    filteredBy: Object.keys(filters),
    shown: Object.fromEntries(search.filter(([key]) => !counted.has(key))),
    groupings: [...SHARED_GROUPS],
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}

/**
 * Reads figures of a shared report: the view says of what and when, whatever the viewer asks for.
 * @throws ApiError `unprocessable_entity`
 */
export async function readShared(
  ctx: ShareCtx,
  { groupBy, event, include, period }: SharedQuery,
): Promise<AnalyticsCount | AnalyticsRow[]> {
  const { share, deps } = ctx
  const saved = readAddress(share.query)
  const { timezone } = share
  const time =
    period === 'previous' ? before(saved.time, { timezone, nowMs: deps.clock.now() }) : saved.time
  const chosen = {
    ...(event && { event }),
    ...(groupBy && { groupBy }),
    ...(include && { include }),
  }
  const query = { ...saved.filters, ...time, timezone, ...chosen }
  const answer = await retrieveAnalytics(ctx, query)
  if (!Array.isArray(answer)) return answer
  return (groupBy === 'top_links' ? await withoutPartners(ctx, answer) : answer).map(shownOf)
}

/** Returns the time before, as long; one that goes on ends at the same hour. */
function before(
  time: SavedReport['time'],
  { timezone: timeZone, nowMs }: { timezone: string; nowMs: number },
): { start: string; end: string } {
  if ('interval' in time && time.interval === 'all') {
    throw invalid('period', 'There is no previous period for all time.')
  }
  const { startMs, endMs } = resolveInterval({ ...time, timeZone, nowMs })
  const length = toLocal(endMs, timeZone) - toLocal(startMs, timeZone)
  const earlier = (ms: number) =>
    new Date(fromLocal(toLocal(ms, timeZone) - length, timeZone)).toISOString()
  return { start: earlier(startMs), end: earlier(Math.min(endMs, nowMs)) }
}

/** Puts the links of partners together in one row: their addresses often have a partner's name. */
async function withoutPartners(
  { tx, scope }: ShareCtx,
  rows: readonly AnalyticsRow[],
): Promise<AnalyticsRow[]> {
  const ids = rows.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return [...rows]
  const found = await tx.find(scope, links, {
    where: [inArray(links.id, ids), isNotNull(links.partnerId)],
  })
  const partners = new Set(found.map(({ id }) => id))
  const theirs = rows.filter(({ id }) => partners.has(id ?? ''))
  const own = rows.filter(({ id }) => !partners.has(id ?? ''))
  return theirs.length === 0 ? own : [...own, sumOf(theirs)]
}

function sumOf(rows: readonly AnalyticsRow[]): AnalyticsRow {
  const sum = { clicks: 0, leads: 0, sales: 0, saleAmount: 0 }
  const buyers = rows.some((row) => row.buyers !== undefined)
    ? { buyers: rows.reduce((all, row) => all + (row.buyers ?? 0), 0) }
    : {}
  const saleAmounts: Record<string, number> = {}
  for (const row of rows) {
    sum.clicks += row.clicks
    sum.leads += row.leads
    sum.sales += row.sales
    sum.saleAmount += row.saleAmount
    for (const [currency, amount] of Object.entries(row.saleAmounts)) {
      saleAmounts[currency] = (saleAmounts[currency] ?? 0) + amount
    }
  }
  return { id: 'partners', ...sum, ...buyers, saleAmounts }
}

function shownOf(row: AnalyticsRow): AnalyticsRow {
  const { clicks, leads, sales, buyers, saleAmount, saleAmounts } = row
  const named = SHOWN.filter((name) => row[name] !== undefined).map((name) => [name, row[name]])
  const counted = buyers === undefined ? {} : { buyers }
  return { ...Object.fromEntries(named), clicks, leads, sales, ...counted, saleAmount, saleAmounts }
}
