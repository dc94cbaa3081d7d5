import { getTableColumns, getTableName, is, sql, SQL, type InferInsertModel } from 'drizzle-orm'
import { getTableConfig, PgDialect, type AnyPgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { COMMIT_WRITES, type CommitWriteName } from './order.ts'
import type { TenantTable } from './tx.ts'

/** Writes rows of one kind with one statement, whose text is the same for any number of them. */
export interface RowWriter<R> {
  readonly name: string
  /** What it writes to: rows that others refer to are written first. */
  readonly table: TenantTable
  /** Its rows are written with the commit, after all else: many wait for them. */
  readonly atCommit?: CommitWriteName
  write(workspaceId: string, rows: readonly R[]): SQL
}

/** A row with its writer, or a statement by itself. */
export type Write = { readonly writer: RowWriter<unknown>; readonly row: unknown } | SQL

export function rowFor<R>(writer: RowWriter<R>, row: R): Write {
  return { writer: writer as RowWriter<unknown>, row }
}

type Loose = Readonly<Record<string, unknown>>
const DIALECT = new PgDialect()
const inserters = new WeakMap<TenantTable, Record<'insert' | 'once', RowWriter<Loose>>>()

/** Inserts one row; a missing value takes the column's default. `once`: unless it is there already. */
export function insertInto<T extends TenantTable>(
  table: T,
  row: Omit<InferInsertModel<T>, 'workspaceId'>,
  { once = false } = {},
): Write {
  const writers = inserters.get(table) ?? insertersOf(table)
  return rowFor(once ? writers.once : writers.insert, row as Loose)
}

function insertersOf(table: TenantTable): Record<'insert' | 'once', RowWriter<Loose>> {
  const columns = Object.entries(getTableColumns(table) as Record<string, AnyPgColumn>).filter(
    ([name, { generatedIdentity }]) => name !== 'workspaceId' && generatedIdentity === undefined,
  )
  const list = (part: (entry: [string, AnyPgColumn]) => string) => columns.map(part).join(', ')
  const into = `insert into "${getTableName(table)}" (workspace_id, ${list(([, { name }]) => `"${name}"`)})`
  const values = list(([name, column]) => valueOf(`r."${name}"`, column))
  const types = list(([name, column]) => `"${name}" ${column.getSQLType()}`)
  const writer = (end: string): RowWriter<Loose> => ({
    name: `insert ${getTableName(table)}${end}`,
    table,
    write: (ws, rows) =>
      sql`${sql.raw(into)} select ${ws}, ${sql.raw(values)} from ${recordset(rows, types)}${sql.raw(end)}`,
  })
  const writers = { insert: writer(''), once: writer(' on conflict do nothing') }
  inserters.set(table, writers)
  return writers
}

function valueOf(given: string, { notNull, default: fallback }: AnyPgColumn): string {
  if (!notNull || fallback === undefined) return given
  const text = is(fallback, SQL)
    ? DIALECT.sqlToQuery(fallback).sql
    : `'${String(fallback as string | number | boolean).replaceAll("'", "''")}'`
  return `coalesce(${given}, ${text})`
}

/** Returns rows as a table `r`. `types` is SQL: names as in the rows, each with its type. */
export function recordset(rows: readonly object[], types: string): SQL {
  return sql`jsonb_to_recordset(${toJson(rows)}::text::jsonb) as r (${sql.raw(types)})`
}

/**
 * Serializes rows. Half a surrogate pair, which JSON keeps as an escape and PostgreSQL refuses, becomes what it
 * would in any other text.
 */
function toJson(rows: readonly object[]): string {
  const plain = rows.map(withoutBigInts)
  const json = JSON.stringify(plain)
  if (!json.includes('\\ud')) return json
  return JSON.stringify(plain, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
}

/** Returns the row, or a copy if it has numbers that JSON cannot hold. */
function withoutBigInts(row: object): object {
  let copy: Record<string, unknown> | undefined
  for (const name in row) {
    const value = row[name as keyof typeof row] as unknown
    if (typeof value === 'bigint') (copy ??= { ...row })[name] = value.toString()
  }
  return copy ?? row
}

/** Returns the update of the row with that id. */
export function updateRow<T extends TenantTable & { id: AnyPgColumn }>(
  workspaceId: string,
  table: T,
  id: string,
  values: { [K in keyof InferInsertModel<T>]?: InferInsertModel<T>[K] | SQL },
): SQL {
  const columns = getTableColumns(table)
  const set = Object.entries(values).map(([name, value]) => {
    const column = columns[name]!
    return sql`${sql.identifier(column.name)} = ${is(value, SQL) ? value : sql.param(value, column)}`
  })
  return sql`update ${table} set ${sql.join(set, sql`, `)}
    where ${table.workspaceId} = ${workspaceId} and ${table.id} = ${id}`
}

/** A row of a writer of its own; what is not of one is written as it comes. */
export type RowWrite = Exclude<Write, SQL>

/** Splits writes into those of now and those that go with the commit. */
export function splitWrites(writes: readonly Write[]): { now: Write[]; atCommit: RowWrite[] } {
  const now: Write[] = []
  const atCommit: RowWrite[] = []
  for (const write of writes) {
    if (!is(write, SQL) && write.writer.atCommit !== undefined) atCommit.push(write)
    else now.push(write)
  }
  return { now, atCommit }
}

/**
 * Joins several inserts and updates in one statement. None of them sees what another wrote. Parents come
 * before their children, because a distributed database runs the parts one after the other.
 */
export function writeStatement(workspaceId: string, writes: readonly Write[]): SQL {
  const parts = statementsOf(workspaceId, writes)
  const named = parts.map((part, i) => sql`${sql.raw(`part${i}`)} as (${part})`)
  return sql`with ${sql.join(named, sql`, `)} select`
}

/** Collects the rows that go with the commit: one statement for each kind, in one order. */
export class CommitWrites {
  readonly #rows = new Map<RowWriter<unknown>, { workspaceId: string; rows: unknown[] }>()

  add(workspaceId: string, writes: readonly RowWrite[]): void {
    for (const { writer, row } of writes) {
      const known = this.#rows.get(writer)
      if (known) known.rows.push(row)
      else this.#rows.set(writer, { workspaceId, rows: [row] })
    }
  }

  statements(): SQL[] {
    const place = ({ atCommit }: RowWriter<unknown>) => COMMIT_WRITES.indexOf(atCommit!)
    return [...this.#rows]
      .sort(([a], [b]) => place(a) - place(b))
      .map(([writer, { workspaceId, rows }]) => writer.write(workspaceId, rows))
  }
}

/** Builds one statement for each kind, in an order of their own: the same kinds make the same text, which is planned once. */
function statementsOf(ws: string, writes: readonly Write[]): SQL[] {
  const byWriter = new Map<RowWriter<unknown>, unknown[]>()
  const single: SQL[] = []
  for (const write of writes) {
    if (is(write, SQL)) {
      single.push(write)
      continue
    }
    const rows = byWriter.get(write.writer)
    if (rows) rows.push(write.row)
    else byWriter.set(write.writer, [write.row])
  }
  const sorted = [...byWriter].sort(([a], [b]) => compare(a, b))
  return [...single, ...sorted.map(([writer, rows]) => writer.write(ws, rows))]
}

function compare(a: RowWriter<unknown>, b: RowWriter<unknown>): number {
  return depthOf(a.table) - depthOf(b.table) || (a.name < b.name ? -1 : 1)
}

const depths = new Map<PgTable, number>()

/** Counts the foreign keys between a table and one without any. */
function depthOf(table: PgTable): number {
  const known = depths.get(table)
  if (known !== undefined) return known
  const parents = getTableConfig(table).foreignKeys.map((key) => key.reference().foreignTable)
  const depth = Math.max(0, ...parents.map((parent) => 1 + depthOf(parent)))
  depths.set(table, depth)
  return depth
}
