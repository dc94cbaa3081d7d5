import { BoundedCache } from '../bounded-cache.ts'
import { keyLookup } from '../domain/link.ts'
import type { LinkRecord } from './directory-records.ts'

const MAX_ENTRIES = 50_000
const LINKS_AT_ONCE = 500
/** What redirects and clicks of the script need: never a secret key. */
const KEPT = /^(link|domain|workspace|pk|primary|offer):/

/** Offers, of which a banner can do without, name a person: they stay in memory. */
const STORED = /^(link|domain|workspace|pk|primary):/

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
}

/** What the directory has found, for the time when the database is away. */
export class LastKnown {
  readonly #options: LastKnownOptions
  readonly #entries: BoundedCache<unknown>
  #store: KnownStore | undefined
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
    const isNew = !Bun.deepEquals(this.#entries.get(name), value)
    const gone = this.#entries.set(name, value)
    if (isNew && STORED.test(name)) this.#store?.put(name, value)
    if (gone !== undefined && STORED.test(gone)) this.#store?.remove(gone)
  }

  /** Takes over what an earlier process knew. */
  restore(entries: Iterable<readonly [name: string, value: unknown]>, confirmedMs: number): void {
    for (const [name, value] of entries) this.#entries.set(name, value)
    this.#confirmedMs = confirmedMs
  }

  /** Tells a store of all changes from now on. */
  keepIn(store: KnownStore): void {
    this.#store = store
  }

  /** Lists what is stored, the latest last. */
  stored(): (readonly [name: string, value: unknown])[] {
    return this.#entries.entries().filter(([name]) => STORED.test(name))
  }

  get confirmedMs(): number {
    return this.#confirmedMs
  }

  /** Says that all entries are as they are in the database now. */
  confirm(): void {
    this.#confirmedMs = this.#options.now()
    this.#store?.confirm(this.#confirmedMs)
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
    if (this.#entries.get(name) === undefined) return
    this.#entries.delete(name)
    if (STORED.test(name)) this.#store?.remove(name)
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
