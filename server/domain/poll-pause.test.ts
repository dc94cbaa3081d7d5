import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { pollPause } from './poll-pause.ts'

const HOUR_MS = 3_600_000

test('a provider that works is asked at its interval', () => {
  expect(pollPause(5, 0)).toBe(300_000)
})

test('each failure in a row doubles the pause, up to six hours', () => {
  expect([1, 2, 3].map((failures) => pollPause(5, failures) / 60_000)).toEqual([10, 20, 40])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1440 }), fc.nat({ max: 10_000 }), (minutes, failures) => {
      const pause = pollPause(minutes, failures)
      expect(pause).toBeGreaterThanOrEqual(minutes * 60_000)
      expect(pause).toBeLessThanOrEqual(Math.max(6 * HOUR_MS, minutes * 60_000))
      expect(pollPause(minutes, failures + 1)).toBeGreaterThanOrEqual(pause)
    }),
  )
})
