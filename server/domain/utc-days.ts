const DAY_MS = 86_400_000

/** From `startMs` up to, but not including, `endMs`. */
export interface Range {
  startMs: number
  endMs: number
}

export interface DaySplit {
  /** The first and the last whole UTC day, as `2026-01-31`: read them from the daily rollup. */
  days: [first: string, last: string] | null
  /** The parts before and after the whole days, in which single events must be read. */
  edges: Range[]
  /** The part of the days that the rollup has not reached: add its events that are not in the rollup yet. */
  tail: Range | null
}

/**
 * Divides a time into what a rollup by UTC day can answer and what it cannot; together they cover it
 * exactly. `rolledUntilMs`: how far the rollup has come. With `nowMs`, an end that is not before now cuts
 * no day, since nothing has happened behind it.
 */
export function splitByUtcDay(
  startMs: number,
  endMs: number,
  rolledUntilMs: number,
  { nowMs = Infinity }: { nowMs?: number } = {},
): DaySplit {
  if (startMs >= endMs) return { days: null, edges: [], tail: null }
  const from = Math.ceil(startMs / DAY_MS) * DAY_MS
  const to = (endMs >= nowMs ? Math.ceil(endMs / DAY_MS) : Math.floor(endMs / DAY_MS)) * DAY_MS
  if (from >= to) return { days: null, edges: [{ startMs, endMs }], tail: null }
  const edges = [
    { startMs, endMs: from },
    { startMs: to, endMs },
  ].filter((edge) => edge.startMs < edge.endMs)
  const tail = { startMs: Math.max(from, rolledUntilMs), endMs: Math.min(to, endMs) }
  return {
    days: [dayOf(from), dayOf(to - DAY_MS)],
    edges,
    tail: tail.startMs < tail.endMs ? tail : null,
  }
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
