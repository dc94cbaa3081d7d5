import { t, type Static } from 'elysia'
import { REWARD_EVENTS } from '../../../domain/reward/types.ts'
import { oneOf } from '../../../core/one-of.ts'

const terms = {
  type: oneOf(['flat', 'percentage']),
  amount: t.Nullable(t.Integer({ description: 'Flat, in minor units' })),
  rateBps: t.Nullable(t.Integer({ description: 'Percentage, in basis points' })),
  maxDurationMonths: t.Nullable(
    t.Integer({ description: '0 the first only, months, or null for ever' }),
  ),
  sentence: t.String({ examples: ['20 % of every sale for 12 months'] }),
}

/** A reward as partners are told of it. */
export const OfferedReward = t.Object({
  event: oneOf(REWARD_EVENTS),
  ...terms,
  exceptions: t.Array(t.String(), { description: 'Other terms, and when they count' }),
  limits: t.Array(t.String(), { examples: [['At most 500.00 USD per partner and month']] }),
})
export type OfferedReward = Static<typeof OfferedReward>

export const OfferedDiscount = t.Object(terms, { description: 'What the partner’s friend gets' })
export type OfferedDiscount = Static<typeof OfferedDiscount>
