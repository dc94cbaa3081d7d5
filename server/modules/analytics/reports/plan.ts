import type { Dimension } from '../../../db/rollups.ts'
import { splitByUtcDay, type Range } from '../../../domain/time.ts'

/** The grouping of a report's sums: none, time, or one dimension. */
export type Shape = 'total' | 'series' | Dimension

export interface Question {
  shape: Shape
  /** The dimensions that filters restrict. */
  filtered: readonly Dimension[]
  /** A customer is asked for: no rollup knows customers. */
  byCustomer: boolean
  /** The start of the report's time, or of each column of a time series, and the end of the last one. */
  bounds: readonly number[]
  /** How far the daily rollup has come. */
  rolledUntilMs: number
  nowMs: number
}

/** A time whose events are read one by one. */
export interface RawRange extends Range {
  /** Only events that the daily rollup does not contain yet. */
  unrolled: boolean
}

/** Whole units of a rollup, except those that begin at `except`. */
export type RollupRead = Range &
  ({ table: 'workspace' | 'link'; except: number[] } | { table: 'day'; dimension: Dimension })

/** The rollup and the events to read: together they cover the report's time exactly once. */
export interface Plan {
  rollup: RollupRead | null
  raw: RawRange[]
}

const QUARTER_MS = 900_000
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

/** Chooses the smallest rollup that can answer; what it cannot is left to raw events. */
export function planReport(question: Question): Plan {
  const { shape, filtered, byCustomer } = question
  if (byCustomer) return rawOnly(question)
  if (shape === 'total' || shape === 'series') {
    if (filtered.length === 0) return byUnit(question, 'workspace', QUARTER_MS)
    if (filtered.length > 1) return rawOnly(question)
    const dimension = filtered[0]!
    return dimension === 'link' ? byUnit(question, 'link', HOUR_MS) : byDay(question, dimension)
  }
  return filtered.every((dimension) => dimension === shape)
    ? byDay(question, shape)
    : rawOnly(question)
}

/** Units that a bound cuts are read raw; when there are nearly as many of them as whole ones, everything is. */
function byUnit(question: Question, table: 'workspace' | 'link', unitMs: number): Plan {
  const { bounds } = question
  const startMs = Math.ceil(bounds[0]! / unitMs) * unitMs
  const endMs = Math.floor(bounds.at(-1)! / unitMs) * unitMs
  const cut = bounds.slice(1, -1).filter((bound) => bound % unitMs !== 0)
  const except = cut
    .map((bound) => Math.floor(bound / unitMs) * unitMs)
    .filter((unit) => unit >= startMs && unit < endMs)
  if (startMs >= endMs || (except.length + 1) * 3 * unitMs > endMs - startMs)
    return rawOnly(question)
  const raw = [
    { startMs: bounds[0]!, endMs: startMs },
    ...except.map((unit) => ({ startMs: unit, endMs: unit + unitMs })),
    { startMs: endMs, endMs: bounds.at(-1)! },
  ]
  return { rollup: { table, startMs, endMs, except }, raw: whole(raw) }
}

function byDay(question: Question, dimension: Dimension): Plan {
  const { bounds, rolledUntilMs, nowMs } = question
  if (bounds.slice(1, -1).some((bound) => bound % DAY_MS !== 0)) return rawOnly(question)
  const [startMs, endMs] = [bounds[0]!, bounds.at(-1)!]
  const { days, edges, tail } = splitByUtcDay(startMs, endMs, rolledUntilMs, { nowMs })
  if (!days) return rawOnly(question)
  const range = { startMs: Date.parse(days[0]), endMs: Date.parse(days[1]) + DAY_MS }
  const late = tail ? [{ ...tail, unrolled: true }] : []
  return { rollup: { table: 'day', dimension, ...range }, raw: [...whole(edges), ...late] }
}

function rawOnly({ bounds }: Question): Plan {
  return { rollup: null, raw: whole([{ startMs: bounds[0]!, endMs: bounds.at(-1)! }]) }
}

function whole(ranges: readonly Range[]): RawRange[] {
  return ranges.filter((r) => r.startMs < r.endMs).map((range) => ({ ...range, unrolled: false }))
}
