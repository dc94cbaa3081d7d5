import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { bool, decode, row, text, textArray } from './row.ts'

/** A migration of this version. */
export interface Migration {
  /** Such as `0003_add-trust`. */
  name: string
  /** SHA-256 of its file, which the database keeps of what it has run. */
  hash: string
  /** When it was made, in milliseconds. */
  when: number
  statements: string[]
}

/**
 * What the tables of a database are to this version. `name` is the last migration that both know.
 * - `empty`: nothing is there yet
 * - `current`
 * - `older`: migrations of this version are missing
 * - `newer`: a later version has migrated it
 * - `baseless`: made by a development version before 0.1.0
 * - `diverged`: made by a build whose migrations are others
 * - `foreign`: not svc's; `tables` are some of what is there
 */
export type MigrationState =
  | { kind: 'empty' }
  | { kind: 'current'; name: string }
  | { kind: 'older'; name: string }
  | { kind: 'newer'; name: string }
  | { kind: 'diverged'; name: string }
  | { kind: 'baseless' }
  | { kind: 'foreign'; tables: string[] }

/** Reads the migrations of a folder, in their order. */
export function readMigrations(folder: string): Migration[] {
  // Written by drizzle-kit.
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  return entries.map(({ tag, when }) => {
    const sql = readFileSync(join(folder, `${tag}.sql`), 'utf8')
    const hash = createHash('sha256').update(sql).digest('hex')
    return { name: tag, hash, when, statements: sql.split('--> statement-breakpoint') }
  })
}

const Found = row({ hasMigrations: bool, tables: textArray })
const Applied = row({ hash: text })

/** Compares the tables of a database with the migrations of a folder. */
export async function readMigrationState(sql: Sql, folder: string): Promise<MigrationState> {
  const [found] = decode(
    Found,
    await sql`
      select to_regclass('drizzle.__drizzle_migrations') is not null as "hasMigrations",
        array(select c.relname::text from pg_class c
          where c.relnamespace = to_regnamespace('public') and c.relkind in ('r', 'p') and not c.relispartition
            and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
          order by 1) as tables`,
  )
  const { hasMigrations, tables } = found!
  const applied = hasMigrations
    ? decode(
        Applied,
        await sql`select hash from drizzle.__drizzle_migrations order by created_at, id`,
      )
    : []
  if (applied.length === 0)
    return tables.length === 0 ? { kind: 'empty' } : { kind: 'foreign', tables }
  const own = readMigrations(folder)
  return (
    compare(
      applied.map(({ hash }) => hash),
      own,
    ) ?? strange(tables)
  )
}

/** Compares hashes with the migrations of this version; null: not even the first is the same. */
function compare(applied: readonly string[], own: readonly Migration[]): MigrationState | null {
  const different = own.findIndex(({ hash }, n) => hash !== applied[n])
  const common = different < 0 ? own.length : different
  const name = own[common - 1]?.name
  if (name === undefined) return null
  if (common < applied.length) return { kind: common === own.length ? 'newer' : 'diverged', name }
  return { kind: common === own.length ? 'current' : 'older', name }
}

/** Tables that every build of svc has had. */
const ALWAYS = ['workspaces', 'links', 'clicks', 'enrollments']

function strange(tables: string[]): MigrationState {
  const isOurs = ALWAYS.every((name) => tables.includes(name))
  return isOurs ? { kind: 'baseless' } : { kind: 'foreign', tables }
}
