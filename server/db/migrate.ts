import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import postgres, { type TransactionSql } from 'postgres'
import { ROOT } from '../root.ts'
import { applyMigration, listPending } from './apply-migration.ts'
import { describeProblem, isProblem } from './describe-migrations.ts'
import { sqlState } from './failures.ts'
import type { WaitOptions } from './find-database.ts'
import { lockBriefly } from './lock-briefly.ts'
import { holderOf, takeLock } from './locks.ts'
import { readMigrationState } from './migration-state.ts'
import { withPgPool } from './pg-pool.ts'
import { ensureTenantRole, protectTenants, requireOwnTables } from './tenant-role.ts'

export const MIGRATIONS = join(ROOT, 'server/db/migrations')

const DEFAULT_WAIT: WaitOptions = { timeoutMs: 60_000, tell: () => {} }
const LOCK_TIMEOUT = '55P03'
/** Nothing is said of a wait so short: most starts find nothing to migrate. */
const QUIET_MS = 2_000

/**
 * Brings the tables up to date. Several servers may start at once: one migrates, the others wait. The lock is
 * that of a transaction, which ends with its connection even where a pooler is in between. Each migration is a
 * transaction of its own, beside servers of earlier versions: one that fails leaves those before it.
 * @throws Error that says who migrates, when that takes too long; or what the database is, if it is not ours
 */
export async function migrateDatabase(url: string, wait = DEFAULT_WAIT): Promise<void> {
  const { signal } = wait
  const open = () => postgres(url, { max: 1, prepare: false, onnotice: () => {} })
  const [holder, client] = [open(), open()]
  const aborted = Promise.withResolvers<never>()
  const stop = () => {
    for (const one of [holder, client]) void one.end({ timeout: 0 })
    // A connection that waits for a lock closes only when it has it.
    aborted.reject(signal?.reason)
  }
  signal?.addEventListener('abort', stop)
  try {
    signal?.throwIfAborted()
    const migrated = holder.begin(async (tx) => {
      // It is silent for as long as the other connection migrates.
      await tx`set local idle_in_transaction_session_timeout = 0`
      await takeTurn(tx, wait)
      await requireOwnTables(client)
      const state = await readMigrationState(client, MIGRATIONS)
      if (isProblem(state)) {
        const { message, fix } = describeProblem(state)
        if (state.kind !== 'newer') throw new Error(`${message} ${fix}`)
        // This version is still in use elsewhere: what the newer one has made is left alone.
        return wait.tell(`${message} ${fix}`)
      }
      await ensureTenantRole(client)
      // The job queue has a schema of its own and brings its own tables.
      await withPgPool(url, { max: 1 }, (pgPool) => runMigrations({ pgPool }))
      const watched = { wait, watcher: tx }
      const protect = () =>
        protectTenants(client, (run) =>
          lockBriefly(client, { title: 'Protecting the tables of workspaces', ...watched }, run),
        )
      for (const migration of await listPending(client, MIGRATIONS)) {
        const title = `The migration ${migration.name}`
        await lockBriefly(client, { title, ...watched }, (one) => applyMigration(one, migration))
        // Before the next one, which may fail: servers in use need what this one has made.
        await protect()
      }
      await protect()
    })
    await Promise.race([migrated, aborted.promise])
  } finally {
    signal?.removeEventListener('abort', stop)
    await Promise.all([holder.end(), client.end()])
  }
}

async function takeTurn(tx: TransactionSql, { timeoutMs, tell }: WaitOptions): Promise<void> {
  if (await hasLock(tx, QUIET_MS)) return
  const other = await holderOf(tx, 'migrations')
  tell(`Another process migrates the database; waiting for it: ${other}.`)
  if (await hasLock(tx, timeoutMs)) return
  const seconds = Math.round(timeoutMs / 1000)
  throw new Error(
    `Another process still migrates the database, and ${seconds} seconds (START_TIMEOUT) are over: ${other}. Start again when it has ended; if it hangs, end it.`,
  )
}

/** Waits for the lock; false: somebody else still has it. */
async function hasLock(tx: TransactionSql, timeoutMs: number): Promise<boolean> {
  try {
    await tx.savepoint(async (inner) => {
      await inner.unsafe(`set local lock_timeout = ${timeoutMs}`)
      await takeLock(inner, 'migrations')
    })
    return true
  } catch (error) {
    if (sqlState(error) !== LOCK_TIMEOUT) throw error
    return false
  }
}
