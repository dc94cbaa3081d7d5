import type { Sorted } from '../base/table/column-title.ts'
import { navigate, withQuery } from './router.ts'

/** Reads what a list is sorted by; what means nothing is the usual order, the most or newest first. */
export function sortOf(address: string, sorts: readonly string[], usual: string): Sorted {
  const values = new URLSearchParams(address)
  const by = sorts.find((one) => one === values.get('sort')) ?? usual
  return { by, isAscending: values.get('order') === 'asc' }
}

/** Sorts by something, the most first; by what the list is sorted by already, the other way round. */
export function sortBy(by: string, sorted: Sorted, usual: string): void {
  const isTurned = sorted.by === by && !sorted.isAscending
  const to = { sort: by === usual ? undefined : by, order: isTurned ? 'asc' : undefined }
  navigate(withQuery(to), { replace: true })
}
