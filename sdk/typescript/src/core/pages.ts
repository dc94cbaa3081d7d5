import type { Query } from './query.ts'

/** How a list goes on: after an id, after the number of a line, or by page. */
export type Paging = 'id' | 'number' | 'page'

const FULL_PAGE = 100

/** A list of any length, read page by page: `for await (const link of client.links.list())`. */
export class Pages<T> implements AsyncIterable<T> {
  readonly #paging: Paging
  readonly #query: Query
  readonly #read: (query: Query) => Promise<T[]>

  constructor(paging: Paging, query: Query, read: (query: Query) => Promise<T[]>) {
    this.#paging = paging
    this.#query = query
    this.#read = read
  }

  /** Reads the first page alone. */
  firstPage(): Promise<T[]> {
    return this.#read(this.#query)
  }

  /** Reads everything, or the first `limit`. */
  async toArray(limit = Infinity): Promise<T[]> {
    const items: T[] = []
    if (limit <= 0) return items
    for await (const item of this) {
      items.push(item)
      if (items.length >= limit) break
    }
    return items
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void> {
    let query: Record<string, unknown> = { ...this.#query }
    const size = Number(query['pageSize'] ?? query['limit'] ?? FULL_PAGE)
    // A cursor goes with the order of the ids only, and backwards there is one page.
    const byPage = this.#paging === 'page' || 'page' in query || 'sortBy' in query
    for (;;) {
      const items = await this.#read(query)
      yield* items
      const last = items.at(-1)
      if (last === undefined || items.length < size || 'endingBefore' in query) return
      if (byPage) query = { ...query, page: Number(query['page'] ?? 1) + 1 }
      else if (this.#paging === 'number') query = { ...query, after: fieldOf(last, 'number') }
      else query = { ...query, startingAfter: fieldOf(last, 'id') }
    }
  }
}

function fieldOf(item: unknown, name: string): unknown {
  return (item as Record<string, unknown>)[name]
}
