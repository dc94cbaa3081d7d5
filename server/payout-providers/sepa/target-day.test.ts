import { expect, test } from 'bun:test'
import { targetDay } from './target-day.ts'

test.each([
  ['2026-03-03T23:59:59Z', '2026-03-03'],
  ['2026-03-07T00:00:00Z', '2026-03-09'],
  // Easter 2024, 2025, 2026 and 2038: Good Friday to the Tuesday after.
  ['2024-03-29T10:00:00Z', '2024-04-02'],
  ['2025-04-18T10:00:00Z', '2025-04-22'],
  ['2026-04-03T10:00:00Z', '2026-04-07'],
  ['2038-04-23T10:00:00Z', '2038-04-27'],
  ['2026-05-01T10:00:00Z', '2026-05-04'],
  ['2026-12-25T10:00:00Z', '2026-12-28'],
  ['2027-01-01T10:00:00Z', '2027-01-04'],
])('a transfer of %p settles on %p', (at, day) => {
  expect(targetDay(Date.parse(at))).toBe(day)
})
