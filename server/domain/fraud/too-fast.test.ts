import { describe, expect, test } from 'bun:test'
import { internal } from '../message/message.ts'
import { AT, judge } from './sample.ts'

describe('a conversion is too fast', () => {
  const after = (ms: number, minSeconds = 5) =>
    judge('tooFast', { click: { atMs: AT - ms } }, { minSeconds })

  test('before the seconds are over, and not from then on', () => {
    expect(after(4999)).toEqual({
      severity: 'medium',
      evidence: { seconds: '4', minSeconds: '5' },
      sentence: internal('internal.fraud.too-fast', { seconds: 4, minSeconds: 5 }),
    })
    expect(after(5000)).toBeNull()
    expect(after(0)!.evidence.seconds).toBe('0')
    expect(after(999, 1)).not.toBeNull()
    expect(after(1000, 1)).toBeNull()
  })

  test('never without a click, or when it was back-filled to before its click', () => {
    expect(judge('tooFast', { click: null })).toBeNull()
    expect(after(-1)).toBeNull()
  })
})
