import type { Ctx } from '../../../core/ctx.ts'
import type { Deps } from '../../../deps.ts'
import { invalid } from '../../../domain/errors.ts'
import { parseCurrency } from '../../../domain/money.ts'
import { buckets, type BucketSize, type Range } from '../../../domain/time.ts'
import { countBuyers, countBuyersBy, keyOf } from './count-buyers.ts'
import { decorateLinks } from './decorate-links.ts'
import { decoratePartners } from './decorate-partners.ts'
import { readFilters } from './filters.ts'
import { GROUPINGS, type GroupingName, type GroupName } from './groupings.ts'
import { planReport, type Shape } from './plan.ts'
import { readReport, type Report } from './read-report.ts'
import { readTime } from './read-time.ts'
import { refuseRemoved } from './refuse-removed.ts'
import { resolveFilters, type ResolvedFilters } from './resolve-filters.ts'
import type { AnalyticsCount, AnalyticsQuery, AnalyticsRow } from './schema.ts'
import { sumByGroup, sumByTime, type SortEvent, type Source, type SumRow } from './sum-events.ts'

const MAX_ROWS = 1000
const DAY_MS = 86_400_000

/** A question with its time and filters made definite. */
export interface Asked {
  range: Range & { bucket: BucketSize }
  timeZone: string
  nowMs: number
  filters: ResolvedFilters
  event: SortEvent
  currency: string
  /** Whether customers who bought are counted too. */
  buyers: boolean
}

/**
 * Sums up what happened, from rollups where they can answer and from events where they cannot.
 * @throws ApiError `unprocessable_entity`, `not_found`
 */
export function retrieveAnalytics(
  ctx: Ctx,
  query: AnalyticsQuery,
): Promise<AnalyticsCount | AnalyticsRow[]> {
  const { deps } = ctx
  const { groupBy = 'count', include } = query
  if (include && groupBy === 'timeseries') {
    throw invalid(
      'include',
      'Buyers can’t be counted over time. Omit groupBy, or use another value.',
    )
  }
  const filters = readFilters(query)
  return readReport(ctx, async (report) => {
    const asked = await ask(deps, report, query, filters)
    return groupBy === 'count'
      ? totals(report, asked)
      : listRows(deps, report, asked, { groupBy, limit: MAX_ROWS })
  })
}

export async function ask(
  deps: Deps,
  report: Report,
  query: Pick<
    AnalyticsQuery,
    'event' | 'interval' | 'start' | 'end' | 'timezone' | 'currency' | 'include'
  >,
  filters: ReturnType<typeof readFilters>,
): Promise<Asked> {
  const nowMs = deps.clock.now()
  const timeZone = query.timezone ?? report.timeZone
  return {
    range: readTime({ ...query, timezone: timeZone }, { nowMs, firstMs: report.firstMs ?? nowMs }),
    timeZone,
    nowMs,
    filters: await resolveFilters(report.sql, report.workspaceId, filters),
    event: query.event ?? 'clicks',
    currency: query.currency ? parseCurrency(query.currency) : report.currency,
    buyers: query.include === 'buyers',
  }
}

export async function totals(report: Report, asked: Asked): Promise<AnalyticsCount> {
  const { startMs, endMs } = asked.range
  const sums = await sumByTime(report, sourceOf(report, asked, 'total', [startMs, endMs]))
  const figures = figuresOf(sums, asked)
  return asked.buyers ? { ...figures, buyers: await countBuyers(report, asked) } : figures
}

/** Lists the rows of any grouping but `count`. */
export async function listRows(
  deps: Deps,
  report: Report,
  asked: Asked,
  { groupBy, limit }: { groupBy: Exclude<GroupName, 'count'>; limit: number },
): Promise<AnalyticsRow[]> {
  if (groupBy === 'timeseries') return series(report, asked)
  const rows = await groups(report, asked, groupBy, limit)
  const { record } = GROUPINGS[groupBy]
  if (!record) return rows
  return record === 'link'
    ? decorateLinks(deps, report, rows)
    : decoratePartners(report, record, rows)
}

/**
 * Finds what answers a grouping, before it is read.
 * @throws ClicksRemoved
 */
export function sourceOfRows(
  report: Report,
  asked: Asked,
  groupBy: Exclude<GroupName, 'count'>,
): Source {
  const { range, timeZone } = asked
  if (groupBy !== 'timeseries') {
    const { dimension } = GROUPINGS[groupBy]
    return sourceOf(report, asked, dimension, [range.startMs, range.endMs])
  }
  const starts = buckets(range, range.bucket, timeZone).map(({ startMs }) => startMs)
  return sourceOf(report, asked, 'series', [...starts, range.endMs])
}

async function groups(report: Report, asked: Asked, groupBy: GroupingName, limit: number) {
  const grouping = GROUPINGS[groupBy]
  const { event, currency } = asked
  const source = sourceOfRows(report, asked, groupBy)
  const rows = await sumByGroup(report, source, { grouping, event, currency, limit })
  const buyers = asked.buyers ? await countBuyersBy(report, asked, grouping) : null
  const names = Object.keys(grouping.keys)
  return rows.map(({ words, amounts, ...counts }): AnalyticsRow => {
    const keys = names.map((name, i) => [name, words[i] || grouping.unknown || ''] as const)
    const saleAmount = amounts[currency] ?? 0
    return {
      ...Object.fromEntries(keys),
      ...grouping.constants,
      ...counts,
      ...(buyers && { buyers: buyers.get(keyOf(words)) ?? 0 }),
      saleAmount,
      saleAmounts: amounts,
    }
  })
}

async function series(report: Report, asked: Asked): Promise<AnalyticsRow[]> {
  const { range, timeZone } = asked
  const columns = buckets(range, range.bucket, timeZone)
  const rows = await sumByTime(report, sourceOfRows(report, asked, 'timeseries'))
  const byColumn = columns.map((): SumRow[] => [])
  for (const row of rows) byColumn[row.column]!.push(row)
  return columns.map(({ label }, i) => ({ start: label, ...figuresOf(byColumn[i]!, asked) }))
}

const TOTALS_ADVICE =
  'Ask for a time since then, or for whole UTC days and one property (the link, the country …).'

function sourceOf(report: Report, asked: Asked, shape: Shape, exact: number[]): Source {
  const { filters, nowMs } = asked
  const bounds = sinceFirst(report, exact)
  const plan = planReport({
    shape,
    bounds,
    nowMs,
    filtered: Object.keys(filters.dimensions) as (keyof typeof filters.dimensions)[],
    byCustomer: filters.customers !== null,
    rolledUntilMs: report.rolledUntilMs,
  })
  // The clicks that customers came through stay.
  if (!filters.customers || filters.customers.negated) {
    refuseRemoved(report, plan.raw, TOTALS_ADVICE)
  }
  return { plan, shape, bounds, filters }
}

/** Begins a report that nothing precedes with a whole UTC day, which totals can answer. */
function sinceFirst({ firstMs }: Report, [startMs = 0, ...rest]: number[]): number[] {
  const isFirst = firstMs !== null && startMs <= firstMs
  return [isFirst ? Math.floor(startMs / DAY_MS) * DAY_MS : startMs, ...rest]
}

function figuresOf(rows: readonly SumRow[], { currency }: Asked): AnalyticsCount {
  const sums = { clicks: 0, leads: 0, sales: 0 }
  const saleAmounts: Record<string, number> = {}
  for (const row of rows) {
    sums.clicks += row.clicks
    sums.leads += row.leads
    sums.sales += row.sales
    if (row.currency) saleAmounts[row.currency] = (saleAmounts[row.currency] ?? 0) + row.amount
  }
  return { ...sums, saleAmount: saleAmounts[currency] ?? 0, saleAmounts }
}
