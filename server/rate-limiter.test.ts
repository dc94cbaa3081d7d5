import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { RateLimiter } from './rate-limiter.ts'

function limiter(perMinute: number, maxCallers?: number) {
  const clock = { ms: 1_000_000 }
  const options = { perMinute, now: () => clock.ms, ...(maxCallers ? { maxCallers } : {}) }
  return { clock, limits: new RateLimiter(options) }
}

describe('a rate limiter', () => {
  test('allows the limit at once, then says when to come back, and keeps its word', () => {
    const { clock, limits } = limiter(60)
    for (let left = 59; left >= 0; left--) {
      expect(limits.take('a')).toMatchObject({ remaining: left, retryAfterSeconds: undefined })
    }
    const refused = limits.take('a')
    expect(refused).toEqual({ limit: 60, remaining: 0, resetSeconds: 60, retryAfterSeconds: 1 })
    clock.ms += refused.retryAfterSeconds! * 1000
    expect(limits.take('a').retryAfterSeconds).toBeUndefined()
    expect(limits.take('a').retryAfterSeconds).toBe(1)
  })

  test('keeps callers apart', () => {
    const { limits } = limiter(1)
    expect(limits.take('a').retryAfterSeconds).toBeUndefined()
    expect(limits.take('b').retryAfterSeconds).toBeUndefined()
    expect(limits.take('a').retryAfterSeconds).toBe(60)
  })

  test('does not charge for what it refuses', () => {
    const { clock, limits } = limiter(2)
    for (let i = 0; i < 50; i++) limits.take('a')
    clock.ms += 30_000
    expect(limits.take('a').retryAfterSeconds).toBeUndefined()
  })

  test('takes back what was counted', () => {
    const { limits } = limiter(2)
    limits.take('a')
    limits.take('a')
    limits.giveBack('a')
    limits.giveBack('unknown')
    expect(limits.take('a').retryAfterSeconds).toBeUndefined()
    expect(limits.take('a').retryAfterSeconds).toBe(30)
  })

  test('remembers a bounded number of callers', () => {
    const { limits } = limiter(1, 2)
    for (const caller of ['a', 'b', 'c']) limits.take(caller)
    expect(limits.take('c').retryAfterSeconds).toBe(60)
    expect(limits.take('a').retryAfterSeconds).toBeUndefined()
  })

  test('never allows more than twice the limit in any minute, and never starves a patient caller', () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 200 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), pauses, (perMinute, waits) => {
        const { clock, limits } = limiter(perMinute)
        const allowedAt: number[] = []
        for (const wait of waits) {
          clock.ms += wait
          const { retryAfterSeconds } = limits.take('a')
          if (retryAfterSeconds === undefined) allowedAt.push(clock.ms)
        }
        for (const from of allowedAt) {
          const within = allowedAt.filter((at) => at >= from && at < from + 60_000)
          expect(within.length).toBeLessThanOrEqual(2 * perMinute)
        }
        clock.ms += Math.ceil(60_000 / perMinute)
        expect(limits.take('a').retryAfterSeconds).toBeUndefined()
      }),
    )
  })
})
