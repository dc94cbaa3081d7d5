import { describeDiscount, type DiscountTerms } from '../../../domain/discount.ts'
import { say, type Speech } from '../../../domain/message/say.ts'
import {
  describeLimits,
  describeModifier,
  describeReward,
} from '../../../domain/reward/describe.ts'
import { REWARD_EVENTS, type RewardVersion } from '../../../domain/reward/types.ts'
import type { OfferedDiscount, OfferedReward } from './offer-schema.ts'
import { toTerms } from './present.ts'

/** Lists the rewards in the order of a customer's way: click, lead, sale, and then referrals. */
export function toOfferedRewards(
  versions: readonly RewardVersion[],
  speech: Speech,
): OfferedReward[] {
  return REWARD_EVENTS.flatMap((event) =>
    versions
      .filter((version) => version.event === event)
      .map((version) => ({
        event,
        ...toTerms(version),
        sentence: say(describeReward(version), speech),
        exceptions: version.modifiers.map((modifier) =>
          say(describeModifier(modifier, version), speech),
        ),
        limits: describeLimits(version).map((limit) => say(limit, speech)),
      })),
  )
}

export function toOfferedDiscount(
  terms: DiscountTerms,
  { currency, speech }: { currency: string; speech: Speech },
): OfferedDiscount {
  return { ...toTerms(terms), sentence: say(describeDiscount(terms, currency), speech) }
}
