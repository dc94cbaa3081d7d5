import {
  LINK_COLUMNS,
  type ColumnWith,
  type LinkColumn,
  type LinkColumnName,
  type ColumnRegistry,
} from './columns-schema.ts'

// The registry is checked where it stands: each column stores and shows values of its own type.
const ENTRIES = Object.entries(LINK_COLUMNS) as [LinkColumnName, LinkColumn<unknown>][]

type Part = 'listed' | 'filter'
type Parts<P extends Part> = {
  [Name in ColumnWith<P>]: ColumnRegistry[Name] extends Record<P, infer Value> ? Value : never
}

/** Collects one part of every column that has it, by the column's name. */
export function columnParts<P extends Part>(part: P): Parts<P> {
  const having = ENTRIES.filter(([, column]) => column[part] !== undefined)
  // Each name keeps the type of its own column; `fromEntries` loses that.
  return Object.fromEntries(having.map(([name, column]) => [name, column[part]])) as Parts<P>
}

/** Lists the columns of a link that reports show. */
export function reportedColumns(use: 'row' | 'csv'): LinkColumnName[] {
  const having = ENTRIES.filter(([, { report }]) => report === 'csv' || (report && use === 'row'))
  return having.map(([name]) => name)
}
