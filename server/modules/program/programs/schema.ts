import { t, type Static } from 'elysia'
import { columnSchemas } from '../../../core/column-fields.ts'
import { pageFields } from '../../../core/fields.ts'
import { PROGRAM_COLUMNS } from './columns-schema.ts'

const Time = t.String()
const { name, url, ...terms } = columnSchemas(PROGRAM_COLUMNS, 'body')

export const ProgramBody = t.Object({ ...t.Required(t.Object({ name, url })).properties, ...terms })
export type ProgramBody = Static<typeof ProgramBody>

export const ProgramPatch = t.Object({
  name,
  url,
  ...terms,
  ifUpdatedAt: t.Optional(
    t.String({
      maxLength: 40,
      description:
        'The `updatedAt` that you last read. Returns 409 if someone has changed the program since.',
    }),
  ),
})
export type ProgramPatch = Static<typeof ProgramPatch>

export const ProgramQuery = t.Object({
  search: t.Optional(t.String({ maxLength: 100, description: 'Part of the name or slug.' })),
  archived: t.Optional(
    t.Boolean({
      description: 'If true, only archived results. By default, only results that aren’t archived.',
    }),
  ),
  ...pageFields,
})
export type ProgramQuery = Static<typeof ProgramQuery>

export const Program = t.Object(
  {
    id: t.String({ examples: ['prog_1C3MxQp0yTfWJ2k'] }),
    ...columnSchemas(PROGRAM_COLUMNS, 'shown'),
    deactivatedAt: t.Nullable(
      t.String({
        description:
          'When the program was deactivated, in ISO 8601 format. Partners can no longer earn, but links still redirect.',
      }),
    ),
    archivedAt: t.Nullable(
      t.String({
        description:
          'When the program was archived, in ISO 8601 format. It’s hidden from lists and doesn’t count toward plan limits. Earned commissions are still paid.',
      }),
    ),
    createdAt: Time,
    updatedAt: Time,
  },
  { title: 'Program' },
)
export type Program = Static<typeof Program>

const count = t.Integer({ minimum: 0 })

export const ProgramStats = t.Object({
  clicks: count,
  leads: count,
  conversions: count,
  sales: count,
  saleAmount: t.Integer({
    description: 'Net revenue (sales minus refunds), in minor units of `saleCurrency`.',
  }),
  saleCurrency: t.String({ description: 'The program’s currency.' }),
  earnings: t.Array(
    t.Object({
      currency: t.String(),
      accrued: t.Integer({ description: 'Earnings in the holding period or on hold.' }),
      payable: t.Integer({ description: 'Earnings that can be paid out.' }),
      inTransit: t.Integer({ description: 'Earnings in payouts that are in transit.' }),
      paid: t.Integer({ description: 'Earnings that were paid.' }),
    }),
    { description: 'Partners’ earnings by currency and status.' },
  ),
  partners: t.Record(t.String(), count, { description: 'The number of partners by status.' }),
})
export type ProgramStats = Static<typeof ProgramStats>
