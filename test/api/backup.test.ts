import { afterAll, expect, test } from 'bun:test'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import postgres from 'postgres'
import { createApp } from '../../server/app.ts'
import { migrateTo } from '../../server/db/backup/migrate-to.ts'
import { restoreBackup } from '../../server/db/backup/restore-backup.ts'
import { writeBackup } from '../../server/db/backup/write-backup.ts'
import { MIGRATIONS } from '../../server/db/migrate.ts'
import { readMigrations } from '../../server/db/migration-state.ts'
import { openBackend } from '../../server/start.ts'
import { createDatabase } from '../kit/backend.ts'
import { openEarnings } from '../kit/earnings.ts'
import { delayCommandEnds } from '../kit/late-commands.ts'
import { testBackend } from '../kit/test-backend.ts'

const backend = await testBackend({ twins: false })
const { url } = backend.deps.db
const shop = await openEarnings(backend, { holdingPeriodDays: 0 })
await shop.reward('sale', { type: 'percentage', rateBps: 1000, maxDurationMonths: null })
await shop.customer('buyer')

const folder = mkdtempSync(join(tmpdir(), 'svc-backup-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const newPath = () => join(folder, `${++files}.sql.gz`)
const now = new Date('2031-01-01T00:00:00Z')

/** Restores into a database of its own, which is dropped afterwards. */
async function restored<T>(path: string, work: (url: string) => Promise<T>, migrations?: string) {
  const target = await createDatabase()
  try {
    await restoreBackup({ url: target.url, path, ...(migrations && { migrations }) })
    return await work(target.url)
  } finally {
    await target.drop()
  }
}

/** A hash of each table's rows, without the time at which a restore notes itself. */
async function hashes(url: string): Promise<Record<string, string>> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const tables = await sql<{ name: string }[]>`
      select c.oid::regclass::text as name from pg_class c
      where c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
        and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migrations'`
    const entries = tables.map(async ({ name }) => {
      const [row] = await sql.unsafe(
        `select md5(coalesce(string_agg(entry::text, ',' order by entry::text), '')) as hash
         from ${name} t, lateral (select to_jsonb(t) - 'restored_at' as entry) e`,
      )
      return [name, row!['hash'] as string] as const
    })
    return Object.fromEntries(await Promise.all(entries))
  } finally {
    await sql.end()
  }
}

/** Tells whether a database knows that it was just restored: statements get another series from then on. */
async function knowsRestore(url: string): Promise<boolean> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const rows = await sql`
      select from rollup_state where restored_at > now() - interval '1 hour'`
    return rows.length > 0
  } finally {
    await sql.end()
  }
}

/** How many rows all tables have. */
async function restoredRows(url: string): Promise<number> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const names = Object.keys(await hashes(url))
    const counts = names.map((name) => sql.unsafe(`select count(*)::int as n from ${name}`))
    return (await Promise.all(counts)).reduce((sum, [row]) => sum + (row!['n'] as number), 0)
  } finally {
    await sql.end()
  }
}

test('every row of every table comes back, and the new database goes on where the old one was', async () => {
  for (const amount of [1000, 2000]) await shop.sale('buyer', amount)
  await backend.deps.db.sql`create table clicks_detached_2030_01 (id text)`
  // A line feed, a tab, a backslash and what ends rows in the file.
  await shop.sale('buyer', 3000, { metadata: { note: 'a\nb\tc\\.\n\\.\n' } })
  const path = newPath()
  const written = await writeBackup({ url, path, now })
  expect(written.rows).toBeGreaterThan(20)
  await restored(path, async (target) => {
    const { clicks_detached_2030_01: _, ...all } = await hashes(url)
    expect(await hashes(target)).toEqual(all)
    expect([await knowsRestore(url), await knowsRestore(target)]).toEqual([false, true])
    const config = { ...backend.deps.config, databaseUrl: target }
    const other = await openBackend(config, backend.clock)
    try {
      const answer = await createApp(other.deps).handle(
        new Request('http://localhost/api/track/sale', {
          method: 'POST',
          headers: {
            authorization: `Bearer ${shop.workspace.secretKey}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ customerExternalId: 'buyer', amount: 500, invoiceId: 'after' }),
        }),
      )
      expect(answer.status).toBe(200)
    } finally {
      await other.close()
    }
  })
})

test('whatever was answered before the backup began is in it, and nothing in half', async () => {
  const before = await shop.sale('buyer', 700, { invoiceId: 'before' })
  expect(before.status).toBe(200)
  const path = newPath()
  let writing = true
  const sales = (async () => {
    for (let n = 0; writing; n++) await shop.sale('buyer', 100, { invoiceId: `during ${n}` })
  })()
  await writeBackup({ url, path, now }).finally(() => (writing = false))
  await sales
  await restored(path, async (target) => {
    const sql = postgres(target, { max: 1 })
    const [found] = await sql`
      select (select count(*)::int from sales where invoice_id = 'before') as before,
        (select count(*)::int from sales s where amount = 100 and not exists (
          select from commissions c where c.event_id = s.id)) as half,
        (select coalesce(sum(amount), 0)::int from ledger_entries) as books`.finally(() =>
      sql.end(),
    )
    expect(found).toEqual({ before: 1, half: 0, books: 0 })
  })
})

test('a backup is whole when the end of each command arrives after its rows', async () => {
  const late = await delayCommandEnds(url)
  const path = newPath()
  try {
    const { rows, tables } = await writeBackup({ url: late.url, path, now })
    expect(late.count).toBe(tables)
    await restored(path, async (target) => {
      const counted = await restoredRows(target)
      expect(counted).toBe(rows)
    })
  } finally {
    late.close()
  }
})

test('a backup names the last migration, and one that this version does not know is refused', async () => {
  const path = newPath()
  await writeBackup({ url, path, now })
  const [first, ...rest] = gunzipSync(readFileSync(path)).toString().split('\n')
  const header = JSON.parse(first!.slice(first!.indexOf('{')))
  expect(header).toMatchObject({ format: 2, migration: readMigrations(MIGRATIONS).at(-1)!.name })
  for (const [change, words] of [
    [{ migration: '9999_later' }, '9999_later'],
    [{ hash: 'of another build' }, header.migration],
    [{ format: 1, migrations: 1 }, 'before 0.1.0'],
  ] as const) {
    const line = `-- svc backup ${JSON.stringify({ ...header, ...change })}`
    const other = newPath()
    writeFileSync(other, gzipSync([line, ...rest].join('\n')))
    await expect(restored(other, () => Promise.resolve())).rejects.toThrow(words)
  }
})

test('triggers guard the restored tables', async () => {
  const path = newPath()
  await writeBackup({ url, path, now })
  await restored(path, async (target) => {
    const sql = postgres(target, { max: 1, onnotice: () => {} })
    const disabled = await sql`
      select tgname from pg_trigger where not tgisinternal and tgenabled = 'D'`.finally(() =>
      sql.end(),
    )
    expect([...disabled]).toEqual([])
  })
})

test('a file that is cut off or changed is refused, and leaves nothing', async () => {
  const path = newPath()
  await writeBackup({ url, path, now })
  const script = gunzipSync(readFileSync(path)).toString()
  const lines = script.split('\n')
  const sale = lines.findIndex((line) => line.includes('"before"') || line.includes('\tbefore\t'))
  const damaged = {
    'cut off as a file': readFileSync(path).subarray(0, -200),
    'without its last lines': gzipSync(lines.slice(0, -3).join('\n')),
    'within rows': gzipSync(lines.slice(0, sale).join('\n')),
    'without a row': gzipSync(lines.filter((_, n) => n !== sale).join('\n')),
    'something else': gzipSync('hello\n'),
  }
  expect(sale).toBeGreaterThan(0)
  for (const [name, bytes] of Object.entries(damaged)) {
    const other = newPath()
    writeFileSync(other, bytes)
    const target = await createDatabase()
    const attempt = restoreBackup({ url: target.url, path: other }).then(
      () => 'restored',
      () => 'refused',
    )
    expect([name, await attempt]).toEqual([name, 'refused'])
    const sql = postgres(target.url, { max: 1, onnotice: () => {} })
    const left = await sql`select count(*)::int from workspaces`
      .then(([row]) => row!['count'] as number)
      // Not even tables: the first line was wrong.
      .catch(() => 0)
      .finally(() => sql.end())
    expect([name, left]).toEqual([name, 0])
    await target.drop()
  }
})

test('a database with workspaces is not touched', async () => {
  const path = newPath()
  await writeBackup({ url, path, now })
  const before = await hashes(url)
  expect(restoreBackup({ url, path })).rejects.toThrow('workspaces already')
  expect(await hashes(url)).toEqual(before)
})

test('a file that exists is not written over', async () => {
  const path = newPath()
  writeFileSync(path, 'mine')
  expect(writeBackup({ url, path, now })).rejects.toThrow('exists')
  expect(readFileSync(path, 'utf8')).toBe('mine')
})

test('a backup of an older version is brought up to date', async () => {
  const path = newPath()
  await writeBackup({ url, path, now })
  const migrations = join(folder, 'migrations')
  cpSync(MIGRATIONS, migrations, { recursive: true })
  const journalPath = join(migrations, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalPath, 'utf8'))
  const last = journal.entries.at(-1)
  const next = { ...last, idx: last.idx + 1, when: last.when + 1000, tag: '9999_next' }
  journal.entries.push(next)
  writeFileSync(journalPath, JSON.stringify(journal))
  const change = `alter table workspaces add column shoe_size int not null default 42`
  writeFileSync(join(migrations, '9999_next.sql'), change)
  const sizes = await restored(
    path,
    async (target) => {
      const sql = postgres(target, { max: 1, onnotice: () => {} })
      return [...(await sql`select distinct shoe_size from workspaces`.finally(() => sql.end()))]
    },
    migrations,
  )
  expect(sizes).toEqual([{ shoe_size: 42 }])
})

test('a backup of tables of before the notes of restores is restored, and noted', async () => {
  const old = await createDatabase()
  const path = newPath()
  try {
    await migrateTo(old.url, MIGRATIONS, '0016_connection_polls')
    await writeBackup({ url: old.url, path, now })
  } finally {
    await old.drop()
  }
  expect(await restored(path, knowsRestore)).toBe(true)
})
