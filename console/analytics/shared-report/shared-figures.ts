import { call } from '../../api/client.ts'
import type { AnalyticsCount, AnalyticsRow, SharedReport } from '../../api/wire.gen.ts'
import { CARDS, type Card, type Grouping } from '../dimensions.ts'
import { readReport, type Report } from '../report-address.ts'
import { EVENTS, largestFirst, sumOf, type Asking, type Reader } from '../reports.ts'

/** Returns where the figures of a shared report come from: its own time and filters, whatever is asked. */
export function sharedFigures(bearer: string, { currency, compares, range }: SharedReport): Reader {
  const read = <T>(query: Record<string, string | undefined>, signal: AbortSignal) =>
    call<T>('/shared/report/analytics', { query, signal, bearer })
  const period = async (name: 'current' | 'previous', { signal, include }: Asking) => {
    const query = { period: name, event: 'composite' }
    const [counted, points] = await Promise.all([
      include && read<AnalyticsCount>({ ...query, include }, signal),
      read<AnalyticsRow[]>({ ...query, groupBy: 'timeseries' }, signal),
    ])
    const totals = counted ?? sumOf(points)
    return { totals, points: points.map((row) => ({ ...row, start: row.start ?? '' })) }
  }
  const hasBefore = compares && range.interval !== 'all'
  return {
    currency: () => currency,
    // What changed is for the workspace to know.
    marks: async () => [],
    hasEarnings: () => false,
    series: async (_report, asking) => {
      const [shown, before] = await Promise.all([
        period('current', asking),
        hasBefore ? period('previous', asking) : null,
      ])
      return { currency, ...shown, before }
    },
    rows: async ({ metric }, groupBy, { signal, include }) => {
      const query = { groupBy, event: EVENTS[metric], include }
      const rows = await read<AnalyticsRow[]>(query, signal)
      return largestFirst(rows, metric)
    },
  }
}

/** Returns what the page of a shared report shows: the view, and what the reader chose in the address. */
export function sharedReport(shared: SharedReport, search: string): Report {
  const { interval, start, end } = shared.range
  const chosen = { ...shared.shown, ...Object.fromEntries(new URLSearchParams(search)) }
  const time = interval === null ? { from: start ?? '', to: end ?? '' } : { range: interval }
  const { report } = readReport(new URLSearchParams({ ...chosen, ...time }))
  return { ...report, compares: shared.compares, filters: [], whole: null }
}

/** Returns the lists of the overview without the groupings that are not shared. */
export function sharedCards({ groupings }: SharedReport): Card[] {
  const isShared = (grouping: Grouping) => groupings.includes(grouping)
  return CARDS.flatMap((card) => {
    const [first, ...rest] = card.groupings.filter(isShared)
    return first ? [{ ...card, groupings: [first, ...rest] as const }] : []
  })
}
