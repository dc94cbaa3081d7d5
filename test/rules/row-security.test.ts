import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { sql, type SQL } from 'drizzle-orm'
import postgres, { type Sql, type TransactionSql } from 'postgres'
import { openDatabase, type Database } from '../../server/db/client.ts'
import { sqlState } from '../../server/db/failures.ts'
import { migrateDatabase } from '../../server/db/migrate.ts'
import { int, row } from '../../server/db/row.ts'
import type { Scope } from '../../server/db/scope.ts'
import { TENANT_ROLE } from '../../server/db/workspace-transaction.ts'
import { createDatabase } from '../kit/backend.ts'

/*
 * Row-level security is the second net: here statements forget their workspace, through the handles that
 * requests use. Which tables there are is asked of the database, so that a new one is among them.
 */
const scopeOf = (workspaceId: string): Scope => ({
  workspaceId,
  plan: 'free',
  actor: { type: 'system', name: 'test' },
})
const [OWN, OTHER] = ['ws_own', 'ws_other']
const Count = row({ count: int })

/** Tables of no workspace, and what requests may do with them. */
const SHARED: Record<string, string[]> = {
  agents: ['SELECT'],
  encryption_keys: [],
  locations: ['SELECT'],
  people: [],
  person_sessions: [],
  person_tokens: [],
  person_passkeys: [],
  person_challenges: [],
  rollup_state: ['SELECT'],
  salts: [],
  write_probe: [],
}

interface Table {
  name: string
  /** The column that names the workspace. */
  key: string
}

const database = await createDatabase()
await migrateDatabase(database.url)
const admin = postgres(database.url, { max: 1, onnotice: () => {} })
const tables = await admin<Table[]>`
  select relname as name, case when relname = 'workspaces' then 'id' else 'workspace_id' end as key
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and not relispartition and relname <> all(${Object.keys(SHARED)}::text[]) order by 1`
let db: Database

beforeAll(async () => {
  await fill(admin, tables)
  db = openDatabase({ url: database.url, poolSize: 10 })
})
afterAll(async () => {
  await db.close()
  await admin.end()
  await database.drop()
})

/** Puts a row of each workspace into every table. What rows must be like is not the question here. */
async function fill(sql: Sql, tables: readonly Table[]): Promise<void> {
  for (const { name, key } of tables) {
    const rules = await sql<{ name: string }[]>`
      select conname as name from pg_constraint where conrelid = ${name}::regclass and contype = 'c'`
    for (const rule of rules) await sql`alter table ${sql(name)} drop constraint ${sql(rule.name)}`
    await sql`alter table ${sql(name)} disable trigger all`
    const columns = await sql<{ name: string; value: string }[]>`
      select a.attname as name, case
          when typcategory = 'N' then '1' when typcategory = 'B' then 'true'
          when typcategory = 'D' then '2026-01-01' when typcategory = 'A' then '{}'
          when typname in ('json', 'jsonb') then '{}' when typname = 'bytea' then '\\x00' else 'x' end as value
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attnotnull
        and attgenerated = '' and attidentity = ''`
    for (const workspace of [OWN, OTHER]) {
      // Slugs and hashes find a workspace: they differ.
      const values = columns.map(({ name, value }) =>
        name === key ? workspace : value === 'x' ? `x${workspace}` : value,
      )
      await sql.unsafe(`insert into ${name} (${columns.map((one) => one.name).join(', ')})
        values (${values.map((value) => `'${value}'`).join(', ')})`)
    }
  }
}

test('every table of a workspace has its policy, every other is shared for a reason', async () => {
  expect(tables.length).toBeGreaterThan(50)
  const rights = await admin<{ name: string; secured: boolean; rights: string[] }[]>`
    select c.relname as name, c.relrowsecurity and exists (
        select from pg_policy where polrelid = c.oid and polname = 'tenant') as secured,
      array(select privilege_type from aclexplode(c.relacl)
        where grantee = ${TENANT_ROLE}::regrole order by 1) as rights
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and not c.relispartition order by 1`
  const all = ['DELETE', 'INSERT', 'SELECT', 'UPDATE']
  for (const { name, secured, rights: granted } of rights) {
    const [isSecured, expected] = name in SHARED ? [false, SHARED[name]!] : [true, all]
    expect([name, secured, granted]).toEqual([name, isSecured, expected])
  }
})

test('the role owns nothing, has no attribute that exempts it, and reaches no partition by itself', async () => {
  const [role] = await admin`
    select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication
    from pg_roles where rolname = ${TENANT_ROLE}`
  expect(Object.values(role!)).toEqual([false, false, false, false, false, false])
  const owned = await admin`select relname from pg_class where relowner = ${TENANT_ROLE}::regrole`
  expect(Array.from(owned)).toEqual([])
  const reached = await admin`
    select relname from pg_class where relispartition
      and has_table_privilege(${TENANT_ROLE}, oid, 'select, insert, update, delete')`
  expect(Array.from(reached)).toEqual([])
})

describe.each(tables)('$name', ({ name, key }) => {
  const table = sql.identifier(name)
  const count = (where: SQL = sql`true`) =>
    sql`select count(*)::int as count from ${table} where ${where}`
  const isOther = sql`${sql.identifier(key)} = ${OTHER}`

  test('shows a statement without a condition the rows of its workspace alone', async () => {
    const own = await db.tx.rows(scopeOf(OWN), Count, () => count())
    const inTransaction = await db.transact(scopeOf(OWN), (tx) =>
      tx.rows(scopeOf(OWN), Count, () => count()),
    )
    const other = await db.tx.rows(scopeOf(OWN), Count, () => count(isOther))
    expect([own, inTransaction, other]).toEqual([[{ count: 1 }], [{ count: 1 }], [{ count: 0 }]])
    const ask = (tx: TransactionSql) =>
      tx<{ count: number }[]>`select count(*)::int as count from ${tx(name)}`
    const read = [await db.read(scopeOf(OWN), ask), await db.report(scopeOf(OWN), ask)]
    expect(read.map(([found]) => found)).toEqual([{ count: 1 }, { count: 1 }])
  })

  test('shows nothing to the role where no workspace is named', async () => {
    const [rows] = await admin
      .begin((tx) => [
        tx`set local role ${tx(TENANT_ROLE)}`,
        tx`select count(*)::int as count from ${tx(name)}`,
      ])
      .then(([, found]) => found!)
    expect(rows).toEqual({ count: 0 })
  })

  test('takes no row of another workspace, and gives none away', async () => {
    const columns = await admin<{ name: string }[]>`
      select attname as name from pg_attribute where attrelid = ${name}::regclass and attnum > 0
        and not attisdropped and attgenerated = '' and attname <> ${key}`
    const rest = sql.join(
      columns.map((column) => sql.identifier(column.name)),
      sql`, `,
    )
    const named = sql.identifier(key)
    const forge = sql`insert into ${table} (${named}, ${rest}) overriding system value
      select ${'ws_third'}, ${rest} from ${table}`
    const move = sql`update ${table} set ${named} = ${OTHER}`
    for (const statement of [forge, move]) {
      const refused = await db.tx.run(scopeOf(OWN), () => statement).catch(sqlState)
      expect(refused).toBe('42501')
    }
    // A rollback keeps the rows for the other tests.
    const removed = await db
      .transact(scopeOf(OWN), async (tx) => {
        const rows = await tx.rows(
          scopeOf(OWN),
          row({}),
          () => sql`delete from ${table} returning 1`,
        )
        throw new Error(String(rows.length))
      })
      .catch((error: Error) => error.message)
    expect(removed).toBe('1')
  })
})

test('a transaction refuses the scope of another workspace', async () => {
  const run = db.transact(scopeOf(OWN), (tx) => tx.run(scopeOf(OTHER), () => sql`select 1`))
  await expect(run).rejects.toThrow('another workspace')
})

test('a job belongs to the workspace of its transaction, whatever its payload says', async () => {
  const payload = JSON.stringify([{ payload: { workspaceId: OTHER }, key: null, maxAttempts: 1 }])
  await db.tx.run(
    scopeOf(OWN),
    () => sql`select add_tenant_jobs('send-mail', ${payload}::text::jsonb)::text`,
  )
  const seen = (scope: Scope) =>
    db.tx.rows(
      scope,
      Count,
      () => sql`select count(*)::int as count from graphile_worker._private_jobs`,
    )
  expect([await seen(scopeOf(OWN)), await seen(scopeOf(OTHER))]).toEqual([
    [{ count: 1 }],
    [{ count: 0 }],
  ])
})
