import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import { runMigrations } from 'graphile-worker'
import postgres from 'postgres'
import { ROOT } from '../root.ts'
import { holdLock } from './locks.ts'
import { withQueuePool } from './queue-pool.ts'

const OLDEST = 150_000
export const MIGRATIONS = join(ROOT, 'server/db/migrations')

/** Brings the tables up to date. Several servers may start at once: one migrates, the others wait. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const [row] = await client`select current_setting('server_version_num')::int as version`
    if (row?.version < OLDEST) {
      throw new Error('PostgreSQL 15 or newer is needed; this server is older.')
    }
    await holdLock(client, 'migrations')
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS })
    // The job queue has a schema of its own and brings its own tables.
    await withQueuePool(url, 1, (pgPool) => runMigrations({ pgPool }))
  } finally {
    await client.end()
  }
}
