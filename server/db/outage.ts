import { describeFailure } from './describe-failure.ts'
import { DatabaseAway } from './failures.ts'

const AGAIN_MS = 250

export interface OutageOptions {
  /** Whether the database counts as away until `release`, also when it answers. */
  isHeld?: boolean
  /** Asks the database for a sign of life; rejects when there is none in time. */
  probe: () => Promise<unknown>
  /** Told once when the database is away, and once when it is back. */
  tell?: OutageListener | undefined
}

export type OutageEvent = { away: true; reason: string } | { away: false; ms: number }
export type OutageListener = (event: OutageEvent) => void

/**
 * Knows whether the database is away. After a failure it asks by itself until there is an answer: one lost
 * connection is no outage, and each outage is told of once.
 */
export class Outage {
  readonly #options: OutageOptions
  #sinceMs: number | undefined
  #isHeld: boolean
  #isProbing = false
  #isClosed = false
  #timer: Timer | undefined

  constructor(options: OutageOptions) {
    this.#options = options
    this.#isHeld = options.isHeld ?? false
  }

  /** Lets everybody to the database. */
  release(): void {
    this.#isHeld = false
  }

  /** Tells at once whether the database is known to be away. It is asked again several times a second. */
  get isAway(): boolean {
    return this.#isHeld || this.#sinceMs !== undefined
  }

  /** Returns the error for whoever asks while the database is away. */
  get refusal(): DatabaseAway | undefined {
    return this.isAway ? new DatabaseAway('The database cannot be reached.') : undefined
  }

  /** Reports that a connection failed. */
  readonly suspect = (error: unknown): void => {
    if (!this.#isProbing && !this.#isClosed) void this.#probe(error)
  }

  /** Asks now. @throws an error of the connection, when there is no answer in time */
  async ask(): Promise<void> {
    try {
      await this.#options.probe()
    } catch (error) {
      this.suspect(error)
      throw error
    }
    this.#end()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
  }

  async #probe(error: unknown): Promise<void> {
    this.#isProbing = true
    try {
      await this.#options.probe()
      this.#isProbing = false
      this.#end()
    } catch {
      if (this.#isClosed) return
      this.#begin(error)
      this.#timer = setTimeout(() => void this.#probe(error), AGAIN_MS)
    }
  }

  #begin(error: unknown): void {
    if (this.#sinceMs !== undefined) return
    this.#sinceMs = performance.now()
    this.#options.tell?.({
      away: true,
      reason: describeFailure(error).message,
    })
  }

  #end(): void {
    if (this.#sinceMs === undefined) return
    const ms = Math.round(performance.now() - this.#sinceMs)
    this.#sinceMs = undefined
    this.#options.tell?.({ away: false, ms })
  }
}
