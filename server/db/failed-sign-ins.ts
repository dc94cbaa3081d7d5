import type { Sql } from 'postgres'
import type { Log } from '../log.ts'
import type { RequestOrigin } from './scope.ts'
import { CALLER_SETTING, callerOf } from './workspace-transaction.ts'

/** Failed sign-ins that the audit log records per member and hour, so that an attacker can't flood it. */
export const FAILURES_AN_HOUR = 20
/** Writes under way; more at once are counted alone. */
const AT_ONCE = 4
const MINUTE_MS = 60_000
const BY = { type: 'system', name: 'sign-in' } as const

/**
 * Records sign-ins that failed: of a member in the audit logs of their workspaces, of anybody else as a number in
 * the server's log. No answer waits for it, or the time that it takes would tell whose address is known.
 */
export class FailedSignIns {
  readonly #sql: Sql
  readonly #log: Log
  readonly #now: () => number
  readonly #writing = new Set<Promise<unknown>>()
  #unrecorded = 0
  #loggedMs = 0

  constructor(sql: Sql, { log, now }: { log: Log; now: () => number }) {
    this.#sql = sql
    this.#log = log
    this.#now = now
  }

  /** Records one of somebody, or of nobody whom we know. */
  note(personId: string | null, means: string, request: RequestOrigin): void {
    if (personId === null || this.#writing.size >= AT_ONCE) return this.#count()
    const writing: Promise<unknown> = this.#write(personId, means, request)
      .catch((error: unknown) => this.#log.warn({ reason: String(error) }, NOT_RECORDED))
      .finally(() => this.#writing.delete(writing))
    this.#writing.add(writing)
  }

  /** Waits for the writes that are under way. */
  async settled(): Promise<void> {
    await Promise.all(this.#writing)
  }

  /** Logs how many there were, at most once a minute. */
  #count(): void {
    this.#unrecorded++
    if (this.#now() < this.#loggedMs + MINUTE_MS) return
    this.#loggedMs = this.#now()
    this.#log.warn({ count: this.#unrecorded }, 'sign-ins failed that no audit log records')
    this.#unrecorded = 0
  }

  async #write(personId: string, means: string, request: RequestOrigin): Promise<void> {
    await this.#sql.begin(async (tx) => {
      await tx`select set_config(${CALLER_SETTING}, ${callerOf({ actor: BY, request })}, true)`
      await tx`select record_failed_sign_in(${personId}, ${means}, ${FAILURES_AN_HOUR})`
    })
  }
}

const NOT_RECORDED = 'a sign-in that failed could not be recorded'
