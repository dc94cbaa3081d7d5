import { isDay, isPreset, type TimeRange } from '../../base/range/time-range.ts'

/** What the list is filtered by, besides the time; by its names in the address and in the API. */
export const FILTERS = ['type', 'action', 'actor', 'resourceId'] as const
export type FilterName = (typeof FILTERS)[number]

/** What the page shows: all of it is in the address. */
export interface AuditView {
  range: TimeRange
  filters: Readonly<Partial<Record<FilterName, string>>>
}

const PRESET_DAYS: Readonly<Record<string, number>> = { '24h': 1, '7d': 7, '30d': 30, '90d': 90 }
const DAY_MS = 86_400_000

/** The ranges that the page offers. */
export const RANGES = ['24h', '7d', '30d', '90d', 'all'] as const

/** Reads an address. What means nothing is left out. */
export function readView(search: URLSearchParams): AuditView {
  const given = FILTERS.map((name) => [name, search.get(name)] as const)
  const filters = Object.fromEntries(given.filter(([, value]) => value))
  return { range: readRange(search), filters }
}

function readRange(search: URLSearchParams): TimeRange {
  const [preset = '', from = '', to = ''] = ['range', 'from', 'to'].map(
    (name) => search.get(name) ?? '',
  )
  if (isDay(from) && isDay(to) && from <= to) return { from, to }
  return isPreset(preset) && preset in PRESET_DAYS ? { preset } : { preset: 'all' }
}

/** Returns what to ask the API. Days are those of the browser's time zone. */
export function auditQuery(
  { range, filters }: AuditView,
  nowMs: number,
): Record<string, string | undefined> {
  if ('from' in range) {
    const after = new Date(`${range.to}T00:00:00`)
    after.setDate(after.getDate() + 1)
    const start = new Date(`${range.from}T00:00:00`).toISOString()
    return { ...filters, start, end: after.toISOString() }
  }
  const days = PRESET_DAYS[range.preset]
  const start = days ? new Date(nowMs - days * DAY_MS).toISOString() : undefined
  return { ...filters, start }
}
