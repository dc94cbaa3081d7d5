import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { addMonths, periodOf, periodStartMs, wholeMonths } from './calendar.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const later = (text: string, months: number) =>
  new Date(addMonths(at(text), months)).toISOString().slice(0, 23)
const instant = fc.integer({ min: at('2000-01-01T00:00'), max: at('2099-12-31T00:00') })
const months = fc.integer({ min: 0, max: 600 })

describe('a month later', () => {
  test('is the same day and time, whatever the length of the months between', () => {
    expect(later('2026-01-15T09:30:15.123', 1)).toBe('2026-02-15T09:30:15.123')
    expect(later('2026-01-15T09:30:15.123', 12)).toBe('2027-01-15T09:30:15.123')
    expect(later('2026-11-30T23:59:59.999', 14)).toBe('2028-01-30T23:59:59.999')
    expect(later('2026-03-01T00:00', -1)).toBe('2026-02-01T00:00:00.000')
    expect(later('2026-05-05T05:05', 0)).toBe('2026-05-05T05:05:00.000')
  })

  test('is the last day of a month that is too short, at the same time', () => {
    expect(later('2026-01-31T08:00', 1)).toBe('2026-02-28T08:00:00.000')
    expect(later('2028-01-31T08:00', 1)).toBe('2028-02-29T08:00:00.000')
    expect(later('2028-02-29T08:00', 12)).toBe('2029-02-28T08:00:00.000')
    expect(later('2026-03-31T08:00', 1)).toBe('2026-04-30T08:00:00.000')
    expect(later('2026-03-31T08:00', -1)).toBe('2026-02-28T08:00:00.000')
    expect(later('2026-12-31T08:00', 2)).toBe('2027-02-28T08:00:00.000')
  })

  test('never lies before an earlier one', () => {
    fc.assert(
      fc.property(instant, months, (from, n) => {
        expect(addMonths(from, n + 1)).toBeGreaterThan(addMonths(from, n))
        expect(new Date(addMonths(from, n)).getUTCHours()).toBe(new Date(from).getUTCHours())
      }),
    )
  })
})

describe('whole months', () => {
  test('are counted at the millisecond', () => {
    const from = at('2026-01-15T09:00')
    expect(wholeMonths(from, at('2026-02-15T09:00') - 1)).toBe(0)
    expect(wholeMonths(from, at('2026-02-15T09:00'))).toBe(1)
    expect(wholeMonths(from, at('2027-01-15T09:00') - 1)).toBe(11)
    expect(wholeMonths(from, at('2027-01-15T09:00'))).toBe(12)
    expect(wholeMonths(from, at('2027-03-01T00:00'))).toBe(13)
    expect(wholeMonths(at('2026-01-31T09:00'), at('2026-02-28T09:00'))).toBe(1)
  })

  test('are none when nothing lies between, or time runs backwards', () => {
    const from = at('2026-01-15T09:00')
    expect(wholeMonths(from, from)).toBe(0)
    expect(wholeMonths(from, at('2024-01-15T09:00'))).toBe(0)
  })

  test('are the most that fit', () => {
    fc.assert(
      fc.property(instant, instant, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        const count = wholeMonths(from, to)
        expect(addMonths(from, count)).toBeLessThanOrEqual(to)
        expect(addMonths(from, count + 1)).toBeGreaterThan(to)
      }),
    )
  })
})

describe('a limit counts', () => {
  const start = (period: 'all' | 'day' | 'week' | 'month', text: string) => {
    const ms = periodStartMs({ period }, at(text))
    return ms === null ? null : new Date(ms).toISOString().slice(0, 16)
  }

  test('from the beginning, or from the start of the UTC day, week (Monday) or month', () => {
    const wednesday = '2026-04-15T13:45:10.500'
    expect(start('all', wednesday)).toBeNull()
    expect(start('day', wednesday)).toBe('2026-04-15T00:00')
    expect(start('week', wednesday)).toBe('2026-04-13T00:00')
    expect(start('month', wednesday)).toBe('2026-04-01T00:00')
  })

  test('a Sunday to the week before, a Monday to its own, across months and years', () => {
    expect(start('week', '2026-04-19T23:59:59.999')).toBe('2026-04-13T00:00')
    expect(start('week', '2026-04-20T00:00')).toBe('2026-04-20T00:00')
    expect(start('week', '2027-01-02T10:00')).toBe('2026-12-28T00:00')
    expect(start('day', '2026-04-20T00:00')).toBe('2026-04-20T00:00')
    expect(start('month', '2026-05-01T00:00')).toBe('2026-05-01T00:00')
    expect(start('month', '2026-04-30T23:59:59.999')).toBe('2026-04-01T00:00')
  })
})

describe('the period of an event', () => {
  const of = (period: 'all' | 'day' | 'week' | 'month' | 'quarter' | 'year', at: string) => {
    const found = periodOf({ period }, Date.parse(at))
    return (
      found && [found.sinceMs, found.untilMs].map((ms) => new Date(ms).toISOString().slice(0, 10))
    )
  }

  test('begins and ends with the calendar', () => {
    expect(of('all', '2028-02-29T23:59:59Z')).toBeNull()
    expect(of('day', '2028-02-29T23:59:59Z')).toEqual(['2028-02-29', '2028-03-01'])
    expect(of('week', '2028-02-29T00:00:00Z')).toEqual(['2028-02-28', '2028-03-06'])
    expect(of('month', '2028-02-29T23:59:59Z')).toEqual(['2028-02-01', '2028-03-01'])
    expect(of('quarter', '2028-02-29T00:00:00Z')).toEqual(['2028-01-01', '2028-04-01'])
    expect(of('quarter', '2028-12-31T23:59:59Z')).toEqual(['2028-10-01', '2029-01-01'])
    expect(of('year', '2028-12-31T23:59:59Z')).toEqual(['2028-01-01', '2029-01-01'])
  })
})
