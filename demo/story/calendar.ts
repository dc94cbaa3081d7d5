export const HOUR = 3_600_000
export const DAY = 24 * HOUR
export const MONTHS = 12

export interface Span {
  startMs: number
  /** The end of the story. */
  endMs: number
  /** 1: about two customers in three days at first, and two a day at last. */
  scale: number
  /** Factors of the calendar's months, January first; without them, all months are alike. */
  season?: readonly number[]
  /** What happens within so long is told together at its end; without it, each hour's by itself. */
  togetherMs?: number
}

/** Returns midnight (UTC) of the first day of a month of the story, from 0. */
export function monthStart(startMs: number, month: number): number {
  const start = new Date(startMs)
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month, 1)
}

/** Returns the month of the story in which a time lies. */
export function monthOf(startMs: number, ms: number): number {
  const [start, at] = [new Date(startMs), new Date(ms)]
  return (
    (at.getUTCFullYear() - start.getUTCFullYear()) * 12 + at.getUTCMonth() - start.getUTCMonth()
  )
}

/** Returns when the payouts of a month are confirmed. */
export function payDay(startMs: number, month: number): number {
  return monthStart(startMs, month) + 26 * DAY + 10 * HOUR
}
