import { describe, expect, test } from 'bun:test'
import { isMonth, lastMonthOver, monthEndMs, monthOf, nextMonth } from './month.ts'

const at = (text: string) => Date.parse(text)

describe('months', () => {
  test.each([
    ['2026-10', true],
    ['2026-13', false],
    ['2026-00', false],
    ['2026-1', false],
    ['2026-10-01', false],
  ])('%s is one: %p', (text, is) => {
    expect(isMonth(text)).toBe(is)
  })

  test('follow each other without a gap: each ends in the first instant of the next', () => {
    let month = '1999-11'
    for (let i = 0; i < 400; i++) {
      const end = monthEndMs(month)
      expect(monthOf(end - 1)).toBe(month)
      expect(monthOf(end)).toBe(nextMonth(month))
      expect(nextMonth(month) > month).toBe(true)
      month = nextMonth(month)
    }
    expect(month).toBe('2033-03')
  })

  test.each([
    ['2026-11-01T00:00:00Z', 0, '2026-10'],
    ['2026-10-31T23:59:59.999Z', 0, '2026-09'],
    ['2026-11-05T23:59:59Z', 5, '2026-09'],
    ['2026-11-06T00:00:00Z', 5, '2026-10'],
    ['2026-03-02T23:59:59Z', 30, '2025-12'],
    ['2026-03-03T00:00:00Z', 30, '2026-01'],
    ['2026-01-11T00:00:00Z', 10, '2025-12'],
  ])('at %s the last that ended %i days ago is %s', (now, days, month) => {
    expect(lastMonthOver(at(now), days)).toBe(month)
  })
})
