import type { PoolClient } from 'pg'
import { readMigrations } from '../migration-state.ts'

const HEADER = '-- svc backup '
const FOOTER = '-- svc backup ends '
/** 1 counted migrations, whose only one was written anew by each build before 0.1.0. */
const FORMAT = 2

/** The first line of a backup. */
export interface Header {
  format: number
  createdAt: string
  /** The last migration that made its tables. */
  migration: string
  /** SHA-256 of that migration's file. */
  hash: string
  /** Number of the job queue's last migration. */
  queue: number
}

/** The last line: without it the file is not complete. */
export interface Footer {
  tables: number
  rows: number
}

export const writeHeader = (header: Header): string => `${HEADER}${JSON.stringify(header)}\n`
export const writeFooter = (footer: Footer): string => `${FOOTER}${JSON.stringify(footer)}\n`

/** Reads the first line of a backup. @throws Error when it is none, or its tables are not known here */
export function readHeader(line: string, migrations: string): Header {
  if (!line.startsWith(HEADER)) throw new Error('This file is not an svc backup.')
  const header = JSON.parse(line.slice(HEADER.length)) as Header
  if (header.format < FORMAT) {
    throw new Error(
      'This backup was made by a development version before 0.1.0, whose tables cannot be migrated. Restore it with the version that made it.',
    )
  }
  const known = readMigrations(migrations).find(({ name }) => name === header.migration)
  if (header.format > FORMAT || known?.hash !== header.hash) {
    throw new Error(
      `This backup was made after the migration ${header.migration}, which this version of svc does not have. Restore it with the version that made it, or a newer one.`,
    )
  }
  return header
}

/** Reads a last line; null: it is another line. */
export function readFooter(line: string): Footer | null {
  return line.startsWith(FOOTER) ? (JSON.parse(line.slice(FOOTER.length)) as Footer) : null
}

/** Describes the tables of the database. @throws Error when they were not made by migrations of the folder */
export async function headerOf(
  client: PoolClient,
  { now, migrations }: { now: Date; migrations: string },
): Promise<Header> {
  const last = await client.query<{ hash: string; queue: number }>(
    `select hash, (select max(id)::int from graphile_worker.migrations) as queue
    from drizzle.__drizzle_migrations order by created_at desc, id desc limit 1`,
  )
  const { hash, queue } = last.rows[0] ?? { hash: '', queue: 0 }
  const known = readMigrations(migrations).find((one) => one.hash === hash)
  if (!known) {
    throw new Error(
      'The last migration of the database is not one of this version. Use the version of svc that migrated it ("bun run cli doctor" says more).',
    )
  }
  return { format: FORMAT, createdAt: now.toISOString(), migration: known.name, hash, queue }
}
