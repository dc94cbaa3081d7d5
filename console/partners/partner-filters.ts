import type { Sorted } from '../base/table/column-title.ts'
import { sortOf } from '../router/sort-address.ts'
import { COLUMNS } from './partner-cells.ts'
import { isPartnerStatus } from './partner-words.ts'

export const USUAL_SORT = 'totalSaleAmount'
const SORTS = Object.values(COLUMNS).flatMap((column) => ('sort' in column ? [column.sort] : []))

/** Reads how an address orders partners. */
export function chosenSort(address: string): Sorted {
  return sortOf(address, SORTS, USUAL_SORT)
}

interface Filters {
  search?: string
  status?: string
  sortBy: string
  sortOrder: string
  programId?: string
  groupId?: string
}

/** Reads the filters of an address; what means nothing is left out. */
export function filtersOf(address: string): Filters & Record<string, string> {
  const values = new URLSearchParams(address)
  const [search, status, program, group] = ['search', 'status', 'program', 'group'].map((name) =>
    (values.get(name) ?? '').slice(0, 255),
  ) as [string, string, string, string]
  const { by, isAscending } = chosenSort(address)
  return {
    ...(search ? { search } : {}),
    ...(isPartnerStatus(status) ? { status } : {}),
    ...(program ? { programId: program.slice(0, 64) } : {}),
    ...(group ? { groupId: group.slice(0, 64) } : {}),
    sortBy: by,
    sortOrder: isAscending ? 'asc' : 'desc',
  }
}

/** Tells whether an address leaves partners out. */
export function isFiltered(address: string): boolean {
  const { search, status, groupId } = filtersOf(address)
  return [search, status, groupId].some((one) => one !== undefined)
}
