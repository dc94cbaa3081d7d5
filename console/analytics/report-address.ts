import { CARDS, filterText, GROUPINGS, type FilterName, type Grouping } from './dimensions.ts'
import { isDay, isPreset, type TimeRange } from '../base/range/time-range.ts'

export const METRICS = ['clicks', 'leads', 'sales', 'revenue', 'earnings'] as const
export type Metric = (typeof METRICS)[number]

/** Values of which events have one, or none of them. */
export interface Filter {
  name: FilterName
  values: readonly string[]
  isNot: boolean
  /** The program that is chosen for all pages. */
  isOfAllPages?: boolean
}

/** What a page of analytics shows: all of it is in the address. */
export interface Report {
  range: TimeRange
  /** Whether the time before is shown beside it. */
  compares: boolean
  metric: Metric
  filters: readonly Filter[]
  /** Which grouping each card shows, by its id. */
  groupings: Readonly<Record<string, Grouping>>
  /** The grouping that is shown whole. */
  whole: Grouping | null
  /** By what the funnel is broken down. */
  funnelBy: Grouping
}

/** Something in an address that means nothing: its name and what it says. */
export interface Slip {
  name: string
  value: string
}

const KNOWN = [
  'range',
  'from',
  'to',
  'compare',
  'metric',
  'all',
  'by',
  ...CARDS.map(({ id }) => id),
]

/** The program that is chosen for all pages. */
const PROGRAM = 'program'

/** Reads an address. What means nothing is left out, and told. */
export function readReport(search: URLSearchParams): { report: Report; slips: Slip[] } {
  const slips: Slip[] = []
  const slip = (name: string) => slips.push({ name, value: search.get(name) ?? '' })
  const choice = <Value extends string>(name: string, values: readonly Value[]): Value | null => {
    const found = values.find((value) => value === search.get(name)) ?? null
    if (found === null && search.has(name)) slip(name)
    return found
  }
  const range = readRange(search, slip)
  const metric = choice('metric', METRICS) ?? 'clicks'
  const compares = choice('compare', ['no']) !== 'no'
  const whole = choice('all', GROUPINGS)
  const funnelBy = choice('by', GROUPINGS) ?? 'top_links'
  const groupings = Object.fromEntries(
    CARDS.map(({ id, groupings: own }) => [id, choice(id, own) ?? own[0]]),
  )
  const filters: Filter[] = []
  for (const [name, text] of search) {
    if (KNOWN.includes(name) || name === PROGRAM) continue
    const filter = filterText(name) && text ? readFilter(name as FilterName, text) : null
    if (!filter) slips.push({ name, value: text })
    else if (!filters.some((one) => one.name === name)) filters.push(filter)
  }
  const program = search.get(PROGRAM)
  if (program && canFilter(program) && !filters.some(({ name }) => name === 'programId')) {
    filters.push({ name: 'programId', values: [program], isNot: false, isOfAllPages: true })
  }
  return { report: { range, compares, metric, filters, groupings, whole, funnelBy }, slips }
}

function readRange(search: URLSearchParams, slip: (name: string) => void): TimeRange {
  const [preset, from, to] = ['range', 'from', 'to'].map((name) => search.get(name))
  const usual: TimeRange = { preset: '30d' }
  if (typeof from === 'string' || typeof to === 'string') {
    if (from && to && isDay(from) && isDay(to) && from <= to) return { from, to }
    slip(from && isDay(from) ? 'to' : 'from')
    return usual
  }
  if (typeof preset !== 'string') return usual
  if (isPreset(preset)) return { preset }
  slip('range')
  return usual
}

/** Reads `a,b` or `-a,b`, as the API does. */
function readFilter(name: FilterName, text: string): Filter | null {
  const isNot = text.startsWith('-')
  const values = text
    .split(',')
    .map((value) => (isNot && value.startsWith('-') ? value.slice(1) : value).trim())
  return values.every(Boolean) ? { name, values, isNot } : null
}

/** Writes a filter as the API and the address have it. */
export function filterValue({ values, isNot }: Pick<Filter, 'values' | 'isNot'>): string {
  return (isNot ? '-' : '') + values.join(',')
}

/** Tells whether a value can be one of a filter: the API takes commas and a leading minus for its own. */
export function canFilter(value: string): boolean {
  return value !== '' && !value.includes(',') && !value.startsWith('-')
}

/** Adds a value to what is filtered by, or takes it away; returns the text for the address. */
export function toggledFilter(
  filters: readonly Filter[],
  name: FilterName,
  value: string,
): string | undefined {
  const now = filters.find((filter) => filter.name === name)
  if (!now) return value
  const values = now.values.includes(value)
    ? now.values.filter((one) => one !== value)
    : [...now.values, value]
  return values.length > 0 ? filterValue({ values, isNot: now.isNot }) : undefined
}

/** Returns the filters as parameters of the API. */
export function filterQuery(filters: readonly Filter[]): Record<string, string> {
  return Object.fromEntries(filters.map((filter) => [filter.name, filterValue(filter)]))
}
