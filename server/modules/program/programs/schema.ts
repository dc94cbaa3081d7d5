import { t, type Static } from 'elysia'
import { columnSchemas } from '../../../core/column-fields.ts'
import { pageFields } from '../../../core/fields.ts'
import { PROGRAM_COLUMNS } from './columns-schema.ts'

const Time = t.String({ description: 'ISO 8601' })
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
      description: 'The updatedAt that was read: 409 when somebody has changed the program since',
    }),
  ),
})
export type ProgramPatch = Static<typeof ProgramPatch>

export const ProgramQuery = t.Object({
  search: t.Optional(t.String({ maxLength: 100, description: 'In name and slug' })),
  archived: t.Optional(t.Boolean({ description: 'true: only archived ones. Default: the others' })),
  ...pageFields,
})
export type ProgramQuery = Static<typeof ProgramQuery>

export const Program = t.Object(
  {
    id: t.String({ examples: ['prog_1C3MxQp0yTfWJ2k'] }),
    ...columnSchemas(PROGRAM_COLUMNS, 'shown'),
    deactivatedAt: t.Nullable(
      t.String({ description: 'ISO 8601. From then on nothing is earned; links go on leading' }),
    ),
    archivedAt: t.Nullable(
      t.String({
        description:
          'ISO 8601. Deactivated, out of lists, and not counted in the limits of the plan; what was earned is still paid',
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
    description: 'Net revenue: sales less refunds, in minor units of saleCurrency',
  }),
  saleCurrency: t.String({ description: 'The program’s' }),
  earnings: t.Array(
    t.Object({
      currency: t.String(),
      accrued: t.Integer({ description: 'In the holding period, or held' }),
      payable: t.Integer({ description: 'May be paid out' }),
      inTransit: t.Integer({ description: 'In payouts on their way' }),
      paid: t.Integer({ description: 'Arrived' }),
    }),
    { description: 'What partners have earned, by currency and by where it stands' },
  ),
  partners: t.Record(t.String(), count, { description: 'How many partners have which status' }),
})
export type ProgramStats = Static<typeof ProgramStats>
