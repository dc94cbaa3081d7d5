import type { ErrorCode } from './domain/errors.ts'
import type { Log } from './log.ts'

/** One answer above 499. Nothing here names a person or quotes what was sent. */
export interface Failure {
  requestId: string
  status: number
  code: ErrorCode
  method: string
  /** The pattern of the route, `/api/links/:id`; never the path. */
  route: string
  /** The SQLSTATE or the code of the connection's error, if it was the database. */
  cause?: string | undefined
}

interface Counted {
  last: Failure
  count: number
  timer: Timer
}

const INTERVAL_MS = 60_000
/** Routes, codes and causes are few; this bounds what nobody thought of. */
const MAX_KINDS = 500

/**
 * Logs answers above 499: the first of each kind at once, then one line an interval with the count of the
 * others, for as long as there are any.
 */
export class Failures {
  readonly #log: Log
  readonly #intervalMs: number
  readonly #kinds = new Map<string, Counted>()

  constructor({ log, intervalMs = INTERVAL_MS }: { log: Log; intervalMs?: number }) {
    this.#log = log
    this.#intervalMs = intervalMs
  }

  /** Notes an answer. `detail`, such as a stack, is logged with the first of its kind. */
  note(failure: Failure, detail: object = {}): void {
    const { status, code, method, route, cause } = failure
    const name = [code, method, route, cause].join(' ')
    const kind = this.#kinds.has(name) || this.#kinds.size < MAX_KINDS ? name : code
    const known = this.#kinds.get(kind)
    if (known) {
      known.last = failure
      known.count++
      return
    }
    this.#kinds.set(kind, { last: failure, count: 0, timer: this.#start(kind) })
    if (status === 500) this.#log.error({ ...failure, ...detail }, 'request failed')
    else this.#log.warn({ ...failure, ...detail }, 'request refused')
  }

  /** Writes the lines of all kinds that were counted and forgets them. */
  close(): void {
    for (const [kind, { timer }] of this.#kinds) {
      clearTimeout(timer)
      this.#tell(kind)
    }
    this.#kinds.clear()
  }

  #start(kind: string): Timer {
    const timer = setTimeout(() => this.#tell(kind), this.#intervalMs)
    timer.unref()
    return timer
  }

  #tell(kind: string): void {
    const counted = this.#kinds.get(kind)
    if (!counted) return
    const { last, count } = counted
    if (count === 0) return void this.#kinds.delete(kind)
    const fields = { ...last, count, seconds: this.#intervalMs / 1000 }
    if (last.status === 500) this.#log.error(fields, 'more requests failed')
    else this.#log.warn(fields, 'more requests refused')
    counted.count = 0
    counted.timer = this.#start(kind)
  }
}
