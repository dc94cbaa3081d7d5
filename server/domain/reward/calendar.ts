import type { Limit } from './types.ts'

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

/**
 * Returns the instant since which a limit counts, for an event at `atMs`: the start of its UTC day, of its
 * week (Monday) or of its month. Null: from the beginning.
 */
export function periodStartMs({ period }: Pick<Limit, 'period'>, atMs: number): number | null {
  if (period === 'all') return null
  const at = new Date(atMs)
  if (period === 'month') return Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1)
  const dayMs = Math.floor(atMs / DAY_MS) * DAY_MS
  return period === 'day' ? dayMs : dayMs - ((at.getUTCDay() + 6) % 7) * DAY_MS
}
