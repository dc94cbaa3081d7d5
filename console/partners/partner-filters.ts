import type { Text } from '../base/texts.ts'
import { isPartnerStatus } from './partner-words.ts'

/** How partners may be ordered, the most first. */
export const SORT_NAMES = {
  totalSaleAmount: 'Most revenue first',
  totalCommissions: 'Most earnings first',
  totalClicks: 'Most clicks first',
  createdAt: 'Newest first',
} as const satisfies Readonly<Record<string, Text>>

interface Filters {
  search?: string
  status?: string
  sortBy: string
  programId?: string
}

/** Reads the filters of an address; what means nothing is left out. */
export function filtersOf(address: string): Filters & Record<string, string> {
  const values = new URLSearchParams(address)
  const [search, status, sort, program] = ['search', 'status', 'sort', 'program'].map((name) =>
    (values.get(name) ?? '').slice(0, 255),
  ) as [string, string, string, string]
  return {
    ...(search ? { search } : {}),
    ...(isPartnerStatus(status) ? { status } : {}),
    ...(program ? { programId: program.slice(0, 64) } : {}),
    sortBy: sort in SORT_NAMES ? sort : 'totalSaleAmount',
  }
}

/** Tells whether an address leaves partners out. */
export function isFiltered(address: string): boolean {
  const { search, status } = filtersOf(address)
  return search !== undefined || status !== undefined
}
