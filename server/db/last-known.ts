import { BoundedCache } from '../bounded-cache.ts'
import { keyLookup } from '../domain/link.ts'
import type { LinkRecord } from './directory-records.ts'

const MAX_ENTRIES = 50_000
const LINKS_AT_ONCE = 500
/** What redirects and clicks of the script need: never a secret key. */
const KEPT = /^(link|domain|workspace|pk|primary|offer):/

/** Where entries survive a restart. */
export interface KnownStore {
  put(name: string, value: unknown): void
  remove(name: string): void
  confirm(atMs: number): void
}

export interface LastKnownOptions {
  now: () => number
  /** How long entries are good that nobody could confirm. */
  maxAgeMs: number
  store?: KnownStore | undefined
}

/** What the directory has found, for the time when the database is away. */
export class LastKnown {
  readonly #options: LastKnownOptions
  readonly #entries: BoundedCache<unknown>
  /** When all entries were as they are in the database. */
  #confirmedMs: number

  constructor(options: LastKnownOptions) {
    const { now } = options
    this.#options = options
    this.#entries = new BoundedCache({ max: MAX_ENTRIES, ttlMs: Infinity, now })
    this.#confirmedMs = now()
  }

  get(name: string): unknown {
    const { now, maxAgeMs } = this.#options
    return now() - this.#confirmedMs > maxAgeMs ? undefined : this.#entries.get(name)
  }

  /** Keeps what was found; what is no more is forgotten, as are links whose password must be checked. */
  set(name: string, value: unknown): void {
    if (!KEPT.test(name)) return
    if (value === null || isProtected(value)) return this.#remove(name)
    const { store } = this.#options
    const gone = this.#entries.set(name, value)
    store?.put(name, value)
    if (gone !== undefined) store?.remove(gone)
  }

  /** Takes over what an earlier process knew. */
  restore(entries: Iterable<[name: string, value: unknown]>, confirmedMs: number): void {
    for (const [name, value] of entries) this.#entries.set(name, value)
    this.#confirmedMs = confirmedMs
  }

  /** Says that all entries are as they are in the database now. */
  confirm(): void {
    this.#confirmedMs = this.#options.now()
    this.#options.store?.confirm(this.#confirmedMs)
  }

  /** Lists the links, by name, in parts. */
  *links(): Generator<Map<string, LinkRecord>> {
    let part = new Map<string, LinkRecord>()
    for (const [name, value] of this.#entries.entries()) {
      // What has such a name was stored by `Directory.link`.
      if (name.startsWith('link:')) part.set(name, value as LinkRecord)
      if (part.size < LINKS_AT_ONCE) continue
      yield part
      part = new Map()
    }
    if (part.size > 0) yield part
  }

  /** Lists the names of all others. Offers, of which a banner can do without, are forgotten instead. */
  others(): string[] {
    const names = this.#entries.entries().map(([name]) => name)
    for (const name of names) if (name.startsWith('offer:')) this.#remove(name)
    return names.filter((name) => !/^(link|offer):/.test(name))
  }

  #remove(name: string): void {
    this.#entries.delete(name)
    this.#options.store?.remove(name)
  }
}

/** Returns what the directory calls a link. */
export function linkName({ workspaceId, domain, key }: LinkRecord): string {
  return `link:${workspaceId}:${domain}/${keyLookup(key)}`
}

function isProtected(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'passwordHash' in value
    ? value.passwordHash !== null
    : false
}
