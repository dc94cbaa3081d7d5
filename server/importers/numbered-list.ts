import type { SourceRow } from './port.ts'
import { listOf, type Given } from './read-object.ts'
import type { Step } from './read-pages.ts'
import { requestJson } from './request-json.ts'

export interface NumberedList {
  label: string
  name: string
  url: string
  headers: Readonly<Record<string, string>>
  timeoutMs: number
  /** The parameter with the number of the page, from 1. */
  parameter: string
  /** Where the list is in the answer. */
  itemsOf(body: unknown): unknown
  map(one: Given): SourceRow[]
}

/** Reads a list of numbered pages until one is empty: not every platform says which is the last. */
export function numberedList(list: NumberedList): Step {
  const { label, name, url: base, headers, timeoutMs, parameter, itemsOf, map } = list
  return {
    name,
    async read(cursor) {
      const page = Number(cursor ?? '1')
      const url = new URL(base)
      url.searchParams.set(parameter, String(page))
      const { body } = await requestJson({ label, url, headers, timeoutMs })
      const found = listOf(itemsOf(body), label)
      return { rows: found.flatMap(map), next: found.length === 0 ? null : String(page + 1) }
    },
  }
}
