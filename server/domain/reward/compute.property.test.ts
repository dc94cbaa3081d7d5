import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { applyBps } from '../money.ts'
import { format } from '../../locales/format.ts'
import { computeEarning } from './compute.ts'
import { matchGroup } from './match.ts'
import { sampleFacts } from './preview.ts'
import { tiersOf } from './test-kit.ts'
import type { Condition, Limit, Modifier, RewardFacts, RewardVersion, Terms } from './types.ts'

const NOW = Date.parse('2026-06-15T12:00:00Z')
const months = fc.constantFrom(null, 0, 1, 12)
const terms: fc.Arbitrary<Terms> = fc.oneof(
  fc.record({
    type: fc.constant('flat' as const),
    amountMinor: fc.nat({ max: 10_000_000 }),
    rateBps: fc.constant(null),
    maxDurationMonths: months,
  }),
  fc.record({
    type: fc.constant('percentage' as const),
    amountMinor: fc.constant(null),
    rateBps: fc.nat({ max: 10_000 }),
    maxDurationMonths: months,
  }),
)
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    attribute: fc.constant('sale.amount'),
    operator: fc.constantFrom('gt', 'gte', 'lt', 'lte', 'is', 'isNot'),
    value: fc.nat({ max: 1_000_000 }),
  }),
  fc.record({
    attribute: fc.constantFrom('customer.country', 'sale.metadata.a', 'sale.metadata.__proto__.a'),
    operator: fc.constantFrom('is', 'isNot', 'in', 'notIn', 'contains', 'gt'),
    value: fc.oneof(fc.constantFrom('DE', 'FR'), fc.array(fc.string(), { maxLength: 3 })),
  }),
)
const modifier: fc.Arbitrary<Modifier> = fc
  .tuple(
    terms,
    fc.constantFrom('all' as const, 'any' as const),
    fc.array(condition, { maxLength: 3 }),
  )
  .map(([base, match, conditions]) => ({ ...base, when: { match, conditions } }))
const limit: fc.Arbitrary<Limit> = fc.record({
  per: fc.constantFrom('customer', 'partner'),
  period: fc.constantFrom('all', 'day', 'week', 'month'),
  amountMinor: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  count: fc.option(fc.integer({ min: 1, max: 5 })),
})
const version: fc.Arbitrary<RewardVersion> = fc
  .record({
    base: terms,
    event: fc.constantFrom('click' as const, 'lead' as const, 'sale' as const, 'referral' as const),
    currency: fc.constantFrom('usd', 'jpy', 'kwd'),
    limits: fc.array(limit, { maxLength: 3 }),
    modifiers: fc.array(modifier, { maxLength: 4 }),
    tiers: fc.option(tiersOf(1_000_000)),
  })
  .map(({ base, ...rest }) => ({
    rewardId: 'rwd_1',
    version: 1,
    exclude: [],
    products: [],
    ...base,
    ...rest,
  }))
const metadata = fc.dictionary(
  fc.constantFrom('a', '__proto__', 'constructor', 'hasOwnProperty', 'toString'),
  fc.jsonValue(),
)
const measured = fc.record({
  amountMinor: fc.bigInt({ min: 0n, max: 1_000_000n }),
  count: fc.nat({ max: 5 }),
})
const event = version.chain((of) =>
  fc
    .record({
      saleMinor: fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
      quantity: fc.nat({ max: 1_000_000 }),
      country: fc.option(fc.constantFrom('DE', 'FR')),
      firstAtMs: fc.option(fc.integer({ min: 0, max: 2 * NOW })),
      metadata,
      volume: fc.bigInt({ min: -1_000n, max: 2_000_000n }),
      used: fc.tuple(...of.limits.map(() => measured)),
    })
    .map(({ country, firstAtMs, ...rest }): [RewardVersion, RewardFacts] => {
      const plain = sampleFacts(of, NOW)
      return [of, { ...plain, ...rest, customer: { ...plain.customer, country, firstAtMs } }]
    }),
)

describe('every earning', () => {
  test('is explained, and is a commission exactly when it is more than nothing', () => {
    fc.assert(
      fc.property(event, ([of, facts]) => {
        const earning = computeEarning(of, facts)
        expect(earning.earningsMinor > 0n).toBe(!('reason' in earning))
        expect(earning.steps.length).toBeGreaterThan(0)
        expect(earning.steps.every((step) => /^[\dA-Z].*\.$/s.test(format(step)))).toBe(true)
      }),
    )
  })

  test('stays within what each limit leaves, and is cut by nothing else', () => {
    fc.assert(
      fc.property(event, ([of, facts]) => {
        const earning = computeEarning(of, facts)
        if ('reason' in earning) return
        of.limits.forEach(({ amountMinor, count }, index) => {
          const used = facts.used[index]!
          if (count !== null) expect(used.count < count).toBe(true)
          if (amountMinor === null) return
          expect(used.amountMinor + earning.earningsMinor <= BigInt(amountMinor)).toBe(true)
        })
        const free = computeEarning({ ...of, limits: [] }, { ...facts, used: [] })
        expect(free.earningsMinor >= earning.earningsMinor).toBe(true)
        expect(earning.capped).toBe(free.earningsMinor > earning.earningsMinor)
      }),
    )
  })

  test('never grows with what was used before', () => {
    fc.assert(
      fc.property(
        event,
        fc.bigInt({ min: 0n, max: 1_000n }),
        fc.nat(2),
        ([of, facts], more, times) => {
          const used = facts.used.map(({ amountMinor, count }) => ({
            amountMinor: amountMinor + more,
            count: count + times,
          }))
          const before = computeEarning(of, facts).earningsMinor
          expect(computeEarning(of, { ...facts, used }).earningsMinor <= before).toBe(true)
        },
      ),
    )
  })

  test('has the terms of the first modifier that matches, whatever the amounts are', () => {
    fc.assert(
      fc.property(event, fc.array(terms, { minLength: 4, maxLength: 4 }), ([of, facts], others) => {
        const first = of.modifiers.findIndex(
          ({ when }) => matchGroup(when, facts, of.currency).matched,
        )
        const repriced = {
          ...of,
          modifiers: of.modifiers.map((one, index) => ({ ...others[index]!, when: one.when })),
        }
        for (const one of [of, repriced]) {
          const earning = computeEarning(one, facts)
          if (!('reason' in earning)) expect(earning.modifier).toBe(first < 0 ? null : first)
        }
      }),
    )
  })
})

describe('a sale that is split', () => {
  const rate = fc.integer({ min: 1, max: 10_000 })
  const parts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 })

  test('never earns more in all than the limit', () => {
    fc.assert(
      fc.property(rate, parts, fc.integer({ min: 1, max: 10 ** 9 }), (rateBps, sales, cap) => {
        const of: RewardVersion = {
          rewardId: 'rwd_1',
          version: 1,
          event: 'sale',
          currency: 'usd',
          type: 'percentage',
          amountMinor: null,
          rateBps,
          maxDurationMonths: null,
          limits: [{ per: 'customer', period: 'all', amountMinor: cap, count: null }],
          modifiers: [],
          exclude: [],
          products: [],
          tiers: null,
        }
        const used = { amountMinor: 0n, count: 0 }
        for (const saleMinor of sales) {
          const facts = { ...sampleFacts(of, NOW), saleMinor, used: [{ ...used }] }
          used.amountMinor += computeEarning(of, facts).earningsMinor
          used.count += 1
        }
        const free = sales.reduce((sum, sale) => sum + applyBps(sale, rateBps), 0n)
        expect(used.amountMinor).toBe(free < BigInt(cap) ? free : BigInt(cap))
      }),
    )
  })
})
