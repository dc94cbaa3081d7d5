import type { Sql } from 'postgres'
import type { FilledPartner } from './fill-program.ts'

/**
 * Finds the ids of everything in a workspace that is one partner's, however far away: rows that name the partner,
 * rows that name those, and so on. What names another partner as well belongs to both.
 */
export async function idsOfPartner(
  sql: Sql,
  workspaceId: string,
  { partner, others }: { partner: FilledPartner; others: readonly FilledPartner[] },
): Promise<Map<string, string[]>> {
  const rows = await readRows(sql, workspaceId)
  const ids = new Set([partner.id, partner.enrollmentId, partner.link.id])
  const not = new Set(others.flatMap(({ id, enrollmentId, link }) => [id, enrollmentId, link.id]))
  const byTable = new Map<string, string[]>()
  for (let before = 0; before < ids.size;) {
    before = ids.size
    for (const { table, id, named } of rows) {
      if (ids.has(id) || !named.some((one) => ids.has(one)) || named.some((one) => not.has(one)))
        continue
      ids.add(id)
      byTable.set(table, [...(byTable.get(table) ?? []), id])
    }
  }
  byTable.set('partners', [partner.id])
  byTable.set('enrollments', [partner.enrollmentId])
  byTable.set('links', [partner.link.id, ...(byTable.get('links') ?? [])])
  return byTable
}

interface Row {
  table: string
  id: string
  /** The ids of other rows in it. */
  named: string[]
}

async function readRows(sql: Sql, workspaceId: string): Promise<Row[]> {
  const tables = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and 2 = (select count(*) from pg_attribute a
        where a.attrelid = c.oid and a.attname in ('workspace_id', 'id') and not a.attisdropped)`
  const rows: Row[] = []
  for (const { name } of tables) {
    const found = await sql<{ row: Record<string, unknown> }[]>`
      select to_jsonb(t) as row from ${sql(name)} t where workspace_id = ${workspaceId}`
    for (const { row } of found) {
      const named = Object.entries(row).flatMap(([column, value]) =>
        column.endsWith('_id') && typeof value === 'string' ? [value] : [],
      )
      rows.push({ table: name, id: String(row['id']), named })
    }
  }
  return rows
}
