import { t, type Static } from 'elysia'
import { REWARD_EVENTS } from '../../../domain/reward/types.ts'
import { oneOf } from '../../../core/one-of.ts'

const terms = {
  type: oneOf(['flat', 'percentage']),
  amount: t.Nullable(t.Integer({ description: 'For type `flat`, the amount in minor units.' })),
  rateBps: t.Nullable(
    t.Integer({ description: 'For type `percentage`, the rate in basis points.' }),
  ),
  maxDurationMonths: t.Nullable(
    t.Integer({
      description: 'The duration in months. 0 is the first sale only, and null is unlimited.',
    }),
  ),
  sentence: t.String({ examples: ['20 % of every sale for 12 months'] }),
}

/** A reward as partners are told of it. */
export const OfferedReward = t.Object({
  event: oneOf(REWARD_EVENTS),
  ...terms,
  exceptions: t.Array(t.String(), { description: 'Exceptions and their conditions.' }),
  limits: t.Array(t.String(), { examples: [['Up to 500.00 USD per partner per month']] }),
})
export type OfferedReward = Static<typeof OfferedReward>

export const OfferedDiscount = t.Object(terms, {
  description: 'The discount for referred customers.',
})
export type OfferedDiscount = Static<typeof OfferedDiscount>
