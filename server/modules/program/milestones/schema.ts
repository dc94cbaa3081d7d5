import { t, type Static } from 'elysia'
import { MAX_MILESTONES, MILESTONE_METRICS } from '../../../domain/milestone.ts'
import { MAX_AMOUNT_MINOR } from '../../../domain/reward/check-terms.ts'
import { oneOf } from '../../../core/one-of.ts'
import { pageFields } from '../../../core/fields.ts'
import { Id, whole } from '../rewards/schema.ts'

const metric = oneOf(MILESTONE_METRICS, {
  description:
    'What counts: leads, sales, revenue (sales less refunds) or earnings (commissions for leads, sales and ' +
    "referrals), all net of refunds and in the program's currency",
})
const threshold = whole({
  minimum: 1,
  maximum: MAX_AMOUNT_MINOR,
  description: 'The number to reach: a count, or minor units for revenue and earnings',
  examples: [10],
})
const amount = whole({
  minimum: 1,
  maximum: MAX_AMOUNT_MINOR,
  description: "The bonus, in minor units of the program's currency",
  examples: [5000],
})
const name = t.String({ maxLength: 100, description: 'What partners read as its title' })
const time = (description: string) =>
  t.Optional(t.Nullable(t.String({ maxLength: 40, description })))
const end = time('What happened from then on counts no more. Default: no end')

export const MilestoneBody = t.Object({
  programId: t.Optional(t.Nullable(Id)),
  groupId: t.String({
    minLength: 1,
    maxLength: 64,
    description: `Whose partners can reach it. A group has at most ${MAX_MILESTONES} that are not archived`,
  }),
  name,
  metric,
  threshold,
  amount,
  startsAt: time('Only what happened from then on counts. Default: everything'),
  endsAt: end,
})
export type MilestoneBody = Static<typeof MilestoneBody>

const fixed = t.Optional(t.Any({ description: 'Refused: it never changes' }))

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
  archived: t.Optional(t.Boolean({ description: 'true: only archived ones. Default: the others' })),
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
    sentence: t.String({ description: 'In words', examples: ['50.00 USD for 10 sales'] }),
    startsAt: maybeTime,
    endsAt: maybeTime,
    createdAt: t.String(),
    updatedAt: t.String(),
    archivedAt: t.Nullable(
      t.String({ description: 'No longer earned; bonuses stand, and are still undone by refunds' }),
    ),
  },
  { title: 'Milestone' },
)
export type Milestone = Static<typeof Milestone>
