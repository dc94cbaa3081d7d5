import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { runMigrations } from 'graphile-worker'
import postgres from 'postgres'
import { withPgPool } from '../pg-pool.ts'

interface Journal {
  entries: { tag: string }[]
}

/**
 * Runs the migrations of a folder up to one, all by default, and those of the job queue, on a database that
 * nobody uses.
 */
export async function migrateTo(url: string, folder: string, last?: string): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'svc-migrations-'))
  const client = postgres(url, { max: 1, onnotice: () => {} })
  try {
    if (last) await copyMigrations(folder, copy, last)
    await migrate(drizzle(client), { migrationsFolder: last ? copy : folder })
    await withPgPool(url, { max: 1 }, (pgPool) => runMigrations({ pgPool }))
  } finally {
    await client.end()
    await rm(copy, { recursive: true, force: true })
  }
}

async function copyMigrations(folder: string, copy: string, last: string): Promise<void> {
  const path = 'meta/_journal.json'
  const journal = JSON.parse(await readFile(join(folder, path), 'utf8')) as Journal
  const end = journal.entries.findIndex(({ tag }) => tag === last) + 1
  const entries = journal.entries.slice(0, end)
  await mkdir(join(copy, 'meta'))
  await writeFile(join(copy, path), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) {
    await writeFile(join(copy, `${tag}.sql`), await readFile(join(folder, `${tag}.sql`)))
  }
}
