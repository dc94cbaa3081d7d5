import { invalid } from './errors.ts'

/** When payouts are put together without anybody asking. */
export const SCHEDULE_INTERVALS = ['manual', 'weekly', 'twice_monthly', 'monthly'] as const
export type ScheduleInterval = (typeof SCHEDULE_INTERVALS)[number]

export interface PayoutSchedule {
  /** `twice_monthly`: on the 1st and the 15th. */
  interval: ScheduleInterval
  /** Weekly: 1 (Monday, the default) to 7 (Sunday). */
  weekday?: number
  /** Monthly: 1 (the default) to 31; in a shorter month its last day. */
  day?: number
}

const DAY_MS = 86_400_000
/** No schedule pauses longer: two days of a month lie at most 31 days apart. */
const LONGEST_PAUSE_DAYS = 31
const TWICE_MONTHLY: readonly number[] = [1, 15]

/**
 * Validates a schedule and fills in its defaults, without what its interval does not use.
 * @throws ApiError `unprocessable_entity`
 */
export function checkSchedule(input: {
  interval: ScheduleInterval
  weekday?: number | undefined
  day?: number | undefined
}): PayoutSchedule {
  const { interval, weekday = 1, day = 1 } = input
  if (interval === 'weekly') {
    if (!isWholeBetween(weekday, 1, 7)) {
      throw invalid('weekday', 'The weekday must be a number from 1 (Monday) to 7 (Sunday).')
    }
    return { interval, weekday }
  }
  if (interval === 'monthly') {
    if (!isWholeBetween(day, 1, 31)) {
      throw invalid('day', 'The day of the month must be a number from 1 to 31.')
    }
    return { interval, day }
  }
  return { interval }
}

/** Tells whether payouts are created on this UTC day (`2026-01-31`). Never for `manual`. */
export function isScheduledDay(schedule: PayoutSchedule, utcDay: string): boolean {
  const date = new Date(dayStartMs(utcDay))
  const dayOfMonth = date.getUTCDate()
  switch (schedule.interval) {
    case 'manual':
      return false
    case 'weekly':
      return (date.getUTCDay() || 7) === (schedule.weekday ?? 1)
    case 'twice_monthly':
      return TWICE_MONTHLY.includes(dayOfMonth)
    case 'monthly':
      return dayOfMonth === Math.min(schedule.day ?? 1, lastDayOfMonth(date))
  }
}

/** Returns the start of the first scheduled UTC day that begins after `afterMs`; null for `manual`. */
export function nextRun(schedule: PayoutSchedule, afterMs: number): number | null {
  const today = Math.floor(afterMs / DAY_MS)
  for (let ahead = 1; ahead <= LONGEST_PAUSE_DAYS; ahead++) {
    const startMs = (today + ahead) * DAY_MS
    if (isScheduledDay(schedule, utcDayOf(startMs))) return startMs
  }
  return null
}

/**
 * Returns the idempotency key of a scheduled run: one per program and UTC day, however often the job wakes
 * up.
 */
export function scheduleKey(programId: string, utcDay: string): string {
  return `${programId}:${utcDayOf(dayStartMs(utcDay))}`
}

const HOUR_MS = 3_600_000
const MAX_ATTEMPTS = 10

/**
 * Returns when a failed run is tried again: after 1, 2, 4, 8 and 16 hours, then daily; null after ten
 * attempts, when a person must look.
 */
export function nextAttemptMs(attempts: number, nowMs: number): number | null {
  if (attempts >= MAX_ATTEMPTS) return null
  return nowMs + Math.min(HOUR_MS * 2 ** (attempts - 1), DAY_MS)
}

/** Returns the end of a commission's holding period: from then on it may become due. */
export function holdingEndMs(atMs: number, holdingDays: number): number {
  return atMs + holdingDays * DAY_MS
}

/** Returns the UTC day of an instant: `2026-01-31` */
export function utcDayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/**
 * Returns the first instant of a UTC day.
 * @throws RangeError when it is not a day of the calendar
 */
export function dayStartMs(utcDay: string): number {
  const ms = /^\d{4}-\d\d-\d\d$/.test(utcDay) ? Date.parse(`${utcDay}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(ms) || utcDayOf(ms) !== utcDay) throw new RangeError(`${utcDay} is not a day`)
  return ms
}

function lastDayOfMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
}

function isWholeBetween(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}
