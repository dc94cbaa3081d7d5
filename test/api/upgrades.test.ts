import { afterEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restoreBackup } from '../../server/db/backup/restore-backup.ts'
import { MIGRATIONS, migrateDatabase } from '../../server/db/migrate.ts'
import { readMigrationState } from '../../server/db/migration-state.ts'
import { ensureTenantRole, findUnprotected, protectTenants } from '../../server/db/tenant-role.ts'
import { look, openSecondApp } from '../fault/environment.ts'
import { createDatabase } from '../kit/backend.ts'
import { copyMigrations, OldServer, readOldVersion, type Transaction } from '../kit/old-version.ts'

const old = readOldVersion('0.1.0')

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function emptyDatabase(): Promise<string> {
  const database = await createDatabase()
  cleanups.push(database.drop)
  return database.url
}

/** A server of this version, called with the key of then. */
async function openNow(url: string) {
  const app = await openSecondApp(url)
  cleanups.push(() => app.close())
  return async (path: string) => {
    const headers = { authorization: `Bearer ${old.secretKey}` }
    const answer = await app.handle(new Request(`http://localhost/api${path}`, { headers }))
    expect({ path, status: answer.status }).toEqual({ path, status: 200 })
    return answer.json()
  }
}

/** What was sold and earned by so many customers, and that the books agree. */
async function expectCustomers(url: string, count: number): Promise<void> {
  const get = await openNow(url)
  expect(await get('/customers')).toHaveLength(count)
  expect(await get('/events?event=sales')).toHaveLength(2 * count)
  expect(await get(`/commissions?programId=${old.programId}&type=lead`)).toHaveLength(count)
  expect((await get('/ledger/check')).differences).toEqual([])
}

test('a backup of 0.1.0 restores into this version', async () => {
  const url = await emptyDatabase()
  await restoreBackup({ url, path: old.backup })
  await expectCustomers(url, 2)
  const get = await openNow(url)
  expect(await get('/payouts')).toMatchObject([{ status: 'processing' }])
})

/** The database of a server of then, or of later. */
async function restoreAsThen(last = old.migration): Promise<string> {
  const url = await emptyDatabase()
  const migrations = mkdtempSync(join(tmpdir(), 'svc-migrations-'))
  cleanups.push(() => rmSync(migrations, { recursive: true }))
  copyMigrations(migrations, last)
  await restoreBackup({ url, path: old.backup, migrations })
  const sql = look(url)
  await ensureTenantRole(sql)
  await protectTenants(sql)
  await sql.end()
  return url
}

const isReading = (transaction: Transaction) =>
  transaction.every(([text]) => !/\b(insert|update|delete|nextval|add_tenant_jobs)\b/i.test(text))

test('servers of 0.1.0 go on while this version migrates, and beside it', async () => {
  const url = await restoreAsThen()
  const server = new OldServer(url)
  cleanups.push(() => server.end())
  let isMigrating = true
  const reading = (async () => {
    const reads = old.transactions.filter(isReading)
    expect(reads.length).toBeGreaterThan(30)
    for (let n = 0; isMigrating || n < reads.length; n++)
      await server.send(reads[n % reads.length]!)
  })()
  await migrateDatabase(url).finally(() => (isMigrating = false))
  await reading
  for (const transaction of old.transactions) await server.send(transaction)
  await expectCustomers(url, 3)
})

const sale = old.transactions.findLast((transaction) =>
  transaction.some(([text]) => text.includes('"invoice_keys"')),
)!
/** Where it begins to write; it has read customers and what else it needs by then. */
const writing = sale.findIndex(([text]) => text.includes('"invoice_keys"'))

test('a sale that a server of before is in goes through, and the migration waits for it', async () => {
  const url = await restoreAsThen('0010_oidc-subjects')
  const server = new OldServer(url)
  cleanups.push(() => server.end())
  for (const transaction of old.transactions.slice(0, old.transactions.indexOf(sale))) {
    await server.send(transaction)
  }
  await server.send(sale.slice(0, writing))
  const waits = Promise.withResolvers<string>()
  const migrated = migrateDatabase(url, { timeoutMs: 60_000, tell: waits.resolve })
  expect(await Promise.race([waits.promise, migrated])).toMatch(
    /^The migration 0012_origin-times waits .+ process \d+ of PostgreSQL/,
  )
  await server.send(sale.slice(writing))
  await migrated
  for (const transaction of old.transactions.slice(old.transactions.indexOf(sale) + 1)) {
    await server.send(transaction)
  }
  await expectCustomers(url, 3)
})

test('a start whose migration has to wait too long says for whom', async () => {
  const url = await restoreAsThen('0010_oidc-subjects')
  const sql = look(url)
  cleanups.push(() => sql.end())
  await sql.begin(async (tx) => {
    await tx`lock table customers in row exclusive mode`
    const [{ pid }] = await tx<[{ pid: number }]>`select pg_backend_pid() as pid`
    await expect(migrateDatabase(url, { timeoutMs: 100, tell: () => {} })).rejects.toThrow(
      `process ${pid} of PostgreSQL`,
    )
  })
  await migrateDatabase(url)
  await expectCustomers(url, 2)
})

test('a migration that fails leaves those before it, and the next start goes on from there', async () => {
  const url = await restoreAsThen()
  const sql = look(url)
  cleanups.push(() => sql.end())
  await sql`create table statement_numbers (n int)`
  await expect(migrateDatabase(url)).rejects.toThrow('statement_numbers')
  const state = await readMigrationState(sql, MIGRATIONS)
  expect(state).toEqual({ kind: 'older', name: '0012_origin-times' })
  expect(await findUnprotected(sql)).toEqual([])
  await sql`drop table statement_numbers`
  await migrateDatabase(url)
  await expectCustomers(url, 2)
})
