const MINUTE_MS = 60_000

/** The requests that a caller has left. Whole seconds, rounded up. */
export interface Allowance {
  limit: number
  remaining: number
  /** Until the full limit is there again. */
  resetSeconds: number
  /** Set when this request was one too many: until the next one is allowed. */
  retryAfterSeconds: number | undefined
}

/**
 * So many requests a minute for each caller, in a sliding window. It keeps one number a caller: the time
 * at which everything that caller used will be paid back. The longest unseen callers are forgotten first.
 */
export class RateLimiter {
  readonly #limit: number
  readonly #intervalMs: number
  readonly #now: () => number
  readonly #maxCallers: number
  readonly #paidBackAt = new Map<string, number>()
  /** Kept, because a new one would walk over everything that was deleted. */
  readonly #longestUnseen = this.#paidBackAt.keys()

  constructor(options: { perMinute: number; now: () => number; maxCallers?: number }) {
    this.#limit = options.perMinute
    this.#intervalMs = MINUTE_MS / options.perMinute
    this.#now = options.now
    this.#maxCallers = options.maxCallers ?? 100_000
  }

  /** Counts one request of the caller, unless it is refused. */
  take(caller: string): Allowance {
    const now = this.#now()
    const debtMs = Math.max((this.#paidBackAt.get(caller) ?? now) - now, 0)
    const nextMs = debtMs + this.#intervalMs
    // A thousandth of a request is lenient enough for what floating point loses.
    if (nextMs > MINUTE_MS + this.#intervalMs / 1000) {
      return this.#allowance(debtMs, Math.max(1, Math.ceil((nextMs - MINUTE_MS) / 1000)))
    }
    this.#paidBackAt.delete(caller)
    this.#paidBackAt.set(caller, now + nextMs)
    if (this.#paidBackAt.size > this.#maxCallers) {
      this.#paidBackAt.delete(this.#longestUnseen.next().value!)
    }
    return this.#allowance(nextMs)
  }

  /** Takes back one request of the caller that was counted. */
  giveBack(caller: string): void {
    const at = this.#paidBackAt.get(caller)
    if (at !== undefined) this.#paidBackAt.set(caller, at - this.#intervalMs)
  }

  #allowance(debtMs: number, retryAfterSeconds?: number): Allowance {
    return {
      limit: this.#limit,
      remaining: Math.max(0, Math.floor((MINUTE_MS - debtMs) / this.#intervalMs + 0.001)),
      resetSeconds: Math.ceil(debtMs / 1000),
      retryAfterSeconds,
    }
  }
}
