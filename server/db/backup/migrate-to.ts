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

/** Runs the first migrations of a folder, and all of the job queue, on a database that nobody uses. */
export async function migrateTo(url: string, folder: string, count: number): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'svc-migrations-'))
  const client = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await copyMigrations(folder, copy, count)
    await migrate(drizzle(client), { migrationsFolder: copy })
    await withPgPool(url, { max: 1 }, (pgPool) => runMigrations({ pgPool }))
  } finally {
    await client.end()
    await rm(copy, { recursive: true, force: true })
  }
}

async function copyMigrations(folder: string, copy: string, count: number): Promise<void> {
  const path = 'meta/_journal.json'
  const journal = JSON.parse(await readFile(join(folder, path), 'utf8')) as Journal
  const entries = journal.entries.slice(0, count)
  await mkdir(join(copy, 'meta'))
  await writeFile(join(copy, path), JSON.stringify({ ...journal, entries }))
  for (const { tag } of entries) {
    await writeFile(join(copy, `${tag}.sql`), await readFile(join(folder, `${tag}.sql`)))
  }
}
