import { getTableColumns, is, sql, SQL, type InferInsertModel } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Scope } from './scope.ts'
import type { TenantTable, Tx } from './tx.ts'

/** The text of one insert; what is not given takes the column's default. */
export function insertInto<T extends TenantTable>(
  workspaceId: string,
  table: T,
  values: Omit<InferInsertModel<T>, 'workspaceId'>,
): SQL {
  const columns = getTableColumns(table)
  const given = Object.entries({ ...values, workspaceId }).filter(
    ([, value]) => value !== undefined,
  )
  const names = given.map(([name]) => sql.identifier(columns[name]!.name))
  const params = given.map(([name, value]) => sql.param(value, columns[name]))
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(params, sql`, `)})`
}

/** The text of one update, of the row with that id. */
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

/**
 * Sends several inserts and updates as one statement: one journey to the database instead of many. None
 * of them sees what another wrote, and foreign keys are checked after the last.
 */
export async function writeTogether(
  tx: Tx,
  scope: Scope,
  build: (workspaceId: string) => readonly SQL[],
): Promise<void> {
  const writes = build(scope.workspaceId)
  if (writes.length === 0) return
  const parts = writes.map((write, i) => sql`${sql.identifier(`part${i}`)} as (${write})`)
  await tx.rows(scope, () => sql`with ${sql.join(parts, sql`, `)} select`)
}
