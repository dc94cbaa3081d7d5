import { t, type Static } from 'elysia'
import { closedObject, pageFields } from '../../../core/fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import {
  IMPORT_KINDS,
  IMPORT_ROW_STATUSES,
  IMPORT_STATUSES,
  UNPAID_POLICIES,
} from '../../../domain/imports.ts'

const Time = t.String({ description: 'ISO 8601' })

export const ImporterInfo = t.Object(
  {
    name: t.String({ examples: ['rewardful'] }),
    label: t.String(),
    fields: t.Array(
      t.Object({
        name: t.String(),
        label: t.String(),
        secret: t.Boolean(),
        required: t.Boolean(),
      }),
    ),
    files: t.Array(oneOf(IMPORT_KINDS), { description: 'Kinds of files that it takes' }),
    columns: t.Array(t.Object({ kind: oneOf(IMPORT_KINDS), fields: t.Array(ColumnInfo()) }), {
      description: 'What a column of each kind of file can be',
    }),
    notes: t.Array(t.String(), { description: 'What it cannot bring' }),
  },
  { title: 'Importer' },
)
export type ImporterInfo = Static<typeof ImporterInfo>

function ColumnInfo() {
  return t.Object({ name: t.String(), required: t.Boolean(), meaning: t.String() })
}

const FileFormat = t.Object(
  {
    decimalMark: t.Optional(oneOf(['.', ','], { description: 'Default: .' })),
    amounts: t.Optional(oneOf(['major', 'minor'], { description: 'Default: major, as 19.99' })),
    dates: t.Optional(
      oneOf(['iso', 'dmy', 'mdy'], { description: 'How dates with slashes or dots are read' }),
    ),
  },
  { description: 'How values of files are written' },
)

const Mapping = t.Record(
  t.String({ maxLength: 20 }),
  t.Record(t.String({ maxLength: 40 }), t.String({ maxLength: 200 }), { maxProperties: 30 }),
  {
    maxProperties: 7,
    description: 'For each kind of file, the column of each value. Default: columns of that name',
    examples: [{ partner: { id: 'ID', email: 'E-mail' } }],
  },
)

export const ImportBody = closedObject({
  source: t.String({ minLength: 1, maxLength: 50, examples: ['csv'] }),
  name: t.Optional(t.String({ minLength: 1, maxLength: 100, description: 'What you call it' })),
  programId: t.Optional(t.Nullable(t.String({ maxLength: 64 }))),
  groupId: t.Optional(
    t.Nullable(t.String({ maxLength: 64, description: 'Of new partners; default: default' })),
  ),
  origin: t.Optional(
    t.String({
      maxLength: 50,
      description: 'Tells apart sources whose ids may be the same: `old-shop`',
    }),
  ),
  settings: t.Optional(
    t.Record(t.String({ maxLength: 40 }), t.String({ maxLength: 500 }), {
      maxProperties: 10,
      description: 'What the source asks for, such as a key; kept only while it is read',
    }),
  ),
  unpaid: t.Optional(
    oneOf(UNPAID_POLICIES, {
      description:
        'What becomes of commissions that the source has not paid: they mature as configured, or are held for a person. Default: mature',
    }),
  ),
  format: t.Optional(FileFormat),
})
export type ImportBody = Static<typeof ImportBody>

export const PartBody = closedObject({
  kind: oneOf(IMPORT_KINDS),
  part: t.Integer({ minimum: 0, maximum: 9_999, description: 'From 0, in the order of the file' }),
  text: t.Optional(t.String({ maxLength: 400_000, description: 'The part as text' })),
  base64: t.Optional(
    t.String({ maxLength: 900_000, description: 'The part’s bytes, in whatever encoding' }),
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
    sample: t.Array(t.Array(t.String()), { description: 'The first lines' }),
    mapping: t.Record(t.String(), t.String(), {
      description: 'What the columns seem to be; one that stands twice is left to you',
    }),
    missing: t.Array(t.String(), { description: 'Values that are needed and have no column' }),
    unmapped: t.Array(t.String(), {
      description: 'Columns that nothing is read from, unless mapped',
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
  amount: t.Number({ description: 'Of all lines of the source, in minor units' }),
  coming: t.Number({ description: 'Of lines that will come or came' }),
  known: t.Number({ description: 'Of lines that an earlier import brought' }),
  skipped: t.Number({ description: 'Of lines that do not come' }),
  undone: t.Number(),
  booked: t.Nullable(
    t.Number({ description: 'What is in the books of this import; null while nothing is written' }),
  ),
})

const KindReport = t.Object({
  kind: oneOf(IMPORT_KINDS),
  lines: t.Integer(),
  ready: t.Integer({ description: 'Will come' }),
  done: t.Integer({ description: 'Have come, or were recognized' }),
  recognized: t.Integer({ description: 'Of those done, the ones that were here already' }),
  known: t.Integer({ description: 'Came with an earlier import' }),
  skipped: t.Integer({ description: 'Do not come' }),
  undone: t.Integer(),
  kept: t.Integer({ description: 'Could not be undone' }),
  derived: t.Integer({ description: 'Added to keep the books, such as payouts of a month' }),
  derivedAmount: t.Number({ description: 'Of those, in minor units of the program’s currency' }),
  sums: t.Array(Sums),
})

export const ImportRowsQuery = t.Object({
  kind: t.Optional(oneOf(IMPORT_KINDS)),
  status: t.Optional(oneOf(IMPORT_ROW_STATUSES)),
  reason: t.Optional(t.String({ maxLength: 40 })),
  after: t.Optional(t.Integer({ minimum: 0, description: 'The number of the last line you have' })),
  pageSize: pageFields.pageSize,
})
export type ImportRowsQuery = Static<typeof ImportRowsQuery>

export const ImportLine = t.Object(
  {
    number: t.Integer({ description: 'In the import' }),
    kind: oneOf(IMPORT_KINDS),
    sourceId: t.String({ description: 'The source’s own id' }),
    line: t.String({ description: 'Where it stands', examples: ['partner, line 3'] }),
    status: oneOf(IMPORT_ROW_STATUSES),
    reason: t.Nullable(t.String({ examples: ['partner_missing'] })),
    message: t.Nullable(t.String({ description: 'The reason as a sentence' })),
    amount: t.Number({ description: 'In minor units; 0 where there is none' }),
    currency: t.String(),
    targetId: t.Nullable(t.String({ description: 'What it became here' })),
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
  reason: t.Nullable(t.String({ description: 'Why it failed, or what it waits for' })),
  unpaid: oneOf(UNPAID_POLICIES),
  lines: t.Integer({ description: 'Lines that were read' }),
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
      { description: 'Why lines do not come, or stay, and how many' },
    ),
    unmapped: t.Array(t.Object({ kind: oneOf(IMPORT_KINDS), columns: t.Array(t.String()) }), {
      description: 'Columns of the uploaded files that nothing is read from; from the preview on',
    }),
    matches: t.Boolean({
      description: 'What is in the books agrees with the lines that came, to the smallest unit',
    }),
  },
  { title: 'ImportReport' },
)
export type ImportReport = Static<typeof ImportReport>
