import type { Sql } from 'postgres'
import { sqlState } from './failures.ts'

/** Disk full, out of memory, failure of the system, corrupted data, read-only: the next write fails, too. */
const STORAGE_FAILED = /^(53100|53200|58|XX00[12]|25006)/
/** How long a failed write counts, so that servers without requests try again by themselves. */
const RECENT_MS = 10_000
/** How long after a failure the probe also claims space, since a small write may find a place on a full disk. */
const DOUBTED_MS = 300_000

/** Knows whether writes reach the disk: from those of requests, and from a small write of its own. */
export class WriteHealth {
  readonly #now: () => number
  #failedAtMs = -Infinity
  failures = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** Runs a write and remembers whether the storage failed. */
  async watch<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run()
    } catch (error) {
      if (STORAGE_FAILED.test(sqlState(error) ?? '')) {
        this.#failedAtMs = this.#now()
        this.failures++
      }
      throw error
    }
  }

  /** Tells whether a write of a request has failed in the last seconds. */
  hasFailedRecently(): boolean {
    return this.#now() - this.#failedAtMs < RECENT_MS
  }

  /** Writes and commits one row. @throws the database's error */
  async probe(sql: Sql): Promise<void> {
    const at = new Date(this.#now())
    await sql`
      insert into write_probe as p (id, at) values (1, ${at})
      on conflict (id) do update set at = greatest(p.at, excluded.at)`
    if (this.#now() - this.#failedAtMs < DOUBTED_MS) await sql.begin((tx) => tx.unsafe(CLAIM_SPACE))
  }
}

/** About 350 KB of a file of its own, gone with the transaction; a lock on a real table would wait for backups. */
const CLAIM_SPACE =
  'create temp table write_probe_space on commit drop as select n from generate_series(1, 10000) as s (n)'
