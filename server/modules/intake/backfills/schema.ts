import { t, type Static } from 'elysia'
import { cursorFields, pageFields, Timestamp } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { BACKFILL_STATUSES } from '../../../db/schema/intake.ts'

export const BackfillBody = t.Object({
  dryRun: t.Optional(
    t.Boolean({ description: 'Only counts what would be recorded. Default: false' }),
  ),
  since: Timestamp,
})
export type BackfillBody = Static<typeof BackfillBody>

export const BackfillQuery = t.Object({ pageSize: pageFields.pageSize, ...cursorFields })
export type BackfillQuery = Static<typeof BackfillQuery>

export const Backfill = t.Object(
  {
    id: t.String({ examples: ['bfl_1Vd4T2sKq0aB3xYz'] }),
    connectionId: t.String(),
    dryRun: t.Boolean(),
    since: t.String({ description: 'What is older was left out; ISO 8601' }),
    status: oneOf(BACKFILL_STATUSES),
    pages: t.Integer({ description: 'How many pages were read' }),
    seen: t.Integer({ description: 'How many objects the pages had' }),
    added: t.Integer({ description: 'How many of them came to the inbox; the rest was there' }),
    leads: t.Integer({ description: 'Of a dry run: how many of them say that there is a lead' }),
    sales: t.Integer({ description: 'Of a dry run: how many are sales' }),
    amounts: t.Array(
      t.Object({
        currency: t.String(),
        amount: t.String({ description: 'What the sales are worth, in minor units' }),
      }),
    ),
    problems: t.Integer({ description: 'Of a dry run: how many would fail' }),
    reasons: t.Array(t.Object({ event: t.String(), reason: t.String() }), {
      description: 'Why, for the first 50 of them',
    }),
    reason: t.Nullable(t.String({ description: 'Why it failed, or waits' })),
    createdAt: t.String(),
    updatedAt: t.String(),
  },
  { title: 'Backfill' },
)
export type Backfill = Static<typeof Backfill>
