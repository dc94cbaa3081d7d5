import type { Dimension, Trigger } from '../../../../db/rollups.ts'

/** A filter of reports and lists of events. */
export interface Filter {
  about: string
  example?: string
  /** The only values there are. */
  options?: readonly [string, ...string[]]
  /** An older name of the same filter. */
  alias?: string
  /** The value in the form in which it is stored. @throws ApiError `unprocessable_entity` */
  read?(value: string, name: string): string
}

/** How the values of a field become the rows of a report. */
export interface Group {
  /** By which `groupBy` asks for it; the first is also a part of every export. */
  names: readonly [string, ...string[]]
  /** The keys of a row, each with the dictionary's column (or expression) `d.…` that it shows. */
  keys: Readonly<Record<string, string>>
  /** Shown for an empty word; rows that are empty in the first key are left out when it is null. */
  unknown: string | null
  /** Keys that are always the same. */
  constants?: Readonly<Record<string, string>>
  /** The only values of the first key. */
  options?: readonly [string, ...string[]]
  /** What else an entry `d` of the dictionary is joined to; `$ws` is the workspace. */
  join?: string
  /** Rows show more of a record that the first key identifies. */
  record?: 'link' | 'partner' | 'group' | 'program'
  /** The columns of an export, if they aren’t the keys. */
  columns?: readonly string[]
}

/** A property of events in reports: how to filter by it and how to group by it. */
export type ReportField = DictionaryField | TriggerField | CustomerField

/** Its values stand in a dictionary: `links`, `locations`, `agents` … */
export interface DictionaryField {
  dimension: Exclude<Dimension, 'trigger'>
  /** `match`: whether an entry `d` of the dictionary has one of the values `v`, or of the external ids `x`; `$ws` is the workspace. */
  filter?: Filter & { match: string }
  group?: Group
}

export interface TriggerField {
  dimension: 'trigger'
  /** `valuesOf`: what this filter calls a trigger. */
  filter?: Filter & { valuesOf(trigger: Trigger): readonly string[] }
  group?: Group
}

export interface CustomerField {
  dimension: 'customer'
  filter: Filter
}
