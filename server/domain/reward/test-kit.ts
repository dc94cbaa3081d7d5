import fc from 'fast-check'
import type { Message } from '../message/message.ts'
import { format } from '../../locales/format.ts'
import { sampleFacts } from './preview.ts'
import {
  TIER_MEASURES,
  TIER_MODES,
  TIER_PERIODS,
  type RewardFacts,
  type RewardVersion,
  type Terms,
  type Tier,
  type Tiers,
} from './types.ts'

/** Builders for the tests of this room. */

export const NOW = Date.parse('2026-06-15T12:00:00Z')

export function percent(rateBps: number, maxDurationMonths: number | null = null): Terms {
  return { type: 'percentage', amountMinor: null, rateBps, maxDurationMonths }
}

export function flat(amountMinor: number, maxDurationMonths: number | null = null): Terms {
  return { type: 'flat', amountMinor, rateBps: null, maxDurationMonths }
}

/** Builds a reward for sales in EUR, with changes. */
export function rewardOf(terms: Terms, rest: Partial<RewardVersion> = {}): RewardVersion {
  return {
    rewardId: 'rwd_1',
    version: 1,
    event: 'sale',
    currency: 'eur',
    ...terms,
    limits: [],
    modifiers: [],
    tiers: null,
    exclude: [],
    products: [],
    ...rest,
  }
}

/** Builds the facts of the first sale of 100.00 EUR, with changes. */
export function factsOf(version: RewardVersion, change: Partial<RewardFacts> = {}): RewardFacts {
  const saleMinor = version.event === 'sale' ? 10_000n : 0n
  return { ...sampleFacts(version, NOW), saleMinor, ...change }
}

/** Formats the steps in English, as programs read them. */
export function inEnglish<Told extends { steps: Message[] }>(told: Told): InEnglish<Told> {
  // Each member of the union keeps its fields, which a spread of a type parameter does not tell.
  return { ...told, steps: told.steps.map((step) => format(step)) } as unknown as InEnglish<Told>
}

type InEnglish<Told> = Told extends unknown ? Omit<Told, 'steps'> & { steps: string[] } : never

/** Tiers of any kind, with thresholds up to `max`; `flat`: whether some pay flat amounts. */
export function tiersOf(max: number, { flat = true } = {}): fc.Arbitrary<Tiers> {
  const rate = fc.record({
    type: flat ? fc.constantFrom('flat', 'percentage') : fc.constant('percentage' as const),
    amountMinor: fc.nat({ max: 100_000 }),
    rateBps: fc.nat({ max: 10_000 }),
  })
  const level = fc.record({ threshold: fc.integer({ min: 1, max }), rate })
  const levels = fc
    .uniqueArray(level, { minLength: 1, maxLength: 5, selector: (one) => one.threshold })
    .map((list): Tier[] =>
      list
        .toSorted((a, b) => a.threshold - b.threshold)
        .map(({ threshold, rate: { type, amountMinor, rateBps } }) => ({
          threshold,
          type,
          amountMinor: type === 'flat' ? amountMinor : null,
          rateBps: type === 'flat' ? null : rateBps,
        })),
    )
  return fc.record({
    measure: fc.constantFrom(...TIER_MEASURES),
    period: fc.constantFrom(...TIER_PERIODS),
    mode: fc.constantFrom(...TIER_MODES),
    levels,
  })
}
