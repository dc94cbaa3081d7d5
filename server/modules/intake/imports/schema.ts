import { t, type Static } from 'elysia'
import { closedObject, pageFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import {
  IMPORT_KINDS,
  IMPORT_ROW_STATUSES,
  IMPORT_STATUSES,
  UNPAID_POLICIES,
} from '../../../domain/imports.ts'

const Time = t.String()

const FileFormat = t.Object(
  {
    decimalMark: t.Optional(
      oneOf(['.', ','], { description: 'The decimal separator. Defaults to `.`.' }),
    ),
    amounts: t.Optional(
      oneOf(['major', 'minor'], {
        description: 'The unit of amounts. Defaults to `major`, such as 19.99.',
      }),
    ),
    dates: t.Optional(
      oneOf(['iso', 'dmy', 'mdy'], { description: 'The order of dates with slashes or dots.' }),
    ),
  },
  { description: 'The format of values in files.' },
)

const Mapping = t.Record(
  t.String({ maxLength: 20 }),
  t.Record(t.String({ maxLength: 40 }), t.String({ maxLength: 200 }), { maxProperties: 30 }),
  {
    maxProperties: 7,
    description:
      'For each kind of file, the column of each value. Defaults to columns with the same names.',
    examples: [{ partner: { id: 'ID', email: 'Email' } }],
  },
)

export const ImportBody = closedObject({
  source: t.String({ minLength: 1, maxLength: 50, examples: ['csv'] }),
  name: t.Optional(
    t.String({ minLength: 1, maxLength: 100, description: 'A name for the import.' }),
  ),
  programId: t.Optional(t.Nullable(t.String({ maxLength: 64 }))),
  groupId: t.Optional(
    t.Nullable(
      t.String({
        maxLength: 64,
        description: 'The ID of the group for new partners. Defaults to the default group.',
      }),
    ),
  ),
  origin: t.Optional(
    t.String({
      maxLength: 50,
      description: 'A name that distinguishes sources whose IDs can overlap, such as `old-shop`.',
    }),
  ),
  settings: t.Optional(
    t.Record(t.String({ maxLength: 40 }), t.String({ maxLength: 500 }), {
      maxProperties: 10,
      description:
        'Values that the source requires, such as an API key. They’re deleted after the source is read.',
    }),
  ),
  unpaid: t.Optional(
    oneOf(UNPAID_POLICIES, {
      description:
        'How to treat commissions that the source hasn’t paid: let them mature as configured, or hold them for review. Defaults to `mature`.',
    }),
  ),
  format: t.Optional(FileFormat),
})
export type ImportBody = Static<typeof ImportBody>

export const PartBody = closedObject({
  kind: oneOf(IMPORT_KINDS),
  part: t.Integer({
    minimum: 0,
    maximum: 9_999,
    description: 'The number of the part, starting at 0.',
  }),
  text: t.Optional(t.String({ maxLength: 400_000, description: 'The content as text.' })),
  base64: t.Optional(
    t.String({ maxLength: 900_000, description: 'The content as base64, in any encoding.' }),
  ),
})
export type PartBody = Static<typeof PartBody>

export const FileHead = t.Object(
  {
    kind: oneOf(IMPORT_KINDS),
    part: t.Integer(),
    encoding: t.String({ examples: ['utf-8'] }),
    delimiter: t.String({ examples: [';'] }),
    columns: t.Array(t.String()),
    sample: t.Array(t.Array(t.String()), { description: 'The first rows.' }),
    mapping: t.Record(t.String(), t.String(), {
      description: 'The detected columns. Ambiguous columns aren’t mapped.',
    }),
    missing: t.Array(t.String(), { description: 'Required values without a column.' }),
    unmapped: t.Array(t.String(), {
      description: 'Columns that aren’t used unless you map them.',
    }),
  },
  { title: 'ImportFile' },
)
export type FileHead = Static<typeof FileHead>

export const PreviewBody = closedObject({
  mapping: t.Optional(Mapping),
  format: t.Optional(FileFormat),
})
export type PreviewBody = Static<typeof PreviewBody>

const Sums = t.Object({
  currency: t.String(),
  amount: t.Number({ description: 'The total of all rows in the source, in minor units.' }),
  coming: t.Number({ description: 'The total of rows that will be or were imported.' }),
  known: t.Number({ description: 'The total of rows from an earlier import.' }),
  skipped: t.Number({ description: 'The total of skipped rows.' }),
  undone: t.Number(),
  booked: t.Nullable(
    t.Number({
      description:
        'The total that this import posted to the ledger, or null if nothing has been written.',
    }),
  ),
})

const KindReport = t.Object({
  kind: oneOf(IMPORT_KINDS),
  lines: t.Integer(),
  ready: t.Integer({ description: 'The number of rows that will be imported.' }),
  done: t.Integer({
    description: 'The number of rows that were imported or matched existing objects.',
  }),
  recognized: t.Integer({
    description: 'The number of imported rows that matched existing objects.',
  }),
  known: t.Integer({ description: 'The number of rows from an earlier import.' }),
  skipped: t.Integer({ description: 'The number of skipped rows.' }),
  undone: t.Integer(),
  kept: t.Integer({ description: 'The number of rows that can’t be undone.' }),
  derived: t.Integer({
    description:
      'The number of rows added to complete the records, such as the payouts of a month.',
  }),
  derivedAmount: t.Number({
    description: 'The total of those rows, in minor units of the program’s currency.',
  }),
  sums: t.Array(Sums),
})

export const ImportRowsQuery = t.Object({
  kind: t.Optional(oneOf(IMPORT_KINDS)),
  status: t.Optional(oneOf(IMPORT_ROW_STATUSES)),
  reason: t.Optional(t.String({ maxLength: 40 })),
  after: t.Optional(
    t.Integer({ minimum: 0, description: 'The number of the last row on the previous page.' }),
  ),
  pageSize: pageFields.pageSize,
})
export type ImportRowsQuery = Static<typeof ImportRowsQuery>

export const ImportLine = t.Object(
  {
    number: t.Integer({ description: 'The number of the row in the import.' }),
    kind: oneOf(IMPORT_KINDS),
    sourceId: t.String({ description: 'The source’s own ID.' }),
    line: t.String({ description: 'The position in the source.', examples: ['partner, line 3'] }),
    status: oneOf(IMPORT_ROW_STATUSES),
    reason: t.Nullable(t.String({ examples: ['partner_missing'] })),
    message: t.Nullable(t.String({ description: 'The reason in one sentence.' })),
    amount: t.Number({ description: 'The amount in minor units, or 0.' }),
    currency: t.String(),
    targetId: t.Nullable(
      t.String({ description: 'The ID of the object that was created or matched.' }),
    ),
  },
  { title: 'ImportLine' },
)
export type ImportLine = Static<typeof ImportLine>

export const ImportQuery = t.Object({ ...pageFields })
export type ImportQuery = Static<typeof ImportQuery>

const importFields = {
  id: t.String({ examples: ['imp_1Vd4T2sKq0aB3xYz'] }),
  programId: t.String(),
  groupId: t.String(),
  source: t.String(),
  origin: t.String(),
  name: t.String(),
  status: oneOf(IMPORT_STATUSES),
  reason: t.Nullable(t.String({ description: 'Why the import failed, or what it’s waiting for.' })),
  unpaid: oneOf(UNPAID_POLICIES),
  lines: t.Integer({ description: 'The number of rows read.' }),
  createdBy: t.String(),
  createdAt: Time,
  updatedAt: Time,
  startedAt: t.Nullable(Time),
  finishedAt: t.Nullable(Time),
  undoneAt: t.Nullable(Time),
}

export const Import = t.Object(importFields, { title: 'Import' })
export type Import = Static<typeof Import>

export const ImportReport = t.Object(
  {
    ...importFields,
    kinds: t.Array(KindReport),
    reasons: t.Array(
      t.Object({
        kind: oneOf(IMPORT_KINDS),
        reason: t.String(),
        message: t.String(),
        lines: t.Integer(),
      }),
      { description: 'Why rows are skipped or kept, with their number.' },
    ),
    unmapped: t.Array(t.Object({ kind: oneOf(IMPORT_KINDS), columns: t.Array(t.String()) }), {
      description: 'Columns of the uploaded files that aren’t used. Available after the preview.',
    }),
    matches: t.Boolean({
      description: 'Whether the ledger matches the imported rows exactly.',
    }),
  },
  { title: 'ImportReport' },
)
export type ImportReport = Static<typeof ImportReport>
