import type { Ctx } from '../../../core/ctx.ts'
import { containing } from '../../../db/like-pattern.ts'
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { customers } from '../../../db/schema/events.ts'
import { invalid } from '../../../domain/errors.ts'
import { IdRow } from '../../../db/row.ts'
import { revenueByCustomer } from '../../../db/volume.ts'
import { inOrder, sliceOf, type Slice } from '../../../core/paging.ts'
import { presentCustomers } from './queries.ts'
import type { Customer, ListCustomersQuery } from './schema.ts'

/** Lists one page of customers, newest first unless asked otherwise. Erased customers are left out. */
export async function listCustomers(ctx: Ctx, query: ListCustomersQuery): Promise<Customer[]> {
  const { deps, tx, scope } = ctx
  const slice = sliceOf(query, 'cus')
  const sortBy = query.sortBy ?? query.sort ?? 'createdAt'
  const ascending = query.sortOrder === 'asc'
  if (slice.cursor && sortBy !== 'createdAt') {
    throw invalid('sortBy', 'startingAfter and endingBefore go with sortBy=createdAt only.')
  }
  if (sortBy === 'saleAmount') return listByRevenue(ctx, query, ascending)
  const found = await tx.find(scope, customers, {
    where: [...conditions(scope.workspaceId, query), beyond(slice, ascending)],
    orderBy: order(sortBy, ascending !== (slice.cursor?.side === 'before')),
    limit: slice.limit,
    offset: slice.offset,
  })
  const { origin } = deps.config
  const expanded = query.includeExpandedFields
  return presentCustomers(ctx, inOrder(found, slice), { origin, expanded })
}

async function listByRevenue(
  ctx: Ctx,
  query: ListCustomersQuery,
  ascending: boolean,
): Promise<Customer[]> {
  const { deps, tx, scope } = ctx
  const { limit, offset } = sliceOf(query, 'cus')
  const direction = ascending ? sql`asc` : sql`desc`
  const ids = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
      select customers.id from customers
      left join ${revenueByCustomer(ws)} v on v.key = customers.id
        and v.program_id = customers.program_id
      where customers.workspace_id = ${ws} and ${and(...conditions(ws, query))}
      order by case when customers.program_id is null then customers.sale_amount::float8
        else coalesce(v.revenue, 0) end ${direction}, customers.id ${direction}
      limit ${limit} offset ${offset}`,
  )
  const wanted = ids.map(({ id }) => id)
  const rows = await tx.find(scope, customers, { where: [inArray(customers.id, wanted)] })
  const byId = new Map(rows.map((row) => [row.id, row]))
  const { origin } = deps.config
  const expanded = query.includeExpandedFields
  return presentCustomers(
    ctx,
    wanted.flatMap((id) => byId.get(id) ?? []),
    { origin, expanded },
  )
}

function conditions(ws: string, query: ListCustomersQuery): (SQL | undefined)[] {
  const { email, externalId, search, country, linkId, programId, partnerId } = query
  return [
    isNull(customers.erasedAt),
    email === undefined ? undefined : eq(customers.email, email),
    externalId === undefined
      ? undefined
      : eq(customers.externalId, externalId.replace(/^ext_/, '')),
    search ? matching(search) : undefined,
    country === undefined ? undefined : eq(customers.country, country.toUpperCase()),
    linkId === undefined ? undefined : throughLink(ws, linkId),
    programId === undefined ? undefined : eq(customers.programId, programId),
    partnerId === undefined ? undefined : eq(customers.partnerId, partnerId),
  ]
}

function matching(search: string): SQL | undefined {
  const part = containing(search)
  return or(
    sql`${customers.name} ilike ${part}`,
    sql`${customers.email} ilike ${part}`,
    sql`${customers.externalId} ilike ${part}`,
  )
}

function throughLink(ws: string, linkId: string): SQL {
  const same = linkId.startsWith('ext_')
    ? sql`l.external_id = ${linkId.slice('ext_'.length)}`
    : sql`l.id = ${linkId}`
  return sql`${customers.linkNum} in (
    select l.num from links l where l.workspace_id = ${ws} and ${same})`
}

/** Ids sort by time, so the cursor's id says where to go on, even when its customer is gone. */
function beyond({ cursor }: Slice, ascending: boolean): SQL | undefined {
  if (!cursor) return undefined
  const further = ascending === (cursor.side === 'after')
  return further ? gt(customers.id, cursor.id) : lt(customers.id, cursor.id)
}

function order(
  sortBy: Exclude<ListCustomersQuery['sortBy'], 'saleAmount' | undefined>,
  ascending: boolean,
): SQL[] {
  const direction = ascending ? asc : desc
  if (sortBy === 'createdAt') return [direction(customers.id)]
  return [sql`${direction(customers[sortBy])} nulls last`, direction(customers.id)]
}
