import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  sql,
  type InferSelectModel,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { TenantTable } from '../db/tx.ts'
import { invalid } from '../domain/errors.ts'
import type { IdPrefix } from '../domain/ids.ts'
import type { Ctx } from './ctx.ts'
import { inOrder, sliceOf, type PageQuery, type Slice } from './paging.ts'

/** A table whose rows have an id that begins with the time at which they were created. */
export type IdTable = TenantTable & { id: AnyPgColumn }

/** How a list is ordered, and what its cursors name. */
export interface Ordering<T extends IdTable> {
  table: T
  prefix: IdPrefix
  /** Names a row in messages: `payout`. */
  noun: string
  /** The columns of `sortBy`. A list without any is ordered by id. */
  sorts?: Readonly<Record<string, AnyPgColumn>>
  /** The `sortBy` of a query without one. */
  sortBy?: string
  /** The order of a query without one; otherwise `desc`, the newest or largest first. */
  sortOrder?: 'asc'
}

export interface OrderedQuery extends PageQuery {
  sortBy?: string | undefined
  sort?: string | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

/**
 * Finds one page of rows that meet the conditions. Rows without a value in the sorted column come last; equal
 * values are in the order of their ids.
 * @throws ApiError `unprocessable_entity` for a cursor that is not of this list
 */
export async function findPage<T extends IdTable>(
  ctx: Ctx,
  list: Ordering<T>,
  query: OrderedQuery,
  where: (SQL | undefined)[] = [],
): Promise<InferSelectModel<T>[]> {
  const { table, sorts = {} } = list
  const slice = sliceOf(query, list.prefix)
  const column = sorts[query.sortBy ?? query.sort ?? list.sortBy ?? 'id'] ?? table.id
  const ascending = (query.sortOrder ?? list.sortOrder) === 'asc'
  const rows = await ctx.tx.find(ctx.scope, table, {
    where: [...where, await afterCursor(ctx, list, { column, slice, ascending })],
    orderBy: orderBy(table, { column, slice, ascending }),
    limit: slice.limit,
    offset: slice.offset,
  })
  return inOrder(rows, slice)
}

/** Finds the rows of these ids, in their order; those that are gone are left out. */
export async function findInOrder<T extends IdTable>(
  { tx, scope }: Ctx,
  table: T,
  ids: readonly string[],
): Promise<InferSelectModel<T>[]> {
  const rows = await tx.find(scope, table, { where: [inArray(table.id, [...ids])] })
  const byId = new Map(rows.map((row) => [readColumn(table, row, table.id), row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [row] : []
  })
}

/**
 * Reads the page of a list in an order that no cursor can follow.
 * @throws ApiError `unprocessable_entity` for a query with a cursor
 */
export function requirePage(query: OrderedQuery, prefix: IdPrefix): Slice {
  const slice = sliceOf(query, prefix)
  if (!slice.cursor) return slice
  const order = query.sortBy ?? query.sort
  throw invalid('sortBy', `startingAfter and endingBefore can’t be used with sortBy=${order}.`)
}

interface Order {
  column: AnyPgColumn
  slice: Slice
  ascending: boolean
}

/** Builds the order; what precedes a cursor is read backwards. */
function orderBy({ id }: IdTable, { column, slice, ascending }: Order): SQL[] {
  const isBackwards = slice.cursor?.side === 'before'
  const direction = ascending === isBackwards ? desc : asc
  if (column === id) return [direction(id)]
  if (column.notNull) return [direction(column), direction(id)]
  const nulls = isBackwards ? sql`nulls first` : sql`nulls last`
  return [sql`${direction(column)} ${nulls}`, direction(id)]
}

/**
 * Builds the condition for what is beyond a cursor in a list that is ordered by id. Ids begin with the time, so
 * the row itself may be gone.
 */
export function afterCursorId(
  id: SQLWrapper,
  { cursor }: Slice,
  ascending = false,
): SQL | undefined {
  if (!cursor) return undefined
  return ascending === (cursor.side === 'after') ? gt(id, cursor.id) : lt(id, cursor.id)
}

async function afterCursor<T extends IdTable>(
  { tx, scope }: Ctx,
  { table, noun }: Ordering<T>,
  { column, slice, ascending }: Order,
): Promise<SQL | undefined> {
  const { cursor } = slice
  const ids = afterCursorId(table.id, slice, ascending)
  if (!cursor || column === table.id) return ids
  const row = await tx.first(scope, table, [eq(table.id, cursor.id)])
  const isAfter = cursor.side === 'after'
  if (!row) {
    const name = isAfter ? 'startingAfter' : 'endingBefore'
    throw invalid(name, `No ${noun} has the ID ${JSON.stringify(cursor.id)}.`)
  }
  const value = readColumn(table, row, column)
  const further = ascending === isAfter ? gt : lt
  if (value === null) {
    const same = and(isNull(column), ids)
    return isAfter ? same : or(isNotNull(column), same)
  }
  const beyond = or(further(column, value), and(eq(column, value), ids))
  return isAfter && !column.notNull ? or(beyond, isNull(column)) : beyond
}

/** Reads the value that a row has in a column of its table. */
export function readColumn<T extends IdTable>(
  table: T,
  row: InferSelectModel<T>,
  column: AnyPgColumn,
): unknown {
  const [name] = Object.entries(getTableColumns(table)).find(([, other]) => other === column)!
  return new Map<string, unknown>(Object.entries(row)).get(name)
}
