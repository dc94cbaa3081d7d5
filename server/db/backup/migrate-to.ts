import { runMigrations } from 'graphile-worker'
import postgres from 'postgres'
import { applyMigration, listPending } from '../apply-migration.ts'
import { withPgPool } from '../pg-pool.ts'

/**
 * Runs the migrations of a folder up to one, all by default, and those of the job queue, on a database that
 * nobody uses.
 */
export async function migrateTo(url: string, folder: string, last?: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  try {
    const pending = await listPending(client, folder)
    const end = pending.findIndex(({ name }) => name === last) + 1
    for (const migration of last ? pending.slice(0, end) : pending) {
      await client.begin((tx) => applyMigration(tx, migration))
    }
    await withPgPool(url, { max: 1 }, (pgPool) => runMigrations({ pgPool }))
  } finally {
    await client.end()
  }
}
