import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { overBonusLimit } from './bonus-limit.ts'

const usd = { limitMinor: 1000n, currency: 'usd' }

describe('a day of bonuses', () => {
  test('may reach the limit and not pass it', () => {
    expect(overBonusLimit({ ...usd, bonusMinor: 1000n, sumMinor: 1000n })).toBeNull()
    expect(overBonusLimit({ ...usd, bonusMinor: 1n, sumMinor: 1001n })).toBe(
      "0.01 USD would make 10.01 USD in bonuses today (UTC); the program's dailyBonusLimit is 10.00 USD",
    )
    expect(overBonusLimit({ ...usd, limitMinor: 0n, bonusMinor: 1n, sumMinor: 1n })).not.toBeNull()
  })

  test('gives the same in one bonus and in many', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: 1n, max: 500n }), { minLength: 1 }), (bonuses) => {
        let sumMinor = 0n
        let given = 0n
        for (const bonusMinor of bonuses) {
          if (overBonusLimit({ ...usd, bonusMinor, sumMinor: sumMinor + bonusMinor })) continue
          sumMinor += bonusMinor
          given += bonusMinor
        }
        expect(given).toBeLessThanOrEqual(usd.limitMinor)
      }),
    )
  })
})
