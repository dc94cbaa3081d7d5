import { invalid } from './errors.ts'
import { message } from './message/message.ts'
import type { Range } from './utc-days.ts'
import { fromLocal, isoWithOffset, isTimeZone, offsetMs, toLocal } from './zone.ts'

export { splitByUtcDay, type DaySplit, type Range } from './utc-days.ts'
export { isTimeZone } from './zone.ts'

export const INTERVALS = ['24h', '7d', '30d', '90d', '1y', 'mtd', 'qtd', 'ytd', 'all'] as const

export type Interval = (typeof INTERVALS)[number]
export type BucketSize = 'hour' | 'day' | 'week' | 'month'

export interface IntervalInput {
  interval?: Interval | undefined
  /** ISO dates or times; without an offset they are local to `timeZone`. They win over `interval`. */
  start?: string | undefined
  /** A date includes the whole day. Without it: now. */
  end?: string | undefined
  timeZone: string
  nowMs: number
  /** The start of `all`: the time of the first event. */
  firstMs?: number | undefined
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** How many days before today an interval of days begins. */
const DAYS_BACK: Partial<Record<Interval, number>> = { '7d': 6, '30d': 29, '90d': 89 }
const MAX_MS = Date.UTC(2100, 0, 1)

/**
 * Resolves an interval to the time that a report covers, and the size of its buckets. `24h` is the current
 * hour and the 23 before it; the others are whole local days that end with today, which is in all of them.
 * @throws ApiError `unprocessable_entity`
 */
export function resolveInterval(input: IntervalInput): Range & { bucket: BucketSize } {
  const { timeZone, nowMs } = input
  if (!isTimeZone(timeZone)) {
    throw invalid('timezone', message('input.not-a-time-zone'))
  }
  if (input.start !== undefined || input.end !== undefined) return explicit(input)
  const interval = input.interval ?? '24h'
  if (interval === '24h') {
    const hour = hourStart(nowMs, timeZone)
    return {
      startMs: hourStart(hour - 23 * HOUR_MS, timeZone),
      endMs: hour + HOUR_MS,
      bucket: 'hour',
    }
  }
  const range = {
    startMs: intervalStart(interval, input),
    endMs: fromLocal(floorTo(toLocal(nowMs, timeZone), 'day') + DAY_MS, timeZone),
  }
  return { ...range, bucket: bucketFor(range) }
}

function intervalStart(
  interval: Interval,
  { timeZone, nowMs, firstMs = 0 }: IntervalInput,
): number {
  const today = new Date(floorTo(toLocal(nowMs, timeZone), 'day'))
  const [year, month, day] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()]
  const local: Partial<Record<Interval, number>> = {
    '1y': Date.UTC(year - 1, month, day + 1),
    mtd: Date.UTC(year, month, 1),
    qtd: Date.UTC(year, month - (month % 3), 1),
    ytd: Date.UTC(year, 0, 1),
    all: floorTo(toLocal(Math.min(firstMs, nowMs), timeZone), 'day'),
  }
  return fromLocal(local[interval] ?? today.getTime() - DAYS_BACK[interval]! * DAY_MS, timeZone)
}

function explicit({ start, end, timeZone, nowMs }: IntervalInput): Range & { bucket: BucketSize } {
  if (start === undefined) throw invalid('start', 'Send start as well, or use interval instead.')
  const range = {
    startMs: parseTime(start, { timeZone, path: 'start' }),
    endMs: end === undefined ? nowMs : parseTime(end, { timeZone, path: 'end', endOfDay: true }),
  }
  if (range.startMs >= range.endMs) throw invalid('start', 'The start must be before the end.')
  return { ...range, bucket: bucketFor(range) }
}

const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.(\d{1,9}))?(Z|[+-]\d\d:?\d\d)?)?$/i

function parseTime(
  text: string,
  { timeZone, path, endOfDay = false }: { timeZone: string; path: string; endOfDay?: boolean },
): number {
  const found = TIME.exec(withPlus(text.trim()))
  const [, date, time, fraction = '', offset] = found ?? []
  const clock = time === undefined ? '00:00' : time
  const local = Date.parse(`${date}T${clock.padEnd(8, ':00')}.${`${fraction}000`.slice(0, 3)}Z`)
  const exists = local >= 0 && local <= MAX_MS && new Date(local).toISOString().startsWith(date!)
  if (!exists) {
    const what = JSON.stringify(text.slice(0, 40))
    throw invalid(path, `${what} is not a time. Write 2026-01-31 or 2026-01-31T09:30:00Z.`)
  }
  if (offset) return local - offsetOf(offset)
  return fromLocal(time === undefined && endOfDay ? local + DAY_MS : local, timeZone)
}

/** Restores the plus of `+02:00`, which arrives as a space in an address that was not escaped. */
function withPlus(text: string): string {
  return text.replace(/(T\S+) (\d\d:?\d\d)$/i, '$1+$2')
}

function offsetOf(text: string): number {
  if (text.toUpperCase() === 'Z') return 0
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(-2))
  return (text.startsWith('-') ? -minutes : minutes) * 60_000
}

/** Chooses the bucket size so that common intervals have at most about 100 buckets. */
function bucketFor({ startMs, endMs }: Range): BucketSize {
  const days = (endMs - startMs) / DAY_MS
  if (days <= 2.1) return 'hour'
  if (days <= 100) return 'day'
  return days <= 185 ? 'week' : 'month'
}

export interface Bucket extends Range {
  /** The start of the whole hour, day, week (Monday) or month, in local time with its offset. */
  label: string
}

/**
 * Divides a time into local hours, days, weeks or months. The buckets cover it exactly; the first and
 * the last may be cut. Days have 23 or 25 hours where clocks change, and a day that a zone skipped is missing.
 */
export function buckets({ startMs, endMs }: Range, bucket: BucketSize, timeZone: string): Bucket[] {
  const list: Bucket[] = []
  let from = bucketStart(startMs, bucket, timeZone)
  while (from < endMs) {
    const next = nextStart(from, bucket, timeZone)
    if (next > startMs) {
      list.push({
        startMs: Math.max(from, startMs),
        endMs: Math.min(next, endMs),
        label: isoWithOffset(from, timeZone),
      })
    }
    from = next
  }
  return list
}

function bucketStart(instantMs: number, bucket: BucketSize, timeZone: string): number {
  if (bucket === 'hour') return hourStart(instantMs, timeZone)
  return fromLocal(floorTo(toLocal(instantMs, timeZone), bucket), timeZone)
}

function nextStart(startMs: number, bucket: BucketSize, timeZone: string): number {
  const offset = offsetMs(startMs, timeZone)
  const local = startMs + offset
  if (bucket === 'hour') return startMs + HOUR_MS - modulo(local, HOUR_MS)
  const next = ceilingAfter(local, bucket)
  const guess = next - offset
  return offsetMs(guess, timeZone) === offset ? guess : fromLocal(next, timeZone)
}

/** Returns the start of the local hour, by the offset that holds at that instant. */
function hourStart(instantMs: number, timeZone: string): number {
  const offset = offsetMs(instantMs, timeZone)
  return instantMs - modulo(instantMs + offset, HOUR_MS)
}

function floorTo(localMs: number, bucket: 'day' | 'week' | 'month'): number {
  const day = localMs - modulo(localMs, DAY_MS)
  if (bucket === 'day') return day
  const date = new Date(day)
  if (bucket === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)
  return day - ((date.getUTCDay() + 6) % 7) * DAY_MS
}

function ceilingAfter(localMs: number, bucket: 'day' | 'week' | 'month'): number {
  const floor = floorTo(localMs, bucket)
  if (bucket !== 'month') return floor + (bucket === 'day' ? 1 : 7) * DAY_MS
  const date = new Date(floor)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1)
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by
}
