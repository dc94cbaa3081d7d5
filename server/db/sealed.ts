import { getTableColumns, getTableName, isTable, type Table } from 'drizzle-orm'
import { PgCustomColumn, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { Sealed } from './schema/columns.ts'
import * as schema from './schema/index.ts'
import { text, type Column } from './row.ts'

export { Sealed }

/** Where an encrypted text stands: it opens nowhere else. */
export interface Place {
  /** Table and column: `payout_methods.details`. */
  readonly column: string
  readonly workspaceId: string
  /** The row's. */
  readonly id: string
}

/** Names the place of a row's encrypted column. */
export function placeOf(column: AnyPgColumn, workspaceId: string, id: string): Place {
  return { column: `${getTableName(column.table)}.${column.name}`, workspaceId, id }
}

/** Decodes an encrypted column of hand-written SQL. */
export const sealed: Column<Sealed> = (value) => new Sealed(text(value))

/** A table's column whose texts are encrypted. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  readonly at: AnyPgColumn
}

/** All encrypted columns of the schema: the compiler lets a `Sealed` into no other. */
export const SEALED_COLUMNS: readonly SealedColumn[] = Object.values<unknown>(schema)
  .flatMap((value) => (isTable(value) ? columnsOf(value) : []))
  .filter((column) => column.mapFromDriverValue('') instanceof Sealed)
  .map((at) => ({ table: getTableName(at.table), column: at.name, at }))

function columnsOf(table: Table): AnyPgColumn[] {
  return Object.values(getTableColumns(table)).filter((value) => value instanceof PgCustomColumn)
}
