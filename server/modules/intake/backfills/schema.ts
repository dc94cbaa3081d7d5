import { t, type Static } from 'elysia'
import { cursorFields, pageFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { BACKFILL_STATUSES } from '../../../db/schema/intake.ts'

export const BackfillBody = t.Object({
  dryRun: t.Optional(
    t.Boolean({ description: 'Whether to only count what would be imported. Defaults to false.' }),
  ),
  since: t.Optional(
    t.String({
      maxLength: 40,
      description:
        'The start of the history to import, in ISO 8601 format with an offset. Defaults to the whole history.',
      examples: ['2031-05-01T12:00:00Z'],
    }),
  ),
})
export type BackfillBody = Static<typeof BackfillBody>

export const BackfillQuery = t.Object({ pageSize: pageFields.pageSize, ...cursorFields })
export type BackfillQuery = Static<typeof BackfillQuery>

export const Backfill = t.Object(
  {
    id: t.String({ examples: ['bfl_1Vd4T2sKq0aB3xYz'] }),
    connectionId: t.String(),
    dryRun: t.Boolean(),
    since: t.String({ description: 'The start of the imported history, in ISO 8601 format.' }),
    status: oneOf(BACKFILL_STATUSES),
    pages: t.Integer({ description: 'The number of pages read.' }),
    seen: t.Integer({ description: 'The number of objects on the pages.' }),
    added: t.Integer({
      description: 'The number of objects added to the inbox. The others were already there.',
    }),
    leads: t.Integer({ description: 'For dry runs, the number of leads.' }),
    sales: t.Integer({ description: 'For dry runs, the number of sales.' }),
    amounts: t.Array(
      t.Object({
        currency: t.String(),
        amount: t.String({ description: 'The total of the sales, in minor units.' }),
      }),
    ),
    problems: t.Integer({ description: 'For dry runs, the number of objects that would fail.' }),
    reasons: t.Array(t.Object({ event: t.String(), reason: t.String() }), {
      description: 'The reasons of the first 50 problems.',
    }),
    reason: t.Nullable(t.String({ description: 'Why the backfill failed or is waiting.' })),
    createdAt: t.String(),
    updatedAt: t.String(),
  },
  { title: 'Backfill' },
)
export type Backfill = Static<typeof Backfill>
