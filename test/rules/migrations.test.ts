import { afterEach, beforeEach, expect, test } from 'bun:test'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { migrateDatabase } from '../../server/db/migrate.ts'
import { protectTenants } from '../../server/db/tenant-role.ts'
import { HAND_WRITTEN, splitStatements } from '../../tools/migrations/landed.ts'
import { partition } from '../../tools/migrations/partition.ts'
import { programCommand, run } from '../../tools/run-program.ts'
import { createDatabase } from '../kit/backend.ts'
import { ROOT, textOf } from './sources.ts'

let database: Awaited<ReturnType<typeof createDatabase>>
let sql: Sql

beforeEach(async () => {
  database = await createDatabase()
  sql = postgres(database.url, { max: 1, onnotice: () => {} })
})
afterEach(async () => {
  await sql.end()
  await database.drop()
})

/** Everything that a migration makes, and the rows that it writes. */
async function contents() {
  const [relations, columns, constraints, triggers, functions, applied, locations, state] = [
    await sql`select relname, relkind, relispartition from pg_class
      where relnamespace = 'public'::regnamespace order by 1`,
    await sql`select table_name, column_name, data_type, column_default, is_nullable
      from information_schema.columns where table_schema = 'public' order by 1, 2`,
    await sql`select conname, conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace order by 2, 1`,
    await sql`select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1, 2`,
    await sql`select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
    await sql`select hash, created_at from drizzle.__drizzle_migrations order by id`,
    await sql`select * from locations`,
    await sql`select * from rollup_state`,
  ]
  return { relations, columns, constraints, triggers, functions, applied, locations, state }
}

test('migrating again changes nothing', async () => {
  await migrateDatabase(database.url)
  const before = await contents()
  await migrateDatabase(database.url)
  const after = await contents()
  expect(before.applied.length).toBeGreaterThan(0)
  expect(after).toEqual(before)
})

test('servers that start at once migrate once', async () => {
  await Promise.all([1, 2, 3].map(() => migrateDatabase(database.url)))
  const { entries } = await Bun.file(join(ROOT, 'server/db/migrations/meta/_journal.json')).json()
  expect((await contents()).applied.length).toBe(entries.length)
})

test('a migration whose connection is lost leaves nothing behind and is done at the next start', async () => {
  await sql.unsafe(`
    create schema interruption;
    create function interruption.stop() returns event_trigger language plpgsql as $$
    begin
      if exists (select from pg_event_trigger_ddl_commands() where object_identity = 'public.sales') then
        perform pg_terminate_backend(pg_backend_pid());
      end if;
    end $$;
    create event trigger interruption on ddl_command_end when tag in ('CREATE TABLE')
      execute function interruption.stop();`)
  await expect(migrateDatabase(database.url)).rejects.toThrow()
  const [left] = await sql`
    select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace`
  expect(left!['tables']).toBe(0)

  await sql`drop event trigger interruption`
  await migrateDatabase(database.url)
  const { relations, state } = await contents()
  expect(relations.map((row) => row['relname'])).toContain('sales_default')
  expect(state.length).toBe(1)
})

/** What tables are made of, whichever statements made them: columns may stand in another order. */
async function shape() {
  const { relations, columns, constraints, triggers, functions, locations, state } =
    await contents()
  const [indexes, settings, agents] = [
    await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`,
    await sql`select relname, reloptions from pg_class
      where relnamespace = 'public'::regnamespace and reloptions is not null order by 1`,
    await sql`select * from agents`,
  ]
  const rows = { relations, columns, constraints, triggers, functions, locations, state, indexes }
  const all = Object.entries({ ...rows, settings, agents })
  return Object.fromEntries(all.map(([kind, list]) => [kind, list.map((row) => ({ ...row }))]))
}

test('the migrations make what the schema and the hand-written SQL say', async () => {
  await migrateDatabase(database.url)
  const migrated = await shape()
  await sql`drop schema public cascade`
  await sql`create schema public`

  const options = ['--dialect=postgresql', '--schema=./server/db/schema/index.ts']
  const { code, output } = await run(programCommand('drizzle-kit', ['export', ...options]))
  expect(code).toBe(0)
  await sql.unsafe(partition(output.slice(output.indexOf('CREATE'))))
  for (const one of splitStatements(textOf(HAND_WRITTEN))) await sql.unsafe(one)
  // Made by each start.
  await protectTenants(sql)
  expect(migrated).toEqual(await shape())
})

test('each hand-written statement can run again', async () => {
  await migrateDatabase(database.url)
  const before = await shape()
  for (const one of splitStatements(textOf(HAND_WRITTEN))) await sql.unsafe(one)
  expect(await shape()).toEqual(before)
})

test('no row of a click spends eight bytes on columns that are null', async () => {
  await migrateDatabase(database.url)
  const spare = await sql`
    select c.relname, a.attname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where i.inhparent = 'clicks'::regclass and (a.attisdropped or not a.attnotnull)`
  expect(spare.map((row) => ({ ...row }))).toEqual([])
  const parts = await sql`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'clicks'::regclass`
  expect(parts.map((row) => row['name'])).toEqual(['clicks_default'])
})
