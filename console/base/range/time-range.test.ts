import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import {
  addDays,
  bucketSize,
  daysOf,
  isDay,
  previousQuery,
  PRESETS,
  timeQuery,
} from './time-range.ts'

const NOW = '2031-03-31T09:30'
const TODAY = NOW.slice(0, 10)

describe('a range', () => {
  test('ends with today and has as many days as its name says', () => {
    expect(daysOf({ preset: '7d' }, TODAY)).toEqual({ from: '2031-03-25', to: TODAY })
    expect(daysOf({ preset: 'mtd' }, TODAY)).toEqual({ from: '2031-03-01', to: TODAY })
    expect(daysOf({ preset: 'ytd' }, TODAY)).toEqual({ from: '2031-01-01', to: TODAY })
    expect(daysOf({ preset: '1y' }, TODAY)).toEqual({ from: '2030-04-01', to: TODAY })
    expect(daysOf({ preset: '1y' }, '2032-02-29')).toEqual({ from: '2031-03-01', to: '2032-02-29' })
  })

  test('is asked for in days, in hours, or from the first event on', () => {
    expect(timeQuery({ preset: '7d' }, TODAY)).toEqual({ start: '2031-03-25', end: TODAY })
    expect(timeQuery({ preset: '24h' }, TODAY)).toEqual({ interval: '24h' })
    expect(timeQuery({ preset: 'all' }, TODAY)).toEqual({ interval: 'all' })
  })
})

describe('the time before', () => {
  test('is as long, and ends at the same hour of its last day', () => {
    expect(previousQuery({ preset: '7d' }, NOW)).toEqual({
      start: '2031-03-18',
      end: '2031-03-24T09:30',
    })
  })

  test('is whole days where the range lies in the past', () => {
    expect(previousQuery({ from: '2031-02-10', to: '2031-02-12' }, NOW)).toEqual({
      start: '2031-02-07',
      end: '2031-02-09',
    })
  })

  test('is the 24 hours before the last 24, and nothing before all time', () => {
    expect(previousQuery({ preset: '24h' }, NOW)).toEqual({
      start: '2031-03-29T10:00',
      end: '2031-03-30T10:00',
    })
    expect(previousQuery({ preset: 'all' }, NOW)).toBeNull()
  })

  test('touches every range and never overlaps it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 800 }),
        (ago, length) => {
          const to = addDays(TODAY, -ago)
          const from = addDays(to, -length)
          const before = previousQuery({ from, to }, NOW)
          if (!before || !('start' in before)) throw new Error('A range of days has a time before.')
          expect(addDays(before.end.slice(0, 10), 1)).toBe(from)
          expect(addDays(before.start, length)).toBe(before.end.slice(0, 10))
        },
      ),
    )
  })
})

test('a day is one that exists', () => {
  expect(['2031-02-28', '2032-02-29'].every(isDay)).toBe(true)
  expect(['2031-02-29', '2031-2-1', '', '2031-13-01', 'today'].some(isDay)).toBe(false)
})

test('steps are those of the API', () => {
  expect(PRESETS.map((preset) => bucketSize({ preset }, TODAY, '2029-01-01T00:00:00Z'))).toEqual([
    'hour',
    'day',
    'day',
    'day',
    'day',
    'day',
    'month',
    'month',
  ])
})
