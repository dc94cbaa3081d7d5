import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PoolClient } from 'pg'

const HEADER = '-- svc backup '
const FOOTER = '-- svc backup ends '
const FORMAT = 1

/** The first line of a backup. */
export interface Header {
  format: number
  createdAt: string
  /** How many migrations its tables have. */
  migrations: number
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

/** Reads the first line of a backup. @throws Error when it is none, or from a newer svc */
export function readHeader(line: string, migrationsFolder: string): Header {
  if (!line.startsWith(HEADER)) throw new Error('This file is no backup of svc.')
  const header = JSON.parse(line.slice(HEADER.length)) as Header
  const known = readMigrationFiles({ migrationsFolder }).length
  if (header.format > FORMAT || header.migrations > known) {
    throw new Error('This backup was made by a newer version of svc: restore it with that version.')
  }
  return header
}

/** Reads a last line; null: it is another line. */
export function readFooter(line: string): Footer | null {
  return line.startsWith(FOOTER) ? (JSON.parse(line.slice(FOOTER.length)) as Footer) : null
}

/** Describes the tables of the database. @throws Error when it has none yet */
export async function headerOf(client: PoolClient, now: Date): Promise<Header> {
  const counted = await client.query<Pick<Header, 'migrations' | 'queue'>>(
    `select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      (select max(id)::int from graphile_worker.migrations) as queue`,
  )
  return { format: FORMAT, createdAt: now.toISOString(), ...counted.rows[0]! }
}
