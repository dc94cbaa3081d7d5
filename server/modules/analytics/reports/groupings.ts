import type { Dimension } from '../../../db/rollups.ts'
import { REPORT_FIELDS } from './fields/index.ts'
import type { Group, ReportField } from './fields/field.ts'

/** How a dimension's words become the rows of a report. */
export interface Grouping extends Group {
  dimension: Dimension
}

type Fields = typeof REPORT_FIELDS
export type GroupingName = {
  [Name in keyof Fields]: Fields[Name] extends { group: { names: readonly (infer Grouped)[] } }
    ? Grouped
    : never
}[keyof Fields]

/** The keys that rows have by any grouping. */
export type GroupKey = {
  [Name in keyof Fields]: Fields[Name] extends { group: { keys: infer Keys } } ? keyof Keys : never
}[keyof Fields]

const FIELDS: readonly ReportField[] = Object.values(REPORT_FIELDS)
const GROUPS = FIELDS.flatMap((field): Grouping[] =>
  field.dimension !== 'customer' && field.group
    ? [{ ...field.group, dimension: field.dimension }]
    : [],
)

/** All groupings of reports, besides `count` and `timeseries`. */
export const GROUPINGS = Object.fromEntries(
  GROUPS.flatMap((group) => group.names.map((name) => [name, group])),
  // `GroupingName` is made of the same names.
) as Record<GroupingName, Grouping>

export const GROUP_NAMES = [
  'count',
  'timeseries',
  ...(Object.keys(GROUPINGS) as GroupingName[]),
] as const
export type GroupName = (typeof GROUP_NAMES)[number]

/** Other names of the same rows, left out of an export that names no groupings. */
export const ALIASES: readonly string[] = GROUPS.flatMap(({ names }) => names.slice(1))
