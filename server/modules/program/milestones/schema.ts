import { t, type Static } from 'elysia'
import { MAX_MILESTONES, MILESTONE_METRICS } from '../../../domain/milestone.ts'
import { MAX_AMOUNT_MINOR } from '../../../domain/reward/check-terms.ts'
import {
  columnSchemas,
  same,
  timeColumn,
  type Column,
  type ColumnsFor,
} from '../../../core/column-fields.ts'
import { pageFields } from '../../../core/fields.ts'
import { parseText } from '../../../core/input.ts'
import { oneOf } from '../../../core/one-of.ts'
import type { milestones } from '../../../db/schema/milestones.ts'
import { Id, whole } from '../rewards/schema.ts'

const metric = oneOf(MILESTONE_METRICS, {
  description:
    'The metric: `leads`, `sales`, `revenue` (sales minus refunds), or `earnings` (commissions for leads, sales, and referrals). Refunds are deducted, and amounts are in the program’s currency.',
})

/** A number from 1, or an amount in minor units. */
const numberColumn = (description: string, example: number) => {
  const schema = whole({ minimum: 1, maximum: MAX_AMOUNT_MINOR, description, examples: [example] })
  return { body: schema, shown: schema, read: BigInt, show: Number } satisfies Column<
    bigint,
    typeof schema
  >
}

/** Columns that only the server writes. */
type OtherColumn =
  | 'workspaceId'
  | 'id'
  | 'programId'
  | 'groupId'
  | 'currency'
  | 'createdAt'
  | 'updatedAt'
  | 'archivedAt'

/** The columns that a caller sets. One of the table that is neither here nor above does not compile. */
export const MILESTONE_COLUMNS = {
  name: {
    body: t.String({ maxLength: 100, description: 'The title that partners see.' }),
    shown: t.String({ examples: ['First ten'] }),
    read: (sent: string, name: string) => parseText(name, sent),
    show: same<string>,
  },
  metric: {
    body: metric,
    shown: metric,
    read: same<Static<typeof metric>>,
    show: same<Static<typeof metric>>,
  },
  threshold: numberColumn('The goal, as a number, or in minor units for revenue and earnings.', 10),
  amount: numberColumn('The bonus, in minor units of the program’s currency.', 5000),
  startsAt: timeColumn('When counting starts. Defaults to the beginning.'),
  endsAt: timeColumn('When counting ends, exclusive. By default, it doesn’t end.'),
} as const satisfies ColumnsFor<typeof milestones.$inferSelect, OtherColumn>
const { name, endsAt, ...settled } = columnSchemas(MILESTONE_COLUMNS, 'body')

export const MilestoneBody = t.Object({
  programId: t.Optional(t.Nullable(Id)),
  groupId: t.String({
    minLength: 1,
    maxLength: 64,
    description: `The group whose partners can reach the milestone. A group can have up to ${MAX_MILESTONES} active milestones.`,
  }),
  name,
  ...settled,
  endsAt,
})
export type MilestoneBody = Static<typeof MilestoneBody>

const fixed = t.Optional(
  t.Any({ description: 'Not supported, because the type can’t be changed.' }),
)

export const MilestonePatch = t.Object({
  name: t.Optional(name),
  endsAt,
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

const { startsAt, endsAt: answeredEnd, ...shown } = columnSchemas(MILESTONE_COLUMNS, 'shown')

export const Milestone = t.Object(
  {
    id: t.String({ examples: ['ms_1Vd4T2sKq0aB3xYz'] }),
    programId: t.String(),
    groupId: t.String(),
    ...shown,
    currency: t.String({ examples: ['usd'] }),
    sentence: t.String({
      description: 'A description in one sentence.',
      examples: ['50.00 USD for 10 sales'],
    }),
    startsAt,
    endsAt: answeredEnd,
    createdAt: t.String(),
    updatedAt: t.String(),
    archivedAt: t.Nullable(
      t.String({ description: 'When the milestone was archived. It can no longer be earned.' }),
    ),
  },
  { title: 'Milestone' },
)
export type Milestone = Static<typeof Milestone>
