import {
  LINK_COLUMNS,
  type ColumnWith,
  type LinkColumn,
  type LinkColumnName,
  type ColumnRegistry,
  type LinkRow,
} from './columns-schema.ts'

// The registry is checked where it stands: each column reads, stores and shows values of its own type.
const ENTRIES = Object.entries(LINK_COLUMNS) as [LinkColumnName, LinkColumn<unknown>][]

type Part = 'body' | 'shown' | 'listed' | 'filter'
type Parts<P extends Part> = {
  [
    Name in P extends 'listed' | 'filter' ? ColumnWith<P> : LinkColumnName
  ]: ColumnRegistry[Name] extends Record<P, infer Value> ? Value : never
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

type Sent = { [Name in LinkColumnName]?: Parameters<ColumnRegistry[Name]['read']>[0] | undefined }
type Shown = { [Name in LinkColumnName]: ReturnType<ColumnRegistry[Name]['show']> }

/** Reads what a body says about these columns. @throws ApiError `unprocessable_entity` */
export function readColumns(body: Sent): Partial<Pick<LinkRow, LinkColumnName>> {
  const given = ENTRIES.filter(([name]) => body[name] !== undefined)
  return Object.fromEntries(given.map(([name, { read }]) => [name, read(body[name], name)]))
}

/** Picks these columns of a row as answers show them. */
export function showColumns(row: Pick<LinkRow, LinkColumnName>): Shown {
  return Object.fromEntries(ENTRIES.map(([name, { show }]) => [name, show(row[name])])) as Shown
}
