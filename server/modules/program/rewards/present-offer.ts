import { messageForPartner } from '../../../domain/embed.ts'
import { describeDiscount, type DiscountTerms } from '../../../domain/discount.ts'
import { format, type Locale } from '../../../locales/format.ts'
import {
  describeLimits,
  describeModifier,
  describeProductRule,
  describeReward,
} from '../../../domain/reward/describe.ts'
import { REWARD_EVENTS, type RewardVersion } from '../../../domain/reward/types.ts'
import type { OfferedDiscount, OfferedReward } from './offer-schema.ts'
import { toTerms } from './present.ts'

/** Lists the rewards in the order of a customer's way: click, lead, sale, and then referrals. */
export function toOfferedRewards(
  versions: readonly RewardVersion[],
  locale: Locale,
): OfferedReward[] {
  return REWARD_EVENTS.flatMap((event) =>
    versions
      .filter((version) => version.event === event)
      .map((version) => ({
        event,
        ...toTerms(version),
        sentence: format(describeReward(version), locale),
        exceptions: [
          ...version.products.map((rule) => describeProductRule(rule, version.currency)),
          ...version.modifiers.map((modifier) => describeModifier(modifier, version)),
        ].map((exception) => format(messageForPartner(exception), locale)),
        limits: describeLimits(version).map((limit) => format(limit, locale)),
      })),
  )
}

export function toOfferedDiscount(
  terms: DiscountTerms,
  { currency, locale }: { currency: string; locale: Locale },
): OfferedDiscount {
  return { ...toTerms(terms), sentence: format(describeDiscount(terms, currency), locale) }
}
