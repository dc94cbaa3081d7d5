import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { changedAtOf, heldUntil } from './account-hold.ts'

const DAY_MS = 86_400_000
const AT = Date.UTC(2026, 2, 1, 12)

describe('a hold', () => {
  test('lasts the days of the setting from the last change, to the millisecond', () => {
    const change = { changedAt: new Date(AT), holdDays: 3 }
    const until = new Date(AT + 3 * DAY_MS)
    expect(heldUntil(change, AT)).toEqual(until)
    expect(heldUntil(change, until.getTime() - 1)).toEqual(until)
    expect(heldUntil(change, until.getTime())).toBeNull()
  })

  test('is off with 0 days, and without a change', () => {
    expect(heldUntil({ changedAt: new Date(AT), holdDays: 0 }, AT)).toBeNull()
    expect(heldUntil({ changedAt: null, holdDays: 3 }, AT)).toBeNull()
  })

  test('is never shortened by another change, whatever the clock says', () => {
    const times = fc.array(fc.nat(10 * DAY_MS), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 90 }), (changes, holdDays) => {
        let changedAt: Date | null = null
        let latest = 0
        for (const ms of changes) {
          changedAt = changedAtOf(changedAt, AT + ms)
          const until = heldUntil({ changedAt, holdDays }, AT)!.getTime()
          expect(until).toBeGreaterThanOrEqual(latest)
          expect(until).toBeGreaterThanOrEqual(AT + ms + holdDays * DAY_MS)
          latest = until
        }
      }),
    )
  })
})
