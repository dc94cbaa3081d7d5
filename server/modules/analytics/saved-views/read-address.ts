import { ApiError, invalid } from '../../../domain/errors.ts'
import { INTERVALS, type Interval } from '../../../domain/time.ts'
import { readTime as readPeriod } from '../reports/read-time.ts'
import { FILTERS, readFilters } from '../reports/filters.ts'
import type { AnalyticsQuery } from '../reports/schema.ts'

type Filters = Omit<
  AnalyticsQuery,
  'event' | 'groupBy' | 'include' | 'interval' | 'start' | 'end' | 'timezone' | 'currency'
>

/** What an address of the console's reports counts. */
export interface SavedReport {
  time: { interval: Interval } | { start: string; end: string }
  filters: Filters
  /** Whether the time before is shown beside it. */
  compares: boolean
}

/** What only says how the figures are shown: the metric, and the grouping of each list. */
const SHOWN = [
  'metric',
  'all',
  'by',
  'partners',
  'links',
  'sources',
  'campaigns',
  'places',
  'devices',
]
const TIME = ['range', 'from', 'to', 'compare']
const DAY = /^\d{4}-\d\d-\d\d$/
const WORD = /^\w{1,40}$/

/**
 * Reads the query of a report's address. Every name in it must be known: a filter that is not understood would
 * widen the report.
 * @throws ApiError `unprocessable_entity`
 */
export function readAddress(query: string): SavedReport {
  const search = new URLSearchParams(query)
  const names = [...search.keys()]
  const filterNames: readonly string[] = FILTERS.map(([name]) => name)
  for (const name of names) {
    const shown = JSON.stringify(name.slice(0, 50))
    const isKnown = TIME.includes(name) || SHOWN.includes(name) || filterNames.includes(name)
    if (!isKnown) throw invalid('query', `A report has no ${shown}. Leave it out.`)
    if (names.indexOf(name) !== names.lastIndexOf(name)) {
      throw invalid('query', `${shown} is in the query twice. Remove one.`)
    }
    if (search.get(name) === '') throw invalid('query', `${shown} has no value. Leave it out.`)
    if (SHOWN.includes(name) && !WORD.test(search.get(name)!)) {
      throw invalid('query', `${shown} is one word.`)
    }
  }
  const filters: Filters = Object.fromEntries(
    [...search].filter(([name]) => filterNames.includes(name)),
  )
  asOfQuery(() => readFilters(filters))
  return { time: readTime(search), filters, compares: search.get('compare') !== 'no' }
}

/** Reads a part of the query, whose mistakes are then those of the query. */
function asOfQuery(read: () => unknown): void {
  try {
    read()
  } catch (error) {
    throw error instanceof ApiError ? invalid('query', error.text) : error
  }
}

function readTime(search: URLSearchParams): SavedReport['time'] {
  const [from, to] = [search.get('from'), search.get('to')]
  if (from !== null || to !== null) {
    const areDays = DAY.test(from ?? '') && DAY.test(to ?? '') && from! <= to!
    if (!areDays) throw invalid('query', 'from and to are days such as 2026-01-31, in their order.')
    const time = { start: from!, end: to! }
    asOfQuery(() => readPeriod(time, { nowMs: Date.parse(to!), firstMs: 0 }))
    return time
  }
  const range = search.get('range') ?? '30d'
  const interval = INTERVALS.find((one) => one === range)
  if (!interval) throw invalid('query', `range is one of ${INTERVALS.join(', ')}.`)
  return { interval }
}
