import type { SourceRow } from './port.ts'
import { given, listOf, text, type Given } from './read-object.ts'
import type { Step } from './read-pages.ts'
import { requestJson } from './request-json.ts'

export interface CursorList {
  label: string
  name: string
  /** The address of the list, with the parameters that never change. */
  url: string
  headers: Readonly<Record<string, string>>
  timeoutMs: number
  /** Where the list is in the answer, and whether there is more. */
  read(body: Given): { items: unknown; hasMore: boolean }
  /** What the next page begins after. */
  cursorOf(one: Given): string
  map(one: Given): SourceRow[]
}

/** Reads a list that goes on after an item (`starting_after`). */
export function cursorList(list: CursorList): Step {
  const { label, name, url: base, headers, timeoutMs, read, cursorOf, map } = list
  return {
    name,
    async read(cursor) {
      const url = new URL(base)
      if (cursor !== null) url.searchParams.set('starting_after', cursor)
      const { body } = await requestJson({ label, url, headers, timeoutMs })
      const { items, hasMore } = read(given(body))
      const found = listOf(items, label)
      const last = found.at(-1)
      const next = hasMore && last ? text(cursorOf(last)) || null : null
      return { rows: found.flatMap(map), next }
    },
  }
}
