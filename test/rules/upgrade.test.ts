import { afterAll, beforeAll, expect, test } from 'bun:test'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres, { type Sql } from 'postgres'
import { Dictionary } from '../../server/db/dictionary.ts'
import { migrateDatabase } from '../../server/db/migrate.ts'
import { createDatabase } from '../kit/backend.ts'
import { ROOT } from './sources.ts'

const MIGRATIONS = join(ROOT, 'server/db/migrations')

let database: Awaited<ReturnType<typeof createDatabase>>
let sql: Sql

beforeAll(async () => {
  database = await createDatabase()
  sql = postgres(database.url, { max: 1, onnotice: () => {} })
})
afterAll(async () => {
  await sql.end()
  await database.drop()
})

/** Every migration up to the one of this number. */
async function migrateTo(last: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'svc-migrations-'))
  const client = postgres(database.url, { max: 1, onnotice: () => {} })
  try {
    cpSync(MIGRATIONS, folder, { recursive: true })
    const journal = await Bun.file(join(folder, 'meta/_journal.json')).json()
    const entries = journal.entries.slice(0, last + 1)
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    await migrate(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

test('clicks keep their trace of advertising when it moves beside their UTM words', async () => {
  await migrateTo(13)
  await sql`create table clicks_old partition of clicks for values from ('0') to ('V')`
  await sql`create table clicks_next partition of clicks for values from ('V') to ('z')`
  await sql`
    insert into utms (workspace_id, id, source, medium, campaign, term, content, hash)
    overriding system value
    values ('ws', 7, 'blog', 'post', 'Grüße', '', '', '\x07'), ('ws', 8, 'mail', '', '', '', '', '\x08')`
  await sql`alter table utms alter column id restart with 100`
  await sql`
    insert into clicks (link_num, utm_id, workspace_id, id, ad_parameter)
    values (1, 7, 'ws', 'A1', 'gclid&gad_campaignid=17'), (1, 7, 'ws', 'A2', null),
      (1, 7, 'ws', 'A3', 'gclid&gad_campaignid=17'), (1, 0, 'ws', 'A4', 'fbclid'), (1, 8, 'ws', 'A5', null)`

  await migrateDatabase(database.url)

  const rows = await sql`
    select c.id, u.source, u.campaign, u.ad_trace from clicks c
    left join utms u on u.workspace_id = c.workspace_id and u.id = c.utm_id order by c.id`
  const plain = { source: 'blog', campaign: 'Grüße', ad_trace: null }
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { id: 'A1', ...plain, ad_trace: 'gclid&gad_campaignid=17' },
    { id: 'A2', ...plain },
    { id: 'A3', ...plain, ad_trace: 'gclid&gad_campaignid=17' },
    { id: 'A4', source: '', campaign: '', ad_trace: 'fbclid' },
    { id: 'A5', source: 'mail', campaign: '', ad_trace: null },
  ])

  const columns = ['source', 'medium', 'campaign', 'term', 'content', 'ad_trace']
  const words = new Dictionary(sql, { table: 'utms', columns }, Date.now)
  const list = ['blog', 'post', 'Grüße', '', '', 'gclid&gad_campaignid=17']
  const [now] = await words.ids([{ workspaceId: 'ws', words: list }])
  const [stored] = await sql`select utm_id from clicks where id = 'A1'`
  expect(now).toBe(stored!.utm_id)
})

test('no row of a click spends eight bytes on columns that are null or gone', async () => {
  const spare = await sql`
    select c.relname, a.attname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where i.inhparent = 'clicks'::regclass and c.relname <> 'clicks_old'
      and (a.attisdropped or not a.attnotnull)`
  expect(spare.map((row) => ({ ...row }))).toEqual([])
  const parts = await sql`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'clicks'::regclass order by 1`
  expect(parts.map((row) => row['name'])).toEqual(['clicks_default', 'clicks_old'])
})
