import {
  eq,
  ilike,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type InferSelectModel,
  type SQL,
} from 'drizzle-orm'
import { PgColumn, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { containing } from '../db/like-pattern.ts'
import type { Scope } from '../db/scope.ts'
import type { IdPrefix } from '../domain/ids.ts'
import { createdWithin, type PeriodQuery } from './created-within.ts'
import type { Ctx } from './ctx.ts'
import {
  findPage,
  readColumn,
  type IdTable,
  type OrderedQuery,
  type Ordering,
} from './find-page.ts'
import { splitFilter } from './input.ts'

/** What a filter may depend on besides its own value. */
export interface ListCall<Query> {
  workspaceId: string
  /** The caller, who may not be allowed to search everything. */
  scope: Scope
  nowMs: number
  query: Query
}

/** `always`: the condition for a value or for none; the other filters apply to a value alone. */
type Filter<Value, Query> =
  | AnyPgColumn
  | ((value: NonNullable<Value>, call: ListCall<Query>) => SQL | undefined)
  | { always(value: Value | undefined, call: ListCall<Query>): SQL | undefined }

/** One filter for each field of the query, so that a field which filters nothing does not compile. */
export type Filters<Query> = {
  [Name in Exclude<keyof Query, keyof OrderedQuery | PeriodField<Query>>]-?: Filter<
    Query[Name],
    Query
  >
}

/** The fields that the filter of `interval` reads (`createdIn`). */
type PeriodField<Query> = 'interval' extends keyof Query ? 'start' | 'end' | 'timezone' : never

type SortName<Query> = NonNullable<Query['sortBy' & keyof Query]>

/** A list of rows with its filters; a query with a `sortBy` also names the column of each value. */
export type Listing<T extends IdTable, Query> = FilteredOrdering<T, Query> &
  ('sortBy' extends keyof Query
    ? { sorts: Record<SortName<Query> & string, AnyPgColumn>; sortBy: SortName<Query> }
    : unknown)

interface FilteredOrdering<T extends IdTable, Query> extends Ordering<T> {
  filters: Filters<Query>
  /** What all rows of the list have in common. */
  where?: readonly SQL[]
}

/**
 * Lists one page of rows.
 * @param where conditions besides those of the list
 * @throws ApiError `unprocessable_entity` for a cursor that is not of this list
 */
export async function listRows<T extends IdTable, Query extends OrderedQuery>(
  ctx: Ctx,
  listing: FilteredOrdering<T, Query>,
  query: NoInfer<Query>,
  where: (SQL | undefined)[] = [],
): Promise<InferSelectModel<T>[]> {
  return findPage(ctx, listing, query, [...where, ...readFilters(ctx, listing, query)])
}

/** Reads pages of all matching rows, the newest first; the next one when the last was taken. */
export async function* readAllRows<T extends IdTable, Query>(
  ctx: Ctx,
  listing: FilteredOrdering<T, Query>,
  { query, pageSize = 500 }: { query: NoInfer<Query>; pageSize?: number },
): AsyncGenerator<InferSelectModel<T>[]> {
  const { table, prefix, noun } = listing
  const where = readFilters(ctx, listing, query)
  let startingAfter: string | undefined
  for (;;) {
    const page = { pageSize, startingAfter }
    const rows = await findPage(ctx, { table, prefix, noun }, page, where)
    yield rows
    if (rows.length < pageSize) return
    startingAfter = String(readColumn(table, rows.at(-1)!, table.id))
  }
}

/** Builds the conditions of a list for the values in the query. */
export function readFilters<T extends IdTable, Query>(
  { deps, scope }: Ctx,
  { filters, where = [] }: FilteredOrdering<T, Query>,
  query: NoInfer<Query>,
): (SQL | undefined)[] {
  const call = { workspaceId: scope.workspaceId, scope, nowMs: deps.clock.now(), query }
  const names = Object.keys(filters) as (keyof Filters<Query>)[]
  return [...where, ...names.map((name) => readFilter(filters[name], query[name], call))]
}

function readFilter<Value, Query>(
  filter: Filter<Value, Query>,
  value: Value | undefined,
  call: ListCall<Query>,
): SQL | undefined {
  if ('always' in filter) return filter.always(value, call)
  if (value === undefined || value === null) return undefined
  return filter instanceof PgColumn ? eq(filter, value) : filter(value, call)
}

/** Filters by a part of a text, in any of the columns. */
export function contains(...columns: AnyPgColumn[]): (text: string) => SQL | undefined {
  return (text) => {
    if (text === '') return undefined
    return or(...columns.map((column) => ilike(column, containing(text))))
  }
}

/** Filters by one value, several separated by commas, or all others with a leading `-`. */
export function among(column: AnyPgColumn): (text: string) => SQL | undefined {
  return (text) => {
    const { values, isExcluded } = splitFilter(text)
    if (values.length === 0) return undefined
    if (!isExcluded) return inArray(column, values)
    const others = notInArray(column, values)
    return column.notNull ? others : or(isNull(column), others)
  }
}

/** Lists the rows that have a value in the column when the query says `true`, otherwise the others. */
export function whetherSet(column: AnyPgColumn) {
  return {
    always: (isSet: boolean | undefined) => (isSet ? isNotNull(column) : isNull(column)),
  }
}

/** Filters by the period in which rows were created, which their ids begin with. */
export function createdIn(id: AnyPgColumn, prefix: IdPrefix) {
  return {
    always: (_: unknown, { query, nowMs }: ListCall<PeriodQuery>) =>
      createdWithin(id, prefix, query, nowMs),
  }
}
