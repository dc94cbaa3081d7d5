import { call } from '../api/client.ts'
import type { AnalyticsCount, AnalyticsRow, Workspace } from '../api/wire.gen.ts'
import { timeZone } from '../base/format.ts'
import type { Grouping } from './dimensions.ts'
import { filterQuery, type Filter, type Metric, type Report } from './report-address.ts'
import { localNow, previousQuery, timeQuery, type TimeQuery } from './time-range.ts'

export interface Figures {
  clicks: number
  leads: number
  sales: number
  /** In minor units of the workspace's currency, less refunds. */
  saleAmount: number
}

export interface Point extends Figures {
  start: string
}

/** The figures of a time, step by step, and those of the time before. */
export interface Series {
  currency: string
  totals: Figures
  points: readonly Point[]
  before: { totals: Figures; points: readonly Point[] } | null
}

/** By what the API chooses and sorts rows. */
const EVENTS: Readonly<Record<Metric, string>> = {
  clicks: 'clicks',
  leads: 'leads',
  sales: 'sales',
  revenue: 'sales',
}

export function figureOf(figures: Figures, metric: Metric): number {
  return metric === 'revenue' ? figures.saleAmount : figures[metric]
}

const currencies = new Map<string, string>()

/** Returns the currency of a workspace's reports; asked once. */
export async function currencyOf(workspaceId: string, signal: AbortSignal): Promise<string> {
  const known = currencies.get(workspaceId)
  if (known) return known
  const { currency } = await call<Workspace>('/workspace', { signal })
  currencies.set(workspaceId, currency)
  return currency
}

function common(filters: readonly Filter[], time: TimeQuery) {
  return { ...filterQuery(filters), ...time, timezone: timeZone() }
}

/** Reads the figures of a report, and those of the time before where it compares. @throws Problem */
export async function readSeries(
  report: Pick<Report, 'range' | 'compares' | 'filters'>,
  { workspaceId, signal }: { workspaceId: string; signal: AbortSignal },
): Promise<Series> {
  const now = localNow(timeZone(), Date.now())
  const earlier = report.compares ? previousQuery(report.range, now) : null
  const read = async (time: TimeQuery) => {
    const query = { ...common(report.filters, time), event: 'composite' }
    const [totals, points] = await Promise.all([
      call<AnalyticsCount>('/analytics', { query, signal }),
      call<AnalyticsRow[]>('/analytics', { query: { ...query, groupBy: 'timeseries' }, signal }),
    ])
    return { totals, points: points.map((row) => ({ ...row, start: row.start ?? '' })) }
  }
  const [currency, shown, before] = await Promise.all([
    currencyOf(workspaceId, signal),
    read(timeQuery(report.range, now.slice(0, 10))),
    earlier && read(earlier),
  ])
  return { currency, ...shown, before }
}

/** Reads the rows of a grouping, the largest first. @throws Problem */
export async function readRows(
  { range, filters, metric }: Pick<Report, 'range' | 'filters' | 'metric'>,
  grouping: Grouping,
  signal: AbortSignal,
): Promise<AnalyticsRow[]> {
  const today = localNow(timeZone(), Date.now()).slice(0, 10)
  const query = {
    ...common(filters, timeQuery(range, today)),
    event: EVENTS[metric],
    groupBy: grouping,
  }
  const rows = await call<AnalyticsRow[]>('/analytics', { query, signal })
  return rows
    .filter((row) => figureOf(row, metric) !== 0)
    .sort((a, b) => figureOf(b, metric) - figureOf(a, metric))
}

/** Returns the address of a grouping as CSV. */
export function exportQuery(
  { range, filters, metric }: Pick<Report, 'range' | 'filters' | 'metric'>,
  grouping: string,
): Record<string, string> {
  const today = localNow(timeZone(), Date.now()).slice(0, 10)
  return {
    ...common(filters, timeQuery(range, today)),
    event: EVENTS[metric],
    groupBy: grouping,
    format: 'csv',
  }
}
