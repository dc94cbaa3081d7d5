import { setTimeout as delay } from 'node:timers/promises'
import type { Sql, TransactionSql } from 'postgres'
import { isAway, sqlState } from './failures.ts'
import { decode, number, row } from './row.ts'
import type { Scope } from './scope.ts'
import { inWorkspace } from './workspace-transaction.ts'

type Workspace = Pick<Scope, 'workspaceId'>

/** Reports are bounded in time and never parallel, so that they cannot starve ingest. */
const BEGIN = `isolation level repeatable read read only;
  set local max_parallel_workers_per_gather = 0; set local statement_timeout = 15000; set local jit = off;
  set local plan_cache_mode = force_custom_plan`

/** A replica that is further behind is not asked. */
const MAX_LAG_MS = 30_000
const CHECK_EVERY_MS = 5_000
const CHECK_TIMEOUT_MS = 2_000
const TOOK_TOO_LONG = '57014'
/** A replica ends a report that reads what the main server has meanwhile cleaned up. */
const CONFLICT = '40001'

export interface ReportsOptions {
  main: Sql
  /** Asked first, while it answers and is not far behind. */
  replica?: Sql | undefined
  now: () => number
  /** Told when reports leave the replica (with the reason) or return to it (null). */
  tell?: ((reason: string | null) => void) | undefined
}

const Closed = row({ ms: number })

/** Reads reports, from a replica where there is a good one. */
export class Reports {
  readonly #options: ReportsOptions
  /** Why the replica is not asked; null: it is. */
  #reason: string | null = null
  #checkedAtMs = -Infinity
  #checking: Promise<void> | undefined

  constructor(options: ReportsOptions) {
    this.#options = options
  }

  /** Runs the reads of one report, all of them at the same instant of the database. */
  async read<T>(scope: Workspace, work: (sql: TransactionSql) => Promise<T>): Promise<T> {
    const { main, replica } = this.#options
    if (replica && (await this.#isGood(replica))) {
      try {
        return await readOnce(replica, scope, work)
      } catch (error) {
        const state = sqlState(error)
        if (state === TOOK_TOO_LONG || !(isAway(error) || state === CONFLICT)) throw error
        if (state !== CONFLICT) this.#set(reasonOf(error))
      }
    }
    return readOnce(main, scope, work)
  }

  /** Looks at the replica from time to time; who asks in between is told what was found last. */
  async #isGood(replica: Sql): Promise<boolean> {
    const isFirst = this.#checkedAtMs === -Infinity
    if (performance.now() - this.#checkedAtMs > CHECK_EVERY_MS) {
      this.#checking ??= this.#check(replica).finally(() => {
        this.#checkedAtMs = performance.now()
        this.#checking = undefined
      })
    }
    if (isFirst) await this.#checking
    return this.#reason === null
  }

  /** Checks how far behind the replica is: every few seconds the roll-up writes how far it has come. */
  async #check(replica: Sql): Promise<void> {
    const late = delay(CHECK_TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error('it does not answer')
    })
    try {
      const asked = replica`
        select extract(epoch from closed_until)::float8 * 1000 as ms from rollup_state`
      const { ms } = decode(Closed, await Promise.race([asked, late]))[0]!
      const seconds = Math.round((this.#options.now() - ms) / 1000)
      this.#set(seconds * 1000 > MAX_LAG_MS ? `it is ${seconds} seconds behind` : null)
    } catch (error) {
      this.#set(reasonOf(error))
    }
  }

  #set(reason: string | null): void {
    const hasChanged = (reason === null) !== (this.#reason === null)
    this.#reason = reason
    if (hasChanged) this.#options.tell?.(reason)
  }
}

function readOnce<T>(
  sql: Sql,
  scope: Workspace,
  work: (sql: TransactionSql) => Promise<T>,
): Promise<T> {
  return inWorkspace(sql, scope, work, { begin: BEGIN })
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || String(error) : String(error)
}
