import { t, type Static } from 'elysia'
import { salePartFields } from '../../../core/sale-fields.ts'
import { MAX_AMOUNT_MINOR } from '../../../domain/reward/check-terms.ts'
import { Id, RewardBody, Terms, whole } from './schema.ts'

const Sample = t.Object({
  title: t.Optional(t.String({ maxLength: 200 })),
  amount: t.Optional(
    whole({
      minimum: 0,
      maximum: MAX_AMOUNT_MINOR,
      description: 'Of the sale or, for a referral, of the commission. Default: 0',
    }),
  ),
  ...salePartFields,
  quantity: t.Optional(
    whole({ minimum: 1, maximum: 10_000, description: 'Clicks or leads. Default: 1' }),
  ),
  volume: t.Optional(
    whole({
      minimum: 0,
      maximum: MAX_AMOUNT_MINOR,
      description: 'What the partner brought before, by the measure of the tiers. Default: 0',
    }),
  ),
  facts: t.Optional(
    t.Any({
      description:
        'An object of what is known, by the names of GET /rewards/conditions: {"customer.country": "DE"}',
    }),
  ),
})

export const PreviewBody = t.Object({
  draft: t.Optional(RewardBody),
  rewardId: t.Optional(Id),
  version: t.Optional(
    whole({
      minimum: 1,
      maximum: 2_147_483_647,
      description: 'Of rewardId; default: the newest',
    }),
  ),
  samples: t.Optional(
    t.Array(Sample, { maxItems: 20, description: 'Default: samples that show the reward' }),
  ),
})
export type PreviewBody = Static<typeof PreviewBody>

export const Preview = t.Object({
  event: RewardBody.properties.event,
  currency: t.String(),
  sentence: t.String({ description: 'The terms in words' }),
  samples: t.Array(
    t.Object({
      title: t.String(),
      amount: t.Number(),
      quantity: t.Number(),
      earnings: t.Number({ description: 'Minor units of the currency' }),
      reason: t.Nullable(t.String({ description: 'Why nothing is earned' })),
      volume: t.Number({ description: 'What the partner brought before' }),
      modifier: t.Nullable(t.Number({ description: 'Which modifier decided, from 0' })),
      tier: t.Nullable(t.Number({ description: 'Which tier was reached before, from 0' })),
      terms: t.Nullable(Terms),
      capped: t.Boolean({ description: 'A limit cut it' }),
      steps: t.Array(t.String({ description: 'How it was reached' })),
    }),
  ),
})
export type Preview = Static<typeof Preview>

export type Sample = NonNullable<PreviewBody['samples']>[number]
