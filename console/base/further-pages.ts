import { LatestRequest } from '../../widgets/base/latest-request.ts'
import type { Action } from './action.ts'

/** Holds the pages of a list that follow its first one, as far as a person asked for them. */
export class FurtherPages<Row> {
  rows: readonly Row[] = []
  /** Whether no page is left. */
  isWhole = true
  /** Ids of all rows that are listed; undefined while the first page loads. */
  #known: Set<string> | undefined
  #nextPage = 2
  readonly #latest = new LatestRequest()
  readonly #action: Action
  readonly #size: number
  readonly #idOf: (row: Row) => string

  /** `size` is the number of rows of a full page. */
  constructor(action: Action, size: number, idOf: (row: Row) => string) {
    this.#action = action
    this.#size = size
    this.#idOf = idOf
  }

  /** Drops the pages of the list before, also one that is still to come: a first page is being read. */
  start(): void {
    this.#latest.start()
    this.#known = undefined
    this.rows = []
  }

  /** Takes the first page, and returns it. */
  after<Rows extends readonly Row[]>(first: Rows): Rows {
    this.#known = new Set(first.map(this.#idOf))
    this.#nextPage = 2
    this.isWhole = first.length < this.#size
    return first
  }

  /** Reads the next page; `read` is told its number, the first one being 1. */
  async more(read: (page: number, signal: AbortSignal) => Promise<readonly Row[]>): Promise<void> {
    const { signal } = this.#latest
    const known = this.#known
    if (!known) return
    await this.#action.run(async () => {
      try {
        const page = await read(this.#nextPage, signal)
        if (signal.aborted) return
        // Where a row was added or removed meanwhile, pages have moved.
        this.rows = [...this.rows, ...page.filter((row) => !known.has(this.#idOf(row)))]
        for (const row of page) known.add(this.#idOf(row))
        this.#nextPage += 1
        this.isWhole = page.length < this.#size
      } catch (error) {
        if (!signal.aborted) throw error
      }
    })
  }
}
