import type { Page, SourceRow } from './port.ts'

/** One kind of object that a platform lists. */
export interface Step {
  name: string
  /** Reads the objects after a cursor; the first time it is null. A next cursor of null ends the list. */
  read(cursor: string | null): Promise<{ rows: SourceRow[]; next: string | null }>
}

/** Reads lists one after the other, each page by page, from where `after` was kept. */
export async function* readPages(
  steps: readonly Step[],
  after: string | null,
): AsyncIterable<Page> {
  const [reached = '', ...rest] = after?.split(' ') ?? []
  const first = after === null ? 0 : steps.findIndex(({ name }) => name === reached)
  let cursor: string | null = rest.join(' ') || null
  if (reached === END) return
  for (let i = Math.max(first, 0); i < steps.length; i++) {
    const { name, read } = steps[i]!
    for (;;) {
      const { rows, next } = await read(cursor)
      // The place after the last page of a list is the beginning of the next one.
      const following = next === null ? (steps[i + 1]?.name ?? END) : `${name} ${next}`
      yield { rows, after: following }
      cursor = next
      if (next === null) break
    }
  }
}

/** After everything. No step has this name. */
const END = 'end'
