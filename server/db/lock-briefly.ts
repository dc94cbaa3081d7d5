import { setTimeout as delay } from 'node:timers/promises'
import type { Sql, TransactionSql } from 'postgres'
import { sqlState } from './failures.ts'
import type { WaitOptions } from './find-database.ts'
import { decode, int, row, text } from './row.ts'

/**
 * So long a transaction waits for a lock at first, and pauses after that; then twice as long. Whatever comes after
 * it waits as long, and PostgreSQL ends one of two that wait for each other after a second, maybe the other one.
 */
const FIRST_MS = 500
const LONGEST_MS = 4_000
/** Somebody held a lock too long; two waited for each other. */
const IN_THE_WAY = new Set(['55P03', '40P01'])

interface Work {
  /** What is done, as the start of a sentence. */
  title: string
  wait: WaitOptions
  /** A connection that says who is in the way. */
  watcher: TransactionSql
}

/**
 * Runs a transaction that takes locks which servers in use may hold. It lets go of all it has when it does not
 * get one soon, so that they go on, and tries again.
 * @throws Error that says who is in the way, when that takes too long
 */
export async function lockBriefly(
  sql: Sql,
  { title, wait, watcher }: Work,
  run: (tx: TransactionSql) => Promise<void>,
): Promise<void> {
  const { timeoutMs, tell, signal } = wait
  const deadline = performance.now() + timeoutMs
  for (let patience = FIRST_MS; ; patience = Math.min(2 * patience, LONGEST_MS)) {
    try {
      await sql.begin(async (tx) => {
        await tx.unsafe(`set local lock_timeout = ${patience}`)
        await run(tx)
      })
      return
    } catch (error) {
      if (!IN_THE_WAY.has(sqlState(error) ?? '')) throw error
      const what = `${title} waits for tables that are in use; ${await describeOldest(watcher)}`
      if (performance.now() + patience > deadline) {
        const seconds = Math.round(timeoutMs / 1000)
        throw new Error(
          `${what}, and ${seconds} seconds (START_TIMEOUT) are over. What was migrated before stays; start again when that transaction has ended; if it hangs, end it.`,
          { cause: error },
        )
      }
      if (patience === FIRST_MS) tell(`${what}. Trying again.`)
      await delay(patience, undefined, { signal })
    }
  }
}

const Oldest = row({ pid: int, address: text, since: text })

/** Describes for operators the transaction of somebody else that has been open the longest. */
async function describeOldest(tx: TransactionSql): Promise<string> {
  const rows = await tx`
    select pid, coalesce(host(client_addr), '') as address, xact_start::text as since from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
    order by xact_start limit 1`
  const [oldest] = decode(Oldest, rows)
  if (!oldest) return 'the transaction that used them has just ended'
  const { pid, address, since } = oldest
  return `the oldest open transaction is process ${pid} of PostgreSQL, connected from ${address || 'its own machine'}, since ${since}`
}
