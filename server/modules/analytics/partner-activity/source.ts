import { sql, type SQL } from 'drizzle-orm'
import type { Place } from './cursor.ts'
import type { ActivityKind } from './kinds.ts'

/** The partner, and those who were merged into them. */
export interface Wanted {
  ws: string
  partnerIds: readonly string[]
  /** A source with several kinds leaves out the others. */
  kinds: readonly ActivityKind[]
  before: Place | null
  limit: number
}

/** Rows of one table as entries: `at`, `key` and whatever else differs from null. */
export interface Source {
  kinds: readonly ActivityKind[]
  build(wanted: Wanted): SQL
}

/** The columns of an entry in their order, each with what it is where a source has none. */
const COLUMNS = {
  at: sql`null::timestamptz`,
  key: sql`null::text`,
  kind: sql`null::text`,
  actor: sql`null::text`,
  program: sql`null::text`,
  type: sql`null::text`,
  resource: sql`null::text`,
  name: sql`null::text`,
  status: sql`null::text`,
  changes: sql`null::text[]`,
  amount: sql`null::float8`,
  currency: sql`null::text`,
  text: sql`null::text`,
}
type Column = keyof typeof COLUMNS
export type Columns = Partial<Record<Column, SQL>> & Record<'at' | 'key' | 'kind', SQL>

/** Writes the columns of an entry in their one order. */
export function select(columns: Columns): SQL {
  const parts = Object.entries({ ...COLUMNS, ...columns }).map(
    ([name, value]) => sql`${value} as ${sql.identifier(name)}`,
  )
  return sql.join(parts, sql`, `)
}

/** Builds the condition for what comes after the cursor. */
export function isOlder({ before }: Wanted, at: SQL, key: SQL): SQL {
  if (!before) return sql`true`
  return sql`(${at}, ${key}) < (${timeOf(before)}, ${before.key})`
}

const timeOf = ({ atMs }: Place) => sql`${new Date(atMs).toISOString()}::timestamptz`

/**
 * Selects the newest rows `r` of a table for each partner, which is a constant in the statement: then an index has
 * them in this order.
 */
export function selectRows(
  wanted: Wanted,
  { table, of, columns }: { table: SQL; of(partnerId: SQL): SQL; columns: Columns },
): SQL {
  const { ws, partnerIds, kinds, limit } = wanted
  const { at, key, kind } = columns
  const parts = partnerIds.map(
    (id) => sql`(
      select ${select(columns)} from ${table}
      where r.workspace_id = ${ws} and ${of(sql`${id}`)} and ${kind} in ${[...kinds]}
        and ${isOlder(wanted, at, key)}
      order by ${at} desc, ${key} desc limit ${limit})`,
  )
  return sql.join(parts, sql` union all `)
}
