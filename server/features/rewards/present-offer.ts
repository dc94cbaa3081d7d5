import { describeDiscount, type DiscountTerms } from '../../domain/discount.ts'
import { describeModifier, describeReward } from '../../domain/reward/describe.ts'
import { REWARD_EVENTS, type RewardVersion } from '../../domain/reward/types.ts'
import type { OfferedDiscount, OfferedReward } from './offer-schema.ts'
import { toTerms } from './present.ts'

/** The rewards in the order of a customer's way: click, lead, sale, and then other partners. */
export function toOfferedRewards(versions: readonly RewardVersion[]): OfferedReward[] {
  return REWARD_EVENTS.flatMap((event) =>
    versions
      .filter((version) => version.event === event)
      .map((version) => ({
        event,
        ...toTerms(version),
        sentence: describeReward(version),
        exceptions: version.modifiers.map((modifier) => describeModifier(modifier, version)),
      })),
  )
}

export function toOfferedDiscount(terms: DiscountTerms, currency: string): OfferedDiscount {
  return { ...toTerms(terms), sentence: describeDiscount(terms, currency) }
}
