/** A map that forgets what was least recently used, and what is older than its time to live. */
export class Lru<V> {
  readonly #entries = new Map<string, { value: V; expiresAt: number }>()
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
    this.#entries.delete(key)
    if (entry.expiresAt <= this.#now()) return undefined
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: string, value: V, expiresAt = this.#now() + this.#ttlMs): void {
    this.#entries.delete(key)
    this.#entries.set(key, { value, expiresAt })
    if (this.#entries.size > this.#max) {
      const oldest = this.#entries.keys().next().value
      if (oldest !== undefined) this.#entries.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  clear(): void {
    this.#entries.clear()
  }
}
