import { t } from 'elysia'
import { reportedColumns } from './columns.ts'
import { LINK_COLUMNS, type ColumnWith } from './columns-schema.ts'

const key = t.Optional(t.String())
const nullableKey = t.Optional(t.Nullable(t.String()))
const value = t.Optional(t.Nullable(t.Union([t.String(), t.Number(), t.Boolean()])))

// Each column has its own schema; readers of rows need no more than that it is a value of JSON.
const columns = Object.fromEntries(
  reportedColumns('row').map((name) => [name, t.Optional(LINK_COLUMNS[name].shown)]),
) as unknown as Record<ColumnWith<'report'>, typeof value>

/** Fields of a link in a row of a report. */
export const linkRowFields = {
  link: t.Optional(t.String({ description: 'The link ID, the same as `id`.' })),
  id: key,
  domain: key,
  key,
  shortLink: key,
  url: key,
  folderId: nullableKey,
  createdAt: key,
  ...columns,
}
