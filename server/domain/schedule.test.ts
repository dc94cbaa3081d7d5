import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { ApiError } from './errors.ts'
import {
  checkSchedule,
  dayStartMs,
  holdingEndMs,
  isScheduledDay,
  nextRun,
  SCHEDULE_INTERVALS,
  scheduleKey,
  utcDayOf,
  type PayoutSchedule,
  nextAttemptMs,
} from './schedule.ts'

const DAY = 86_400_000
const days = (first: string, count: number) =>
  Array.from({ length: count }, (_, i) => utcDayOf(dayStartMs(first) + i * DAY))
const scheduled = (schedule: PayoutSchedule, first: string, count: number) =>
  days(first, count).filter((day) => isScheduledDay(schedule, day))

describe('scheduled days', () => {
  test('are never for manual payouts', () => {
    expect(scheduled({ interval: 'manual', day: 1, weekday: 1 }, '2026-01-01', 400)).toEqual([])
    expect(nextRun({ interval: 'manual' }, 0)).toBeNull()
  })

  test('are the weekday, from 1 for Monday to 7 for Sunday', () => {
    // 2026-06-01 is a Monday.
    const perWeekday = [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
      scheduled({ interval: 'weekly', weekday }, '2026-06-01', 7),
    )
    expect(perWeekday).toEqual(days('2026-06-01', 7).map((day) => [day]))
    expect(scheduled({ interval: 'weekly' }, '2026-06-01', 14)).toEqual([
      '2026-06-01',
      '2026-06-08',
    ])
  })

  test('are the 1st and the 15th twice a month', () => {
    expect(scheduled({ interval: 'twice_monthly' }, '2026-01-01', 59)).toEqual([
      '2026-01-01',
      '2026-01-15',
      '2026-02-01',
      '2026-02-15',
    ])
  })

  test('are the day of the month, in a shorter month its last day', () => {
    expect(scheduled({ interval: 'monthly', day: 31 }, '2026-01-01', 120)).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ])
    expect(scheduled({ interval: 'monthly', day: 30 }, '2028-02-01', 31)).toEqual(['2028-02-29'])
    expect(scheduled({ interval: 'monthly', day: 28 }, '2028-02-01', 31)).toEqual(['2028-02-28'])
    expect(scheduled({ interval: 'monthly' }, '2026-01-02', 31)).toEqual(['2026-02-01'])
    expect(scheduled({ interval: 'monthly', day: 31 }, '2026-12-01', 31)).toEqual(['2026-12-31'])
  })

  test('are days of the calendar', () => {
    for (const day of [
      '2026-02-30',
      '2026-1-1',
      '2026-13-01',
      'x2026-01-01',
      '2026-01-01T00:00',
      '',
    ])
      expect(() => isScheduledDay({ interval: 'monthly' }, day)).toThrow(RangeError)
    expect(dayStartMs('1970-01-02')).toBe(DAY)
    expect(() => dayStartMs('2026-02-30')).toThrow('2026-02-30 is not a day')
  })
})

describe('the next run', () => {
  const anySchedule = fc.oneof(
    fc.record({
      interval: fc.constant('weekly' as const),
      weekday: fc.integer({ min: 1, max: 7 }),
    }),
    fc.record({ interval: fc.constant('twice_monthly' as const) }),
    fc.record({ interval: fc.constant('monthly' as const), day: fc.integer({ min: 1, max: 31 }) }),
  )
  const instant = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) })

  test('is the first scheduled day that begins later, and none lies between', () => {
    fc.assert(
      fc.property(anySchedule, instant, (schedule, afterMs) => {
        const run = nextRun(schedule, afterMs)!
        expect(run > afterMs && run % DAY === 0).toBe(true)
        expect(isScheduledDay(schedule, utcDayOf(run))).toBe(true)
        for (let ms = (Math.floor(afterMs / DAY) + 1) * DAY; ms < run; ms += DAY) {
          expect(isScheduledDay(schedule, utcDayOf(ms))).toBe(false)
        }
      }),
    )
  })

  test('is not today’s, which has begun, and reaches over the longest pause', () => {
    const monthly: PayoutSchedule = { interval: 'monthly', day: 1 }
    const first = dayStartMs('2026-01-01')
    expect(nextRun(monthly, first)).toBe(dayStartMs('2026-02-01'))
    expect(nextRun(monthly, first - 1)).toBe(first)
    expect(nextRun({ interval: 'monthly', day: 31 }, dayStartMs('2026-07-31'))).toBe(
      dayStartMs('2026-08-31'),
    )
    expect(nextRun({ interval: 'weekly', weekday: 1 }, dayStartMs('2026-06-01') + 5)).toBe(
      dayStartMs('2026-06-08'),
    )
  })
})

describe('a schedule', () => {
  test('is stored with its defaults and without what its interval does not use', () => {
    expect(SCHEDULE_INTERVALS.map((interval) => checkSchedule({ interval }))).toEqual([
      { interval: 'manual' },
      { interval: 'weekly', weekday: 1 },
      { interval: 'twice_monthly' },
      { interval: 'monthly', day: 1 },
    ])
    const all = { weekday: 7, day: 31 }
    expect(SCHEDULE_INTERVALS.map((interval) => checkSchedule({ interval, ...all }))).toEqual([
      { interval: 'manual' },
      { interval: 'weekly', weekday: 7 },
      { interval: 'twice_monthly' },
      { interval: 'monthly', day: 31 },
    ])
  })

  test('is refused with days that do not exist', () => {
    const path = (input: Parameters<typeof checkSchedule>[0]) => {
      try {
        checkSchedule(input)
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError)
        return (error as ApiError).issues![0]
      }
      return undefined
    }
    for (const weekday of [0, 8, 1.5, Number.NaN]) {
      expect(path({ interval: 'weekly', weekday })).toEqual({
        path: 'weekday',
        message: 'The weekday must be a number from 1 (Monday) to 7 (Sunday).',
      })
    }
    for (const day of [0, 32, 1.5, -1]) {
      expect(path({ interval: 'monthly', day })).toEqual({
        path: 'day',
        message: 'The day of the month must be a number from 1 to 31.',
      })
    }
    expect(path({ interval: 'manual', weekday: 99, day: 99 })).toBeUndefined()
  })

  test('runs once for a program and day', () => {
    expect(scheduleKey('prog_1', '2026-03-01')).toBe('prog_1:2026-03-01')
    expect(() => scheduleKey('prog_1', '2026-3-1')).toThrow(RangeError)
  })
})

describe('the holding period', () => {
  test('ends so many whole days after the event', () => {
    const atMs = Date.UTC(2026, 0, 31, 12, 30)
    expect(holdingEndMs(atMs, 30)).toBe(Date.UTC(2026, 2, 2, 12, 30))
    expect(holdingEndMs(atMs, 0)).toBe(atMs)
  })
})

test('a failed run is tried again after longer and longer pauses, ten times in all', () => {
  const hours = Array.from({ length: 11 }, (_, n) => nextAttemptMs(n + 1, 0)).map(
    (ms) => ms && ms / 3_600_000,
  )
  expect(hours).toEqual([1, 2, 4, 8, 16, 24, 24, 24, 24, null, null])
})
