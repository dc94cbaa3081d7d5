import { call } from '../api/client.ts'
import type { AnalyticsRow } from '../api/wire.gen.ts'
import { BASE } from '../router/router.ts'
import type { Grouping } from './dimensions.ts'
import type { Filter } from './report-address.ts'
import { readRows } from './reports.ts'

/** Filters by the id of a record, and where it is read. */
const PATHS: Readonly<Record<string, string>> = {
  partnerId: '/partners',
  groupId: '/groups',
  programId: '/programs',
}
/** Of one filter: the names of more would not fit. */
const MOST_NAMES = 10

/** Tells whether the rows of a grouping are partners, or what partners belong to. */
export function isOfPartners(grouping: Grouping): boolean {
  return ['top_partners', 'top_groups', 'top_programs'].includes(grouping)
}

/** Returns the address of the page about a row; undefined if it has none. */
export function recordPath(grouping: Grouping, row: AnalyticsRow): string | undefined {
  if (grouping === 'top_partners' && row.partner) return `${BASE}/partners/${row.partner.id}`
  if (grouping === 'top_groups' && row.group) return `${BASE}/groups/${row.group.id}`
  return undefined
}

/** Returns the filters whose values are ids, which say nothing to people. */
export function filtersById(filters: readonly Filter[]): Filter[] {
  return filters.filter(({ name }) => name === 'linkId' || Object.hasOwn(PATHS, name))
}

/** Reads the names of the records that filters are about, by their ids. What is gone has none. */
export async function readNames(
  filters: readonly Filter[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const read = ({ name, values }: Filter) =>
    name === 'linkId'
      ? readLinkNames(values, signal)
      : Promise.all(values.slice(0, MOST_NAMES).map((id) => readName(name, id, signal)))
  const names = await Promise.all(filtersById(filters).map(read))
  return new Map(names.flat())
}

async function readLinkNames(
  values: readonly string[],
  signal: AbortSignal,
): Promise<[string, string][]> {
  const filter: Filter = { name: 'linkId', values, isNot: false }
  const asked = { range: { preset: 'all' }, metric: 'clicks', filters: [filter] } as const
  const rows = await readRows(asked, 'top_links', { signal })
  return rows.map((row) => [row.id ?? '', `${row.domain}/${row.key}`])
}

async function readName(
  filter: string,
  id: string,
  signal: AbortSignal,
): Promise<[string, string]> {
  try {
    const path = `${PATHS[filter]}/${encodeURIComponent(id)}`
    return [id, (await call<{ name: string }>(path, { signal })).name]
  } catch {
    return [id, id]
  }
}
