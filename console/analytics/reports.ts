import { call, prefetch } from '../api/client.ts'
import type { AnalyticsCount, AnalyticsRow, Annotation, EarningsReport } from '../api/wire.gen.ts'
import { reportCurrency } from '../base/currencies.ts'
import { localNow, timeZone } from '../base/time-zone.ts'
import type { Grouping } from './dimensions.ts'
import { filterQuery, type Filter, type Metric, type Report } from './report-address.ts'
import { previousQuery, timeQuery, type TimeQuery } from '../base/range/time-range.ts'

export interface Figures {
  clicks: number
  leads: number
  sales: number
  /** In minor units of the workspace's currency, less refunds. */
  saleAmount: number
  /** Customers who became leads and bought; counted where it is asked for. */
  buyers?: number | undefined
  /** What partners earned, where it is known: it has no country, link or device. */
  earnings?: number | undefined
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
export const EVENTS: Readonly<Record<Metric, string>> = {
  clicks: 'clicks',
  leads: 'leads',
  sales: 'sales',
  revenue: 'sales',
  earnings: 'sales',
}

export function figureOf(figures: Figures, metric: Metric): number {
  if (metric === 'earnings') return figures.earnings ?? 0
  return metric === 'revenue' ? figures.saleAmount : figures[metric]
}

function common(filters: readonly Filter[], time: TimeQuery) {
  return { ...filterQuery(filters), ...time, timezone: timeZone() }
}

/** Tells whether earnings can be said for what the filters choose: a partner or a program. */
function hasEarnings(filters: readonly Filter[]): boolean {
  const names: readonly string[] = ['partnerId', 'programId']
  return filters.every(({ name, isNot, values }) => {
    return names.includes(name) && !isNot && values.length === 1
  })
}

/** What else is asked for: customers who bought are counted only where they are shown. */
export interface Asking {
  signal: AbortSignal
  include?: 'buyers'
}

type SeriesReport = Pick<Report, 'range' | 'compares' | 'filters'>

/** Adds up the steps of a time. */
export function sumOf(rows: readonly AnalyticsRow[]): Figures {
  const sum = { clicks: 0, leads: 0, sales: 0, saleAmount: 0 }
  for (const row of rows) {
    sum.clicks += row.clicks
    sum.leads += row.leads
    sum.sales += row.sales
    sum.saleAmount += row.saleAmount
  }
  return sum
}

/** Asks for the figures of a report, which `readSeries` takes soon. @throws Problem */
export async function prefetchSeries(report: SeriesReport): Promise<void> {
  await seriesOf(report, { signal: new AbortController().signal }, prefetch)
}

/** Reads the figures of a report, and those of the time before where it compares. @throws Problem */
export async function readSeries(report: SeriesReport, asking: Asking): Promise<Series> {
  return seriesOf(report, asking, call)
}

async function seriesOf(
  report: SeriesReport,
  { signal, include }: Asking,
  ask: typeof call,
): Promise<Series> {
  const now = localNow()
  const earlier = report.compares ? previousQuery(report.range, now) : null
  const read = async (time: TimeQuery) => {
    const query = { ...common(report.filters, time), event: 'composite' }
    const [counted, points, earned] = await Promise.all([
      include && ask<AnalyticsCount>('/analytics', { query: { ...query, include }, signal }),
      ask<AnalyticsRow[]>('/analytics', { query: { ...query, groupBy: 'timeseries' }, signal }),
      hasEarnings(report.filters)
        ? ask<EarningsReport>('/analytics/earnings', {
            query: common(report.filters, time),
            signal,
          })
        : null,
    ])
    return {
      totals: { ...(counted ?? sumOf(points)), earnings: earned?.earnings },
      points: points.map((row, i) => {
        return { ...row, start: row.start ?? '', earnings: earned?.series[i]?.earnings }
      }),
    }
  }
  const [shown, before] = await Promise.all([
    read(timeQuery(report.range, now.slice(0, 10))),
    earlier && read(earlier),
  ])
  return { currency: reportCurrency(), ...shown, before }
}

/** Reads the rows of a grouping, the largest first. @throws Problem */
export async function readRows(
  { range, filters, metric }: Pick<Report, 'range' | 'filters' | 'metric'>,
  grouping: Grouping,
  { signal, include }: Asking,
): Promise<AnalyticsRow[]> {
  const today = localNow().slice(0, 10)
  const query = {
    ...common(filters, timeQuery(range, today)),
    event: EVENTS[metric],
    groupBy: grouping,
    include,
  }
  const rows = await call<AnalyticsRow[]>('/analytics', { query, signal })
  return largestFirst(rows, metric)
}

/** Sorts rows by what they have of a metric, and leaves out those without any. */
export function largestFirst(rows: readonly AnalyticsRow[], metric: Metric): AnalyticsRow[] {
  return rows
    .filter((row) => figureOf(row, metric) !== 0)
    .sort((a, b) => figureOf(b, metric) - figureOf(a, metric))
}

/** Reads when rewards and attribution changed in the time of a report. @throws Problem */
export async function readMarks(
  { range }: Pick<Report, 'range'>,
  signal: AbortSignal,
): Promise<Annotation[]> {
  const today = localNow().slice(0, 10)
  const query = { ...timeQuery(range, today), timezone: timeZone() }
  const marks = await call<Annotation[]>('/analytics/annotations', { query, signal })
  // The figures stand without them: an answer of another shape is none.
  return Array.isArray(marks) ? marks : []
}

/** Where the figures of a report come from. */
export interface Reader {
  series: typeof readSeries
  rows: typeof readRows
  marks: typeof readMarks
  /** Tells whether it has what partners earned, for what the filters choose. */
  hasEarnings: typeof hasEarnings
  currency: typeof reportCurrency
}
export const OWN_FIGURES: Reader = {
  series: readSeries,
  rows: readRows,
  marks: readMarks,
  hasEarnings,
  currency: reportCurrency,
}

/** Returns the address of a grouping as CSV. */
export function exportQuery(
  { range, filters, metric }: Pick<Report, 'range' | 'filters' | 'metric'>,
  grouping: string,
): Record<string, string> {
  const today = localNow().slice(0, 10)
  return {
    ...common(filters, timeQuery(range, today)),
    event: EVENTS[metric],
    groupBy: grouping,
    format: 'csv',
  }
}
