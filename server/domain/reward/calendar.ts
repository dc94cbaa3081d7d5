import type { Limit, Tiers } from './types.ts'

const DAY_MS = 86_400_000

/**
 * Adds calendar months, or subtracts them, at the same day and time (UTC): one month after January 31 is
 * the last day of February.
 */
export function addMonths(ms: number, months: number): number {
  const from = new Date(ms)
  const month = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), 1)
  const target = new Date(month)
  target.setUTCMonth(target.getUTCMonth() + months)
  const next = new Date(target)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const lastDayMs = next.getTime() - DAY_MS
  const timeMs = (ms - month) % DAY_MS
  const dayMs = target.getTime() + (from.getUTCDate() - 1) * DAY_MS
  return Math.min(dayMs, lastDayMs) + timeMs
}

/** Counts the whole calendar months (UTC) between two instants; 0 when the second is earlier. */
export function wholeMonths(fromMs: number, toMs: number): number {
  const [from, to] = [new Date(fromMs), new Date(toMs)]
  const years = to.getUTCFullYear() - from.getUTCFullYear()
  const months = years * 12 + to.getUTCMonth() - from.getUTCMonth()
  return Math.max(0, addMonths(fromMs, months) > toMs ? months - 1 : months)
}

/** A calendar period of a limit or of tiers. */
type Period = Limit['period'] | Tiers['period']

/**
 * Returns the instant since which a period counts, for an event at `atMs`: the start of its UTC day, of its
 * week (Monday), month, quarter or year. Null: from the beginning.
 */
export function periodStartMs({ period }: { period: Period }, atMs: number): number | null {
  if (period === 'all') return null
  const at = new Date(atMs)
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()]
  if (period === 'year') return Date.UTC(year, 0, 1)
  if (period === 'quarter') return Date.UTC(year, month - (month % 3), 1)
  if (period === 'month') return Date.UTC(year, month, 1)
  const dayMs = Math.floor(atMs / DAY_MS) * DAY_MS
  return period === 'day' ? dayMs : dayMs - ((at.getUTCDay() + 6) % 7) * DAY_MS
}

/** Returns the first instant after the period that begins at `startMs`. */
export function periodEndMs(
  { period }: { period: Exclude<Period, 'all'> },
  startMs: number,
): number {
  if (period === 'day') return startMs + DAY_MS
  if (period === 'week') return startMs + 7 * DAY_MS
  return addMonths(startMs, { month: 1, quarter: 3, year: 12 }[period])
}

/** Returns the bounds of the period of an event at `atMs`; null from the beginning, without an end. */
export function periodOf(
  { period }: { period: Period },
  atMs: number,
): { sinceMs: number; untilMs: number } | null {
  const sinceMs = periodStartMs({ period }, atMs)
  if (period === 'all' || sinceMs === null) return null
  return { sinceMs, untilMs: periodEndMs({ period }, sinceMs) }
}
