import { describe, expect, test } from 'bun:test'
import { countsAt, judgeMilestone, type MilestoneFacts } from './milestone.ts'

const FACTS: MilestoneFacts = { bonus: 'none', reached: true, open: true, restoring: false }
const judge = (facts: Partial<MilestoneFacts>) => judgeMilestone({ ...FACTS, ...facts })

describe('a bonus', () => {
  test('is earned when the number is reached and there is none', () => {
    expect(judge({})).toBe('earn')
    expect(judge({ reached: false })).toBeNull()
    expect(judge({ open: false })).toBeNull()
    expect(judge({ open: false, restoring: true })).toBeNull()
  })

  test('that stands is taken back below the number, whoever can still earn it', () => {
    for (const open of [true, false]) {
      expect(judge({ bonus: 'standing', open })).toBeNull()
      expect(judge({ bonus: 'standing', open, reached: false })).toBe('take_back')
    }
  })

  test('that was undone is earned again, or comes back with what was taken', () => {
    expect(judge({ bonus: 'undone' })).toBe('earn')
    expect(judge({ bonus: 'undone', open: false })).toBeNull()
    expect(judge({ bonus: 'undone', open: false, restoring: true })).toBe('earn')
    expect(judge({ bonus: 'undone', restoring: true, reached: false })).toBeNull()
  })

  test('that somebody has decided about stays as it is', () => {
    for (const reached of [true, false]) {
      expect(judge({ bonus: 'decided', reached, restoring: true })).toBeNull()
    }
  })
})

test('an event counts from the start on and before the end', () => {
  const period = { metric: 'sales' as const, startsAtMs: 10, endsAtMs: 20 }
  expect([9, 10, 19, 20].map((at) => countsAt(period, at))).toEqual([false, true, true, false])
  const whole = { ...period, startsAtMs: null, endsAtMs: null }
  expect(countsAt(whole, 0)).toBe(true)
})
