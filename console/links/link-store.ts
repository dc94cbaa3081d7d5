import type { ReactiveControllerHost } from 'lit'
import { call } from '../api/client.ts'
import { readList } from '../api/read-all.ts'
import { LatestRequest } from '../../widgets/base/latest-request.ts'
import type { Link } from '../api/wire.gen.ts'
import { unexpected } from '../api/client.ts'
import { countParameters, listParameters, type LinkQuery } from './link-address.ts'

export const PAGE = 100
/** As far as the API counts pages. */
const MOST = 100_000
/** Pages that are kept; of those that were left longest ago others take the place. */
const KEPT = 40

/** Holds a list of any length: how many links it has, and the pages that were looked at. */
export class LinkStore {
  /** Undefined until it is known. */
  total: number | undefined
  problem: unknown
  readonly #host: ReactiveControllerHost
  readonly #pages = new Map<number, readonly Link[]>()
  readonly #asked = new Map<number, AbortController>()
  #query: LinkQuery | undefined
  #key = ''
  readonly #latest = new LatestRequest()
  isStale = false

  constructor(host: ReactiveControllerHost) {
    this.#host = host
  }

  /** Returns how many of them can be scrolled to. */
  get rows(): number {
    return Math.min(this.total ?? 0, MOST)
  }

  /** Turns to other links. What was listed before stays until the first of them are there. */
  open(query: LinkQuery, workspaceId: string): void {
    const key = JSON.stringify([workspaceId, query])
    if (key === this.#key || workspaceId === '') return
    const isOther = !this.#key.startsWith(`["${workspaceId}"`)
    this.#key = key
    this.#query = query
    if (isOther) {
      this.total = undefined
      this.#pages.clear()
    }
    void this.reload()
  }

  /** Reads the same list again. */
  async reload(): Promise<void> {
    const query = this.#query
    if (!query) return
    const signal = this.#latest.start()
    this.#asked.clear()
    this.isStale = true
    this.problem = undefined
    this.#host.requestUpdate()
    try {
      const [first, total] = await Promise.all([
        this.#read(1, signal),
        call<unknown>('/links/count', { query: countParameters(query), signal }),
      ])
      if (typeof total !== 'number') throw unexpected()
      this.#pages.clear()
      this.#pages.set(0, first)
      this.total = total
    } catch (error) {
      if (signal.aborted) return
      this.problem = error
    }
    this.isStale = false
    this.#host.requestUpdate()
  }

  at(index: number): Link | undefined {
    return this.#pages.get(Math.floor(index / PAGE))?.[index % PAGE]
  }

  /** Returns the links that were read, in their order. */
  get known(): Link[] {
    return Array.from(this.#pages.keys())
      .sort((a, b) => a - b)
      .flatMap((page) => this.#pages.get(page) ?? [])
  }

  /** Reads the pages between two rows that are missing, and gives up those that have left sight. */
  show(first: number, last: number): void {
    if (this.isStale || this.total === undefined) return
    const from = Math.floor(first / PAGE)
    const to = Math.floor(last / PAGE)
    for (const [page, asked] of this.#asked) {
      if (page < from || page > to) {
        asked.abort()
        this.#asked.delete(page)
      }
    }
    for (let page = from; page <= to; page++) {
      const isThere = this.#pages.has(page) || this.#asked.has(page)
      if (!isThere && page * PAGE < this.rows) void this.#load(page)
    }
  }

  /** Puts links that were changed in the place of what was known of them. */
  replace(changed: readonly Link[]): void {
    const byId = new Map(changed.map((link) => [link.id, link]))
    for (const [page, links] of this.#pages) {
      this.#pages.set(
        page,
        links.map((link) => byId.get(link.id) ?? link),
      )
    }
    this.#host.requestUpdate()
  }

  async #load(page: number): Promise<void> {
    const asked = new AbortController()
    this.#asked.set(page, asked)
    const signal = AbortSignal.any([asked.signal, this.#latest.signal])
    try {
      const links = await this.#read(page + 1, signal)
      this.#pages.set(page, links)
      const [oldest] = this.#pages.keys()
      if (this.#pages.size > KEPT && oldest !== undefined) this.#pages.delete(oldest)
    } catch (error) {
      if (signal.aborted) return
      this.problem = error
    }
    if (this.#asked.get(page) === asked) this.#asked.delete(page)
    this.#host.requestUpdate()
  }

  #read(page: number, signal: AbortSignal): Promise<Link[]> {
    const query = { ...listParameters(this.#query!), page: String(page), pageSize: String(PAGE) }
    return readList<Link>('/links', { query, signal })
  }
}
