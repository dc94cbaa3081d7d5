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
      description:
        'The amount of the sale or, for referrals, of the commission, in minor units. Defaults to 0.',
    }),
  ),
  ...salePartFields,
  quantity: t.Optional(
    whole({
      minimum: 1,
      maximum: 10_000,
      description: 'The number of clicks or leads. Defaults to 1.',
    }),
  ),
  volume: t.Optional(
    whole({
      minimum: 0,
      maximum: MAX_AMOUNT_MINOR,
      description:
        'The partner’s volume before the event, in the measure of the tiers. Defaults to 0.',
    }),
  ),
  facts: t.Optional(
    t.Any({
      description:
        'Facts about the event, with the names from `GET /rewards/conditions`, such as `{"customer.country": "DE"}`.',
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
      description: 'The version of the reward. Defaults to the latest.',
    }),
  ),
  samples: t.Optional(
    t.Array(Sample, {
      maxItems: 20,
      description: 'The sample events. Defaults to samples that illustrate the reward.',
    }),
  ),
})
export type PreviewBody = Static<typeof PreviewBody>

export const Preview = t.Object({
  event: RewardBody.properties.event,
  currency: t.String(),
  sentence: t.String({ description: 'The terms in one sentence.' }),
  samples: t.Array(
    t.Object({
      title: t.String(),
      amount: t.Number(),
      quantity: t.Number(),
      earnings: t.Number({ description: 'The earnings, in minor units of the currency.' }),
      reason: t.Nullable(t.String({ description: 'Why the event earns nothing.' })),
      volume: t.Number({ description: 'The partner’s volume before the event.' }),
      modifier: t.Nullable(
        t.Number({ description: 'The index of the modifier that applied, starting at 0.' }),
      ),
      tier: t.Nullable(
        t.Number({
          description: 'The index of the tier that the partner had reached, starting at 0.',
        }),
      ),
      terms: t.Nullable(Terms),
      capped: t.Boolean({ description: 'Whether a limit reduced the amount.' }),
      steps: t.Array(t.String({ description: 'A step of the calculation.' })),
    }),
  ),
})
export type Preview = Static<typeof Preview>

export type Sample = NonNullable<PreviewBody['samples']>[number]
