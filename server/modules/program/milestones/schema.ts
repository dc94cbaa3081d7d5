import { t, type Static } from 'elysia'
import { MAX_MILESTONES, MILESTONE_METRICS } from '../../../domain/milestone.ts'
import { MAX_AMOUNT_MINOR } from '../../../domain/reward/check-terms.ts'
import { oneOf } from '../../../core/one-of.ts'
import { pageFields } from '../../../core/fields.ts'
import { Id, whole } from '../rewards/schema.ts'

const metric = oneOf(MILESTONE_METRICS, {
  description:
    'The metric: `leads`, `sales`, `revenue` (sales minus refunds), or `earnings` (commissions for leads, sales, and referrals). Refunds are deducted, and amounts are in the program’s currency.',
})
const threshold = whole({
  minimum: 1,
  maximum: MAX_AMOUNT_MINOR,
  description: 'The goal, as a number, or in minor units for revenue and earnings.',
  examples: [10],
})
const amount = whole({
  minimum: 1,
  maximum: MAX_AMOUNT_MINOR,
  description: 'The bonus, in minor units of the program’s currency.',
  examples: [5000],
})
const name = t.String({ maxLength: 100, description: 'The title that partners see.' })
const time = (description: string) =>
  t.Optional(t.Nullable(t.String({ maxLength: 40, description })))
const end = time('When counting ends, exclusive. By default, it doesn’t end.')

export const MilestoneBody = t.Object({
  programId: t.Optional(t.Nullable(Id)),
  groupId: t.String({
    minLength: 1,
    maxLength: 64,
    description: `The group whose partners can reach the milestone. A group can have up to ${MAX_MILESTONES} active milestones.`,
  }),
  name,
  metric,
  threshold,
  amount,
  startsAt: time('When counting starts. Defaults to the beginning.'),
  endsAt: end,
})
export type MilestoneBody = Static<typeof MilestoneBody>

const fixed = t.Optional(
  t.Any({ description: 'Not supported, because the type can’t be changed.' }),
)

export const MilestonePatch = t.Object({
  name: t.Optional(name),
  endsAt: end,
  metric: fixed,
  threshold: fixed,
  amount: fixed,
  startsAt: fixed,
})
export type MilestonePatch = Static<typeof MilestonePatch>

export const MilestoneQuery = t.Object({
  programId: t.Optional(Id),
  groupId: t.Optional(Id),
  archived: t.Optional(
    t.Boolean({
      description: 'If true, only archived results. By default, only results that aren’t archived.',
    }),
  ),
  ...pageFields,
})
export type MilestoneQuery = Static<typeof MilestoneQuery>

const maybeTime = t.Nullable(t.String())

export const Milestone = t.Object(
  {
    id: t.String({ examples: ['ms_1Vd4T2sKq0aB3xYz'] }),
    programId: t.String(),
    groupId: t.String(),
    name: t.String({ examples: ['First ten'] }),
    metric,
    threshold,
    amount,
    currency: t.String({ examples: ['usd'] }),
    sentence: t.String({
      description: 'A description in one sentence.',
      examples: ['50.00 USD for 10 sales'],
    }),
    startsAt: maybeTime,
    endsAt: maybeTime,
    createdAt: t.String(),
    updatedAt: t.String(),
    archivedAt: t.Nullable(
      t.String({ description: 'When the milestone was archived. It can no longer be earned.' }),
    ),
  },
  { title: 'Milestone' },
)
export type Milestone = Static<typeof Milestone>
