import type { BucketSize } from '../format.ts'

/** Ranges that end with today, by their names in the address. */
export const PRESETS = ['24h', '7d', '30d', '90d', 'mtd', 'ytd', '1y', 'all'] as const
export type Preset = (typeof PRESETS)[number]

/** A named range, or whole days from the first to the last, `2031-05-01`. */
export type TimeRange = { preset: Preset } | { from: string; to: string }

/** The time of a report as the API takes it. */
export type TimeQuery = { interval: string } | { start: string; end: string }

const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d\d-\d\d$/
const DAYS: Partial<Record<Preset, number>> = { '7d': 7, '30d': 30, '90d': 90 }

export function isPreset(text: string): text is Preset {
  return (PRESETS as readonly string[]).includes(text)
}

/** Tells whether a text is a day that exists. */
export function isDay(text: string): boolean {
  const ms = Date.parse(`${text}T00:00:00Z`)
  return DAY.test(text) && Number.isFinite(ms) && dayOf(ms) === text
}

/** Returns the days of a range, the first and the last; null for hours, and for all time. */
export function daysOf(range: TimeRange, today: string): { from: string; to: string } | null {
  if ('from' in range) return range
  const { preset } = range
  if (preset === '24h' || preset === 'all') return null
  const days = DAYS[preset]
  if (days !== undefined) return { from: addDays(today, 1 - days), to: today }
  if (preset === 'mtd') return { from: `${today.slice(0, 8)}01`, to: today }
  if (preset === 'ytd') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return { from: addDays(isDay(lastYear) ? lastYear : addDays(today, -366), 1), to: today }
}

/** Returns what to ask the API for a range. */
export function timeQuery(range: TimeRange, today: string): TimeQuery {
  const days = daysOf(range, today)
  if (days) return { start: days.from, end: days.to }
  return { interval: 'preset' in range ? range.preset : 'all' }
}

/**
 * Returns the time before a range, as long as it. Where the range ends with today, the time before ends at
 * the same hour of its last day: half a day is not compared with a whole one. `now`: the local time,
 * `2031-05-01T09:30`. Null for all time.
 */
export function previousQuery(range: TimeRange, now: string): TimeQuery | null {
  if ('preset' in range && range.preset === 'all') return null
  const today = now.slice(0, 10)
  const days = daysOf(range, today)
  if (!days) {
    const hour = Date.parse(`${now.slice(0, 13)}:00Z`)
    return { start: localTime(hour - 47 * 3_600_000), end: localTime(hour - 23 * 3_600_000) }
  }
  const count = daysBetween(days.from, days.to) + 1
  const end = addDays(days.to, -count)
  const start = addDays(days.from, -count)
  return { start, end: days.to === today ? `${end}T${now.slice(11, 16)}` : end }
}

/** Returns the size of the steps that the API chooses for a range; `first`: where its series begins. */
export function bucketSize(range: TimeRange, today: string, first?: string): BucketSize {
  const days = daysOf(range, today)
  if (!days && 'preset' in range && range.preset === '24h') return 'hour'
  const from = days?.from ?? first?.slice(0, 10) ?? today
  const count = daysBetween(from, days?.to ?? today) + 1
  if (count <= 2) return 'hour'
  if (count <= 100) return 'day'
  return count <= 185 ? 'week' : 'month'
}

export function addDays(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS)
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

function localTime(ms: number): string {
  return new Date(ms).toISOString().slice(0, 16)
}
