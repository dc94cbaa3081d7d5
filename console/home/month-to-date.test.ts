import { describe, expect, test } from 'bun:test'
import { monthToDate, sumMonths } from './month-to-date.ts'

describe('the days that are compared', () => {
  test.each([
    ['2026-11-30T09:00', '2026-11-01', '2026-10-01', '2026-10-30'],
    ['2026-03-31T09:00', '2026-03-01', '2026-02-01', '2026-02-28'],
    ['2028-03-30T23:59', '2028-03-01', '2028-02-01', '2028-02-29'],
    ['2027-01-01T00:00', '2027-01-01', '2026-12-01', '2026-12-01'],
  ])('on %s', (now, start, previousStart, previousEnd) => {
    expect(monthToDate(now)).toEqual({ start, end: now.slice(0, 10), previousStart, previousEnd })
  })
})

test('days after the same day of the month before count for neither', () => {
  const rows = ['2026-10-01', '2026-10-15', '2026-10-16', '2026-11-15'].map((start, i) => {
    return { start: `${start}T00:00:00+01:00`, value: 10 ** i }
  })
  const sums = sumMonths(rows, ({ value }) => value, monthToDate('2026-11-15T12:00'))
  expect(sums).toEqual({ now: 1000, before: 11 })
})
