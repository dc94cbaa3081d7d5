import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import postgres, { type Sql } from 'postgres'
import type { NamedFinding } from '../../server/doctor/run-doctor.ts'
import { migrateDatabase, MIGRATIONS } from '../../server/db/migrate.ts'
import { readMigrations } from '../../server/db/migration-state.ts'
import { createDatabase, TEST_KEY } from '../kit/backend.ts'
import { runCli } from './run-cli.ts'

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

const last = readMigrations(MIGRATIONS).at(-1)!.name
const addMigration = (hash: string, at: string) =>
  sql.unsafe(`
  insert into drizzle.__drizzle_migrations (hash, created_at)
  select '${hash}', ${at} from drizzle.__drizzle_migrations`)

/** Starts on the database, and asks the doctor: what the one refuses the other explains. */
async function examine() {
  const told: string[] = []
  const wait = { timeoutMs: 60_000, tell: (sentence: string) => void told.push(sentence) }
  const started = await migrateDatabase(database.url, wait).then(
    () => 'started',
    (error: Error) => error.message,
  )
  const env = { DATABASE_URL: database.url, ENCRYPTION_KEY: TEST_KEY }
  const { out } = await runCli(['doctor', '--json'], env)
  const finding = (JSON.parse(out) as NamedFinding[]).find(({ check }) => check === 'migrations')!
  return {
    started,
    told,
    finding: `${finding.message} ${finding.fix ?? ''}`.trim(),
    status: finding.status,
  }
}

/** All that can be seen of a database that must stay as it is. */
const relations = async () =>
  (await sql`select oid::regclass::text as name from pg_class where relkind in ('r', 'p')`).map(
    (row) => row['name'],
  )

describe('a start names a database that it cannot use, leaves it alone, and says what to do', () => {
  test('of a development version before 0.1.0', async () => {
    for (const name of ['workspaces', 'links', 'clicks', 'enrollments']) {
      await sql.unsafe(`create table ${name} (id text)`)
    }
    await sql.unsafe(`create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a squashed file', 1)`)
    const before = await relations()
    const { started, finding, status } = await examine()
    expect(started).toContain('before 0.1.0')
    expect(started).toContain('DATABASE_URL')
    expect([status, finding]).toEqual(['failed', started])
    expect(await relations()).toEqual(before)
  })

  test('of something else', async () => {
    await sql`create table invoices (id text)`
    const before = await relations()
    const { started, finding, status } = await examine()
    expect(started).toContain('invoices')
    expect(started).toContain('a database of its own')
    expect([status, finding]).toEqual(['failed', started])
    expect(await relations()).toEqual(before)
  })

  test('of another build', async () => {
    await migrateDatabase(database.url)
    await sql`update drizzle.__drizzle_migrations set hash = 'of another build'
      where id = (select max(id) from drizzle.__drizzle_migrations)`
    if (readMigrations(MIGRATIONS).length > 1) {
      const { started, finding, status } = await examine()
      expect(started).toContain('A different build')
      expect([status, finding]).toEqual(['failed', started])
    } else {
      expect((await examine()).started).toContain('before 0.1.0')
    }
  })
})

test('a server goes on with tables that a newer version has migrated, and says so', async () => {
  await migrateDatabase(database.url)
  await addMigration('of a newer version', 'max(created_at) + 1')
  const { started, told, finding, status } = await examine()
  expect([started, status, told]).toEqual(['started', 'failed', [finding]])
  expect(finding).toContain(last)
  expect(finding).toContain('Upgrade this server.')
})
