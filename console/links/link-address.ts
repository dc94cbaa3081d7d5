export const SORTS = ['createdAt', 'clicks', 'saleAmount', 'lastClicked'] as const
export type Sort = (typeof SORTS)[number]
export const FILTERS = ['domain', 'folderId', 'tagIds'] as const
export type FilterName = (typeof FILTERS)[number]

/** The links that have one of the values, or none of them. */
export interface Filter {
  name: FilterName
  values: readonly string[]
  isNot: boolean
}

/** What the list of links shows: all of it is in the address. */
export interface LinkQuery {
  search: string
  filters: readonly Filter[]
  /** Whether archived links are listed too. */
  archived: boolean
  sort: Sort
  ascending: boolean
}

/** Something in an address that means nothing: its name and what it says. */
export interface Slip {
  name: string
  value: string
}

/** In the address of the list, too: what opens its dialogs, and the chosen program. */
const OTHERS = ['open', 'program']

/** Reads an address. What means nothing is left out, and told. */
export function readQuery(address: URLSearchParams): { query: LinkQuery; slips: Slip[] } {
  const query: LinkQuery = {
    search: '',
    filters: [],
    archived: false,
    sort: 'createdAt',
    ascending: false,
  }
  const slips: Slip[] = []
  const filters: Filter[] = []
  for (const [name, value] of address) {
    const sort = SORTS.find((one) => one === value)
    const filter = readFilter(name, value)
    if (name === 'search') query.search = value.slice(0, 500)
    else if (name === 'archived' && value === 'yes') query.archived = true
    else if (name === 'sort' && sort) query.sort = sort
    else if (name === 'order' && value === 'asc') query.ascending = true
    else if (filter && !filters.some((one) => one.name === name)) filters.push(filter)
    else if (!OTHERS.includes(name)) slips.push({ name, value })
  }
  return { query: { ...query, filters }, slips }
}

/** Reads `a,b` or `-a,b`, as the API does. It has no tags that links must not have. */
function readFilter(name: string, text: string): Filter | null {
  const known = FILTERS.find((one) => one === name)
  const isNot = text.startsWith('-')
  const values = (isNot ? text.slice(1) : text).split(',').map((value) => value.trim())
  if (!known || !values.every(Boolean) || (isNot && !canExclude(known))) return null
  return { name: known, values, isNot }
}

/** Tells whether links can be listed that have none of the values. */
export function canExclude(name: FilterName): boolean {
  return name !== 'tagIds'
}

/** Writes a filter as the API and the address have it. */
export function filterValue({ values, isNot }: Pick<Filter, 'values' | 'isNot'>): string {
  return (isNot ? '-' : '') + values.join(',')
}

/** Returns the parameters of `GET /links/count`. */
export function countParameters(query: LinkQuery): Record<string, string | undefined> {
  return {
    ...Object.fromEntries(query.filters.map((filter) => [filter.name, filterValue(filter)])),
    search: query.search || undefined,
    showArchived: query.archived ? 'true' : undefined,
  }
}

/** Returns the parameters of `GET /links`. */
export function listParameters(query: LinkQuery): Record<string, string | undefined> {
  return {
    ...countParameters(query),
    sortBy: query.sort,
    sortOrder: query.ascending ? 'asc' : 'desc',
  }
}

/** Tells whether the list is narrowed at all. */
export function isNarrowed(query: LinkQuery): boolean {
  return query.search !== '' || query.filters.length > 0
}
