import { ApiError } from '../../../domain/errors.ts'

/**
 * Groups what arrives together into one write. A batch starts as soon as fewer than `inFlight` are under
 * way and never waits for a fixed time; its callers are answered after it. A full queue refuses at once.
 */
export class Batcher<Item, Result> {
  readonly #write: (items: Item[]) => Promise<Result>[]
  readonly #inFlight: number
  readonly #maxQueue: number
  readonly #maxBatch: number
  #waiting: { item: Item; resolve: (r: Result) => void; reject: (e: unknown) => void }[] = []
  #running = 0
  #scheduled = false
  #closed = false
  #idle: (() => void)[] = []

  constructor(options: {
    /** Answers a promise for each item: some may be written although others were not. */
    write: (items: Item[]) => Promise<Result>[]
    inFlight: number
    maxQueue: number
    maxBatch?: number
  }) {
    this.#write = options.write
    this.#inFlight = options.inFlight
    this.#maxQueue = options.maxQueue
    this.#maxBatch = options.maxBatch ?? 1000
  }

  /** Resolves with the item's result once it is committed; rejects if nothing of it was written. */
  add(item: Item): Promise<Result> {
    if (this.#closed || this.#waiting.length >= this.#maxQueue) {
      const why = this.#closed
        ? 'The server is stopping'
        : 'Too many events are waiting to be written'
      return Promise.reject(
        new ApiError('service_unavailable', `${why}. Send the request again in a second.`, {
          retryAfterSeconds: 1,
        }),
      )
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      this.#schedule()
    })
  }

  /** Items that no write has taken up. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Refuses new items and resolves when all accepted ones are answered. */
  async close(): Promise<void> {
    this.#closed = true
    if (this.#running === 0 && this.#waiting.length === 0) return
    await new Promise<void>((resolve) => this.#idle.push(resolve))
  }

  /**
   * Schedules a batch a turn of the event loop later, so that requests read from the socket together share
   * it.
   */
  #schedule(): void {
    if (this.#scheduled || this.#running >= this.#inFlight) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      void this.#run()
    })
  }

  async #run(): Promise<void> {
    const batch = this.#waiting.splice(0, this.#maxBatch)
    if (batch.length === 0) return
    this.#running++
    if (this.#waiting.length > 0) this.#schedule()
    const results = this.#write(batch.map((entry) => entry.item))
    await Promise.all(batch.map((entry, i) => results[i]!.then(entry.resolve, entry.reject)))
    this.#running--
    if (this.#waiting.length > 0) this.#schedule()
    else if (this.#running === 0) for (const done of this.#idle.splice(0)) done()
  }
}
