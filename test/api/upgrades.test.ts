import { afterEach, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restoreBackup } from '../../server/db/backup/restore-backup.ts'
import { migrateDatabase } from '../../server/db/migrate.ts'
import { ensureTenantRole, protectTenants } from '../../server/db/tenant-role.ts'
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

/** The database of a server of then. */
async function restoreAsThen(): Promise<string> {
  const url = await emptyDatabase()
  const migrations = mkdtempSync(join(tmpdir(), 'svc-migrations-'))
  cleanups.push(() => rmSync(migrations, { recursive: true }))
  copyMigrations(migrations, old.migration)
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
