import { t, type Static } from 'elysia'
import { MILESTONE_METRICS } from '../../../domain/milestone.ts'
import { oneOf } from '../../../core/one-of.ts'

export const EmbedMilestone = t.Object(
  {
    id: t.String(),
    sentence: t.String({ examples: ['50.00 USD for 10 sales'] }),
    metric: oneOf(MILESTONE_METRICS),
    threshold: t.Integer({ description: "A count, or minor units of the program's currency" }),
    current: t.Integer({ minimum: 0, description: 'How far the partner is, net of refunds' }),
    reached: t.Boolean({ description: 'The partner has the bonus' }),
    reachedAt: t.Nullable(t.String({ description: 'When; null: not reached' })),
    startsAt: t.Nullable(t.String({ description: 'ISO 8601' })),
    endsAt: t.Nullable(t.String({ description: 'ISO 8601' })),
  },
  { title: 'EmbedMilestone' },
)
export type EmbedMilestone = Static<typeof EmbedMilestone>
