import { localNow, timeZone } from '../time-zone.ts'
import { isDay, isPreset, timeQuery, type Preset, type TimeRange } from '../range/time-range.ts'
import type { TextId } from '../texts.ts'

/** A value that a list can be filtered by. */
export interface Option {
  value: string
  name: string
  /** What tells it from others of the same name: an email address. */
  about?: string | undefined
}

/** Something that a list can be filtered by. Its values are in the address, as the API takes them. */
export interface ListFilter {
  /** Its name in the address. */
  name: string
  /** Its parameter of the API. */
  parameter: string
  label: TextId
  /** All values; or those that match a text, where there are too many to list them. */
  options: readonly Option[] | ((text: string, signal: AbortSignal) => Promise<readonly Option[]>)
  /** Finds the value of an ID that is in the address, where `options` may leave it out. */
  find?: (value: string, signal: AbortSignal) => Promise<Option>
  /** It has one value at most. */
  isSingle?: boolean
  /** Its values can also be left out. */
  canExclude?: boolean
}

export interface FilterValue {
  values: readonly string[]
  isNot: boolean
}

const NO_VALUE: FilterValue = { values: [], isNot: false }
const MOST_LETTERS = 500

/** Reads `a,b` or `-a,b`. */
export function parseFilter(text: string): FilterValue {
  const isNot = text.startsWith('-')
  const values = (isNot ? text.slice(1) : text).split(',').filter(Boolean)
  return values.length > 0 ? { values, isNot } : NO_VALUE
}

/** Writes a filter for the address; undefined where it has no values. */
export function formatFilter({ values, isNot }: FilterValue): string | undefined {
  return values.length > 0 ? (isNot ? '-' : '') + values.join(',') : undefined
}

/** Reads a filter of an address. Values that the list doesn't have are left out. */
export function readFilter(address: string, filter: ListFilter): FilterValue {
  const text = new URLSearchParams(address).get(filter.name)?.slice(0, MOST_LETTERS) ?? ''
  const { values, isNot } = parseFilter(text)
  const { options, isSingle = false, canExclude = false } = filter
  const known = values.filter((value) =>
    typeof options === 'function'
      ? /^\w{1,64}$/.test(value)
      : options.some((one) => one.value === value),
  )
  if (known.length === 0 || (isNot && !canExclude)) return NO_VALUE
  return { values: isSingle ? known.slice(0, 1) : known, isNot }
}

/** Returns the parameters that the filters of an address are in the API. */
export function filterParameters(
  address: string,
  filters: readonly ListFilter[],
): Record<string, string> {
  return Object.fromEntries(
    filters.flatMap((filter) => {
      const text = formatFilter(readFilter(address, filter))
      return text === undefined ? [] : [[filter.parameter, text]]
    }),
  )
}

/** Reads what an address searches for. */
export function readSearch(address: string): string {
  return new URLSearchParams(address).get('search')?.slice(0, 255) ?? ''
}

/** Reads the time of an address: `range=30d`, or `from` and `to`; otherwise all time. */
export function readRange(address: string): TimeRange {
  const values = new URLSearchParams(address)
  const [range, from, to] = ['range', 'from', 'to'].map((name) => values.get(name) ?? '')
  if (isDay(from!) && isDay(to!) && from! <= to!) return { from: from!, to: to! }
  return { preset: isPreset(range!) ? range! : ('all' satisfies Preset) }
}

/** Returns the time of an address as parameters of the API. */
export function rangeParameters(address: string): Record<string, string> {
  const range = readRange(address)
  if ('preset' in range && range.preset === 'all') return {}
  return { ...timeQuery(range, localNow().slice(0, 10)), timezone: timeZone() }
}

/** Tells whether an address leaves any rows of the list out. */
export function isNarrowed(address: string, filters: readonly ListFilter[]): boolean {
  const range = readRange(address)
  return (
    readSearch(address) !== '' ||
    !('preset' in range && range.preset === 'all') ||
    filters.some((filter) => readFilter(address, filter).values.length > 0)
  )
}

/** Returns the changes of an address that show the whole list again. */
export function noFilters(filters: readonly ListFilter[]): Record<string, undefined> {
  const names = ['search', 'range', 'from', 'to', ...filters.map(({ name }) => name)]
  return Object.fromEntries(names.map((name) => [name, undefined]))
}
