import { describe, expect, test } from 'bun:test'
import { getTableName } from 'drizzle-orm'
import { REFERENCE_TABLES } from '../../server/db/schema/reference-tables.ts'
import { sql, type SQL } from 'drizzle-orm'
import { hashToken } from '../../server/core/secrets.ts'
import { row } from '../../server/db/row.ts'
import type { Scope } from '../../server/db/scope.ts'
import { createBackend } from '../kit/backend.ts'
import { testBackend } from '../kit/test-backend.ts'
import { createTestWorkspace } from '../kit/workspace.ts'

/** Tables that belong to no tenant, and why. */
const SHARED: Record<string, string> = {
  workspaces: 'the tenants themselves',
  locations: 'places say nothing about a tenant',
  agents: 'browsers say nothing about a tenant',
  salts: 'one a day for every visitor',
  people: 'somebody may work in several workspaces',
  person_sessions: 'belong to a person, whatever the workspace',
  person_tokens: 'prove the address of a person',
  person_passkeys: 'sign a person in, whatever the workspace',
  person_challenges: 'are what a browser signs, before anybody is known',
  encryption_keys: 'every workspace is encrypted with the same',
  rollup_state: 'one row: how far the rollups have come',
  write_probe: 'one row: whether the database takes writes',
}

/** What must be unique on the whole server, because it finds the workspace: in reference tables only. */
const UNIQUE_EVERYWHERE = ['api_keys_hash', 'domains_verified']

interface Constraint {
  name: string
  table: string
  columns: string[]
}

const backend = await testBackend()
const tables = await backend.deps.db.sql`
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  group by c.relname`

const tenantTables = () => tables.filter((table) => table.columns.includes('workspace_id'))

test('a statement that names no workspace is refused when it meets the rows of another', async () => {
  const own = await createBackend()
  const { id: workspaceId, secretKey } = await createTestWorkspace(own)
  const scope: Scope = { workspaceId, plan: 'free', actor: { type: 'system', name: 'test' } }
  const rows = (where: SQL) =>
    own.deps.db.tx.rows(scope, row({}), () => sql`select 1 from api_keys where ${where}`)
  expect(await rows(sql`workspace_id = ${workspaceId}`)).toHaveLength(1)
  expect(await rows(sql`hash = ${hashToken(secretKey)}`)).toHaveLength(1)
  await expect(rows(sql`name = 'First key'`)).rejects.toThrow()
  await expect(own.close()).rejects.toThrow('A statement has touched another workspace.')
})

describe('every table of a tenant', () => {
  test('has the workspace in it, and every other table is shared for a reason', () => {
    const others = tables.filter((table) => !table.columns.includes('workspace_id'))
    expect(others.map((table) => table.name).sort()).toEqual(Object.keys(SHARED).sort())
    expect(tenantTables().length).toBeGreaterThan(15)
  })

  test('begins its primary key and everything unique with the workspace', async () => {
    const indexes: (Constraint & { primary: boolean })[] = await backend.deps.db.sql`
      select i.relname as name, c.relname as table, x.indisprimary as primary,
        (select array_agg(a.attname::text order by k.n) from unnest(x.indkey) with ordinality k(att, n)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.att) as columns
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
      where x.indisunique and c.relnamespace = 'public'::regnamespace and not c.relispartition`
    const ours = indexes.filter((index) => !(index.table in SHARED))
    const wrong = ours.filter(
      (index) => index.columns[0] !== 'workspace_id' && !UNIQUE_EVERYWHERE.includes(index.name),
    )
    expect(wrong).toEqual([])
    const global = indexes.filter((index) => UNIQUE_EVERYWHERE.includes(index.name))
    const reference = REFERENCE_TABLES.map((table) => getTableName(table))
    expect(global.filter(({ table }) => !reference.includes(table))).toEqual([])
    expect(global.length).toBe(UNIQUE_EVERYWHERE.length)
    const keyed = ours.filter((index) => index.primary).map((index) => index.table)
    expect(keyed.sort()).toEqual(
      tenantTables()
        .map((table) => table.name)
        .sort(),
    )
  })

  test('refers to other tables within its workspace only', async () => {
    const keys: (Constraint & { to: string; toColumns: string[] })[] = await backend.deps.db.sql`
      select f.conname as name, c.relname as table, r.relname as to,
        (select array_agg(a.attname::text order by k.n) from unnest(f.conkey) with ordinality k(att, n)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.att) as columns,
        (select array_agg(a.attname::text order by k.n) from unnest(f.confkey) with ordinality k(att, n)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.att) as "toColumns"
      from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class r on r.oid = f.confrelid
      where f.contype = 'f' and f.conparentid = 0 and not c.relispartition`
    for (const key of keys) {
      const first = { name: key.name, from: key.columns[0], to: key.toColumns[0] }
      const to = key.to === 'workspaces' ? 'id' : 'workspace_id'
      expect(first).toEqual({ name: key.name, from: 'workspace_id', to })
    }
    expect(keys.length).toBeGreaterThan(3)
  })

  test('keeps money as bigint and moments with their zone', async () => {
    const wrong = await backend.deps.db.sql`
      select table_name, column_name, data_type from information_schema.columns
      where table_schema = 'public' and (data_type in ('money', 'real', 'timestamp without time zone')
        or (column_name ~ '(amount|_minor)$' and data_type <> 'bigint'))`
    expect(Array.from(wrong)).toEqual([])
  })
})
