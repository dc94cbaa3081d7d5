import { TRIGGERS, type Trigger } from '../../../db/rollups.ts'
import { invalid } from '../../../domain/errors.ts'
import type { Filter, ReportField } from './fields/field.ts'
import { REPORT_FIELDS } from './fields/index.ts'

/** `a` or `a,b`: one of these. `-a` or `-a,b`: none of these. */
export interface Choice {
  values: string[]
  negated: boolean
}

const MAX_VALUES = 100
const MAX_LENGTH = 4000

type Fields = typeof REPORT_FIELDS
export type FilterName = {
  [Name in keyof Fields]: Fields[Name] extends { filter: Filter } ? Name : never
}[keyof Fields]
export type FilterAlias = {
  [Name in keyof Fields]: Fields[Name] extends { filter: { alias: infer Alias } } ? Alias : never
}[keyof Fields]
export type Filters = Partial<Record<FilterName, Choice>>
export type FilterInput = Partial<Record<FilterName | FilterAlias, string | undefined>>

const ALL: [string, ReportField][] = Object.entries(REPORT_FIELDS)

/** Every filter by its name, in the order of the registry. */
export const FILTERS = ALL.flatMap(([name, { filter }]) =>
  // `FilterName` is made of the same names.
  filter ? [[name as FilterName, filter] as const] : [],
)

/**
 * Reads the filters of a query.
 * @throws ApiError `unprocessable_entity`
 */
export function readFilters(input: FilterInput): Filters {
  const filters: Filters = {}
  for (const [name, filter] of FILTERS) {
    // An alias is one of the names that the input may have.
    const text = input[name] ?? (filter.alias && input[filter.alias as FilterName])
    if (text !== undefined && text !== '') filters[name] = readChoice(text, name, filter)
  }
  if (filters.key && !filters.domain) {
    throw invalid('domain', 'Send the domain of the link together with its key.')
  }
  return filters
}

function readChoice(text: string, name: FilterName, { read }: Filter): Choice {
  if (text.length > MAX_LENGTH) throw invalid(name, `${name} has at most ${MAX_LENGTH} characters.`)
  const parts = text.split(',').map((part) => part.trim())
  const negated = parts[0]!.startsWith('-')
  const values = parts.map((part) => {
    const minus = part.startsWith('-')
    if (minus && !negated) {
      throw invalid(
        name,
        `Write ${name} as a,b to include values, or as -a,b to exclude them, but not both.`,
      )
    }
    const value = minus ? part.slice(1) : part
    if (value === '') throw invalid(name, `${name} has an empty value. Write a, a,b or -a.`)
    return read ? read(value, name) : value
  })
  if (values.length > MAX_VALUES) throw invalid(name, `${name} takes at most ${MAX_VALUES} values.`)
  return { values, negated }
}

/**
 * Returns the stored numbers of the triggers that the filters let through; null when none is about
 * triggers.
 */
export function triggerIds(filters: Filters): number[] | null {
  let left: Trigger[] | null = null
  for (const [name, field] of ALL) {
    const choice = filters[name as FilterName]
    if (field.dimension !== 'trigger' || !field.filter || !choice) continue
    const { valuesOf } = field.filter
    const isNamed = (trigger: Trigger) =>
      valuesOf(trigger).some((value) => choice.values.includes(value))
    left = (left ?? (Object.keys(TRIGGERS) as Trigger[])).filter(
      (trigger) => isNamed(trigger) !== choice.negated,
    )
  }
  return left && left.map((name) => TRIGGERS[name])
}
