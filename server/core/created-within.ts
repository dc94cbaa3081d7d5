import { and, gte, lt, type SQL, type SQLWrapper } from 'drizzle-orm'
import { idFloor, type IdPrefix } from '../domain/ids.ts'
import { resolveInterval, type Interval } from '../domain/time.ts'

export interface PeriodQuery {
  interval?: Interval | undefined
  start?: string | undefined
  end?: string | undefined
  timezone?: string | undefined
}

/** Builds the condition for rows of a period. Ids begin with the time at which their rows were created. */
export function createdWithin(
  id: SQLWrapper,
  prefix: IdPrefix,
  query: PeriodQuery,
  nowMs: number,
): SQL | undefined {
  const { interval = 'all', start, end, timezone: timeZone = 'UTC' } = query
  if (interval === 'all' && start === undefined && end === undefined && timeZone === 'UTC') {
    return undefined
  }
  // Without an end, rows of this very millisecond are in the period.
  const range = resolveInterval({ interval, start, end, timeZone, nowMs: nowMs + 1 })
  return and(gte(id, idFloor(prefix, range.startMs)), lt(id, idFloor(prefix, range.endMs)))
}
