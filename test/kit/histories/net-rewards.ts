import fc from 'fast-check'
import type { Limit, RewardTerms, Terms } from './calls.ts'
import { newTerms } from './plan.ts'

const rate = fc.integer({ min: 1, max: 10_000 })
const threshold = fc.integer({ min: 1, max: 120_000 })

/** Small enough to be reached by a few sales, mostly by their amounts. */
const limit: fc.Arbitrary<Limit> = fc
  .record({
    per: fc.constantFrom('customer', 'partner'),
    period: fc.constantFrom('all', 'all', 'month'),
    counts: fc.constantFrom(true, false, false),
    amount: fc.integer({ min: 1, max: 15_000 }),
    count: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ counts, amount, count, ...rest }) => {
    return { ...rest, amount: counts ? null : amount, count: counts ? count : null }
  })

/** Conditions on what the partner brought before. */
const modifier = fc
  .record({
    terms: newTerms,
    attribute: fc.constantFrom(
      'partner.totalSales',
      'partner.totalSaleAmount',
      'partner.totalCommissions',
    ),
    operator: fc.constantFrom('gte', 'lt'),
    value: fc.oneof(fc.nat(4), threshold),
  })
  .map(({ terms, ...condition }) => {
    return { ...terms, when: { match: 'all' as const, conditions: [condition] } }
  })

const tiers = fc
  .record({
    measure: fc.constantFrom('revenue', 'sales', 'earnings'),
    period: fc.constantFrom('all', 'month', 'quarter', 'year'),
    mode: fc.constantFrom('all_or_nothing', 'marginal'),
    levels: fc.uniqueArray(fc.record({ threshold, rateBps: rate }), {
      minLength: 1,
      maxLength: 3,
      selector: (one) => one.threshold,
    }),
  })
  .map(({ levels, ...rest }) => ({
    ...rest,
    levels: levels
      .map((one) => ({
        type: 'percentage' as const,
        rateBps: one.rateBps,
        // Counts are small.
        threshold: rest.measure === 'sales' ? Math.ceil(one.threshold / 30_000) : one.threshold,
      }))
      .toSorted((a, b) => a.threshold - b.threshold)
      .filter((one, index, all) => one.threshold !== all[index - 1]?.threshold),
  }))

const base: fc.Arbitrary<Terms> = fc.oneof(
  newTerms,
  fc.record({
    type: fc.constant('percentage' as const),
    amount: fc.constant(null),
    rateBps: rate,
    maxDurationMonths: fc.constant(null),
  }),
)

/** A reward that depends on what came before: by its duration, limits, totals and tiers. */
export function netReward(event: 'sale' | 'referral'): fc.Arbitrary<RewardTerms> {
  return fc
    .record({
      base,
      limits: fc.array(limit, { maxLength: 2 }),
      modifiers: fc.array(modifier, { maxLength: 1 }),
      tiers: fc.option(tiers, { freq: 2 }),
    })
    .map(({ base: terms, tiers: given, limits, ...rest }) => ({
      ...terms,
      ...rest,
      // A referral has no customer, and adds nothing to a revenue that could be split.
      limits:
        event === 'sale' ? limits : limits.map((one) => ({ ...one, per: 'partner' as const })),
      tiers:
        given && (terms.type === 'flat' || event === 'referral')
          ? { ...given, mode: 'all_or_nothing' }
          : given,
    }))
}
