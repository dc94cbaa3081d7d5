import { t, type Static } from 'elysia'
import { MILESTONE_METRICS } from '../../../domain/milestone.ts'
import { oneOf } from '../../../core/one-of.ts'

export const EmbedMilestone = t.Object(
  {
    id: t.String(),
    sentence: t.String({ examples: ['50.00 USD for 10 sales'] }),
    metric: oneOf(MILESTONE_METRICS),
    threshold: t.Integer({
      description: 'The goal, as a number or in minor units of the program’s currency.',
    }),
    current: t.Integer({ minimum: 0, description: 'The partner’s progress, net of refunds.' }),
    reached: t.Boolean({ description: 'Whether the partner has earned the bonus.' }),
    reachedAt: t.Nullable(t.String({ description: 'When the partner reached the goal, or null.' })),
    startsAt: t.Nullable(t.String()),
    endsAt: t.Nullable(t.String()),
  },
  { title: 'EmbedMilestone' },
)
export type EmbedMilestone = Static<typeof EmbedMilestone>
