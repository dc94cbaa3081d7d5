import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { computeEarning } from './compute.ts'
import { factsOf, percent, rewardOf, tiersOf } from './test-kit.ts'
import { earnTierParts, splitByTier } from './tiers.ts'
import type { RewardVersion, Tiers } from './types.ts'

const bps = fc.nat({ max: 10_000 })
const sale = fc.bigInt({ min: 1n, max: 5_000_000n })
const marginal = (measure: Tiers['measure']) =>
  fc
    .tuple(bps, tiersOf(1_000_000, { flat: false }))
    .map(([rate, tiers]): RewardVersion & { tiers: Tiers } => ({
      ...rewardOf(percent(rate)),
      tiers: { ...tiers, measure, mode: 'marginal' },
    }))

const earned = (version: RewardVersion, volume: bigint, saleMinor: bigint) =>
  computeEarning(version, factsOf(version, { volume, saleMinor })).earningsMinor

describe('marginal tiers by revenue', () => {
  const version = marginal('revenue')

  test('earn for a split sale what the whole earns, but for rounding of a unit a part', () => {
    const parts = fc.array(sale, { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(version, fc.bigInt({ min: 0n, max: 1_000_000n }), parts, (of, volume, sales) => {
        const whole = sales.reduce((sum, one) => sum + one, 0n)
        let sum = 0n
        let sold = volume
        for (const one of sales) {
          sum += earned(of, sold, one)
          sold += one
        }
        const difference = sum - earned(of, volume, whole)
        expect(difference < 0n ? -difference : difference).toBeLessThanOrEqual(sales.length)
      }),
    )
  })

  test('earn for each unit of a sale the rate of the volume that it adds to', () => {
    fc.assert(
      fc.property(version, fc.nat({ max: 300 }), fc.nat({ max: 300 }), (of, volume, amount) => {
        const { tiers } = of
        const levels = tiers.levels.map((one) => ({ ...one, threshold: one.threshold % 500 }))
        const small = {
          ...of,
          tiers: { ...tiers, levels: levels.toSorted((a, b) => a.threshold - b.threshold) },
        }
        let numerator = 0
        for (let at = volume; at < volume + amount; at++) {
          const reached = small.tiers.levels.findLast(({ threshold }) => threshold <= at)
          numerator += (reached ?? of).rateBps!
        }
        expect(earned(small, BigInt(volume), BigInt(amount))).toBe(
          BigInt(Math.floor((numerator * 2 + 10_000) / 20_000)),
        )
      }),
    )
  })
})

describe('any tiers', () => {
  const version = fc.oneof(
    marginal('revenue'),
    marginal('earnings'),
    fc.tuple(bps, tiersOf(1_000_000)).map(([rate, tiers]) => rewardOf(percent(rate), { tiers })),
  )
  const volume = fc.bigInt({ min: -1_000n, max: 2_000_000n })

  test('cut an amount into parts that sum to it, each tier once and in order', () => {
    fc.assert(
      fc.property(version, volume, sale, bps, (of, before, saleMinor, share) => {
        const amountMinor = (saleMinor * BigInt(share)) / 10_000n
        const parts = splitByTier(of, { saleMinor, volume: before }, amountMinor)
        expect(parts.reduce((sum, one) => sum + one.amountMinor, 0n)).toBe(amountMinor)
        const tiers = parts.map(({ tier }) => tier ?? -1)
        expect(tiers).toEqual([...new Set(tiers)].toSorted((a, b) => a - b))
      }),
    )
  })

  test('that are all or nothing pay as a reward does that has the rate which was reached', () => {
    fc.assert(
      fc.property(version, volume, sale, (of, before, saleMinor) => {
        const tiers = { ...of.tiers!, mode: 'all_or_nothing' as const }
        const reached = tiers.levels.filter(({ threshold }) => BigInt(threshold) <= before).at(-1)
        const { type, amountMinor, rateBps } = reached ?? of
        const plain = { ...of, type, amountMinor, rateBps, tiers: null }
        expect(earned({ ...of, tiers }, before, saleMinor)).toBe(earned(plain, before, saleMinor))
      }),
    )
  })
})

test('a volume in earnings rises to a threshold and not beyond by the lower rate', () => {
  fc.assert(
    fc.property(
      marginal('earnings'),
      fc.bigInt({ min: 0n, max: 1_000_000n }),
      sale,
      (of, volume, saleMinor) => {
        const parts = splitByTier(of, { saleMinor, volume }, saleMinor)
        const earnings = earnTierParts(parts)
        let at = volume
        parts.slice(0, -1).forEach(({ tier }, index) => {
          at += earnings[index]!
          const next = BigInt(of.tiers.levels[(tier ?? -1) + 1]!.threshold)
          const over = at - next
          expect(over >= -1n && over <= 1n).toBe(true)
        })
      },
    ),
  )
})
