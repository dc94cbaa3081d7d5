import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sql } from 'postgres'
import { decode, nullable, number, row } from './row.ts'
import { MIGRATIONS } from './migrate.ts'

const Newest = row({ at: nullable(number) })

/** Compares the newest migration of the database with that of this version: -1 older, 0 the same, 1 newer. */
export async function compareMigrations(sql: Sql): Promise<number> {
  const rows = await sql`select max(created_at)::float8 as at from drizzle.__drizzle_migrations`
  return Math.sign((decode(Newest, rows)[0]?.at ?? 0) - newestOfOurs())
}

function newestOfOurs(): number {
  const text = readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')
  // Written by drizzle-kit, whose migrator reads the same fields.
  const { entries } = JSON.parse(text) as { entries: { when: number }[] }
  return Math.max(...entries.map(({ when }) => when))
}
