import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { PoolClient } from 'pg'
import { to } from 'pg-copy-streams'
import { MIGRATIONS } from '../migrate.ts'
import { withPgPool } from '../pg-pool.ts'
import { headerOf, writeFooter, writeHeader, type Footer } from './header.ts'
import { listContents, type Contents } from './list-contents.ts'
import { canNoteRestore, NOTE_RESTORE } from './note-restore.ts'
import { countRows, requireSame, requireWhole } from './read-back.ts'

export interface Backup extends Footer {
  /** Of the file. */
  bytes: number
}

interface BackupOptions {
  url: string
  /** The file, which must not exist. */
  path: string
  now: Date
  /** The folder of svc's migrations. */
  migrations?: string
  onTable?: ((name: string, rows: number) => void) | undefined
}

/**
 * Writes all data of a database to one compressed file while servers work: everything that was committed
 * when it began, and nothing of later. The file is an SQL script that `restoreBackup` and `psql` can read;
 * it holds no tables, which migrations make, and not the encryption key. It has its name once it was read back.
 * @throws Error when the file exists or the database cannot be read whole
 */
export async function writeBackup({
  url,
  path,
  now,
  migrations = MIGRATIONS,
  onTable,
}: BackupOptions): Promise<Backup> {
  const unfinished = `${path}.unfinished`
  if (await Bun.file(path).exists()) throw new Error(`${path} exists. Name a new file.`)
  const written = { tables: 0, rows: 0 }
  try {
    await withPgPool(url, { max: 1, name: 'svc-backup' }, async (pool) => {
      const client = await pool.connect()
      try {
        const script = scriptOf(client, { now, migrations, written, onTable })
        const file = createWriteStream(unfinished, { mode: 0o600 })
        await pipeline(Readable.from(script), createGzip({ level: 4 }), file)
      } finally {
        client.release(true)
      }
    })
    await syncFile(unfinished)
    requireSame(written, await requireWhole(unfinished))
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return { ...written, bytes: (await stat(path)).size }
}

interface Progress extends Pick<BackupOptions, 'now' | 'onTable'> {
  migrations: string
  written: Footer
}

/** Generates the script, in one transaction that sees one moment. */
async function* scriptOf(
  client: PoolClient,
  { now, migrations, written, onTable }: Progress,
): AsyncGenerator<string | Uint8Array> {
  await client.query('begin isolation level repeatable read read only')
  // Rows that a policy hides must make it fail, not be left out.
  await client.query('set local row_security = off; set local statement_timeout = 0')
  yield writeHeader(await headerOf(client, { now, migrations }))
  const contents = await listContents(client)
  yield beginning(contents)
  for (const { name, columns } of contents.tables) {
    yield `COPY ${name} (${columns}) FROM stdin;\n`
    const rows = yield* rowsOf(client, `copy (select ${columns} from ${name}) to stdout`)
    yield '\\.\n'
    written.tables++
    written.rows += rows
    onTable?.(name, rows)
  }
  yield ending(contents, (await canNoteRestore(client)) ? [NOTE_RESTORE] : [])
  yield writeFooter(written)
  await client.query('commit')
}

/** Generates the rows that a COPY sends, and returns how many they were. @throws Error when some are missing */
async function* rowsOf(client: PoolClient, query: string): AsyncGenerator<Uint8Array, number> {
  const stream = client.query(to(query))
  let rows = 0
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    rows += countRows(chunk)
    yield chunk
  }
  // The rows end before the command does: only then is it known how many there are. The next one waits for it.
  await client.query('select')
  if (stream.rowCount === rows) return rows
  throw new Error(`The database sent ${rows} rows and says that they are ${stream.rowCount}.`)
}

/**
 * Empties the tables, since a new database has rows of its own, and stops triggers, which would judge rows
 * whose others are not there yet.
 */
function beginning({ tables, partitions }: Contents): string {
  const names = tables.map(({ name }) => name)
  return lines([
    'BEGIN;',
    ...partitions,
    ...names.map((name) => `ALTER TABLE ${name} DISABLE TRIGGER USER;`),
    `TRUNCATE ${names.join(', ')};`,
  ])
}

function ending({ tables, sequences }: Contents, notes: readonly string[]): string {
  const triggers = tables.map(({ name }) => `ALTER TABLE ${name} ENABLE TRIGGER USER;`)
  return lines([...sequences, ...triggers, ...notes, 'COMMIT;'])
}

const lines = (statements: readonly string[]) => statements.map((one) => `${one}\n`).join('')

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r')
  await file.sync().finally(() => file.close())
}
