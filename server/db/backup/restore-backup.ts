import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from } from 'pg-copy-streams'
import { MIGRATIONS } from '../migrate.ts'
import { withPgPool } from '../pg-pool.ts'
import { headerOf, readFooter, readHeader, type Footer, type Header } from './header.ts'
import { migrateTo } from './migrate-to.ts'
import { canNoteRestore, NOTE_RESTORE } from './note-restore.ts'
import { readParts, requireSame } from './read-back.ts'

export interface Restored extends Footer {
  createdAt: string
}

interface RestoreOptions {
  url: string
  path: string
  /** The folder of svc's migrations. */
  migrations?: string
  onTable?: ((name: string, rows: number) => void) | undefined
}

/**
 * Restores a backup into a database without workspaces, in one transaction: all of it or nothing. A backup
 * of an older svc gets its own tables first and is then brought up to date.
 * @throws Error when the database is in use, or the file is damaged, cut off or from a newer svc
 */
export async function restoreBackup({
  url,
  path,
  migrations = MIGRATIONS,
  onTable,
}: RestoreOptions): Promise<Restored> {
  const header = await headerOfFile(path, migrations)
  await migrateTo(url, migrations, header.migration)
  const footer = await withClient(url, (client) =>
    restore(client, { url, header, path, migrations, onTable }),
  )
  await migrateTo(url, migrations)
  // A backup of older tables could not do so itself.
  await withClient(url, async (client) => {
    if (await canNoteRestore(client)) await client.query(NOTE_RESTORE)
  })
  return { ...footer, createdAt: header.createdAt }
}

function withClient<T>(url: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return withPgPool(url, { max: 1, name: 'svc-backup' }, async (pool) => {
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      // Whatever was not committed is rolled back.
      client.release(true)
    }
  })
}

async function headerOfFile(path: string, migrations: string): Promise<Header> {
  for await (const part of readParts(path)) {
    if ('line' in part) return readHeader(part.line, migrations)
  }
  throw new Error('This file is empty.')
}

async function restore(
  client: PoolClient,
  { header, path, migrations, onTable }: RestoreOptions & { header: Header; migrations: string },
): Promise<Footer> {
  await requireSameTables(client, header, migrations)
  const restored: Footer = { tables: 0, rows: 0 }
  let copy = ''
  for await (const part of readParts(path)) {
    if ('rows' in part) {
      const rows = client.query(from(copy))
      await pipeline(Readable.from(part.rows), rows)
      restored.tables++
      restored.rows += rows.rowCount
      onTable?.(copy.split(' ')[1] ?? '', rows.rowCount)
      continue
    }
    const { line } = part
    if (line.startsWith('COPY ')) copy = line
    // Kept until the file has shown its end.
    else if (line === 'COMMIT;') continue
    else if (line.startsWith('BEGIN')) await begin(client)
    else if (!line.startsWith('--')) await client.query(line)
    const footer = readFooter(line)
    if (footer) return commit(client, footer, restored)
  }
  throw new Error('The backup is not complete: its end is missing.')
}

async function begin(client: PoolClient): Promise<void> {
  await client.query('begin')
  await client.query('set local statement_timeout = 0')
  // Nobody begins to use the database meanwhile.
  await client.query('lock table public.workspaces in access exclusive mode')
  const { rows } = await client.query('select 1 from public.workspaces limit 1')
  if (rows.length === 0) return
  throw new Error('The database has workspaces already. Restore into an empty database.')
}

async function commit(client: PoolClient, footer: Footer, restored: Footer): Promise<Footer> {
  requireSame(footer, restored)
  await client.query('commit')
  await client.query('analyze')
  return restored
}

async function requireSameTables(
  client: PoolClient,
  { migration, queue }: Header,
  migrations: string,
): Promise<void> {
  const own = await headerOf(client, { now: new Date(0), migrations })
  if (own.migration !== migration) {
    throw new Error(
      'The database is of a newer svc than the backup. Restore into an empty database.',
    )
  }
  // Columns are named in the backup, so that tables of a newer queue take its rows.
  if (own.queue >= queue) return
  throw new Error(
    'The job queue of the backup is newer than that of this svc: restore it with the version that made it, or a newer one.',
  )
}
