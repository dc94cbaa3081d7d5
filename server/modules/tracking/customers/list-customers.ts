import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { findInOrder, requirePage } from '../../../core/find-page.ts'
import { contains, listRows, readFilters, type Listing } from '../../../core/list-rows.ts'
import { customers } from '../../../db/schema/events.ts'
import { IdRow } from '../../../db/row.ts'
import { revenueByCustomer } from '../../../db/volume.ts'
import { namedAnywhere, presentCustomers } from './queries.ts'
import type { Customer, ListCustomersQuery } from './schema.ts'

type Filtered = Omit<ListCustomersQuery, 'includeExpandedFields' | 'sortBy' | 'sort'>

const CUSTOMERS: Listing<typeof customers, Filtered> = {
  table: customers,
  prefix: 'cus',
  noun: 'customer',
  filters: {
    email: customers.email,
    externalId: (id, { workspaceId }) => namedAnywhere(workspaceId, id.replace(/^ext_/, '')),
    search: contains(customers.name, customers.email, customers.externalId),
    country: (code) => eq(customers.country, code.toUpperCase()),
    linkId: (id, { workspaceId }) => throughLink(workspaceId, id),
    programId: customers.programId,
    partnerId: customers.partnerId,
  },
  where: [isNull(customers.erasedAt)],
  sorts: { firstSaleAt: customers.firstSaleAt },
}

/** Lists one page of customers, newest first unless asked otherwise. Erased customers are left out. */
export async function listCustomers(ctx: Ctx, query: ListCustomersQuery): Promise<Customer[]> {
  const byRevenue = (query.sortBy ?? query.sort) === 'saleAmount'
  const rows = await (byRevenue ? findByRevenue(ctx, query) : listRows(ctx, CUSTOMERS, query))
  const { origin } = ctx.deps.config
  return presentCustomers(ctx, rows, { origin, expanded: query.includeExpandedFields })
}

async function findByRevenue(ctx: Ctx, query: ListCustomersQuery) {
  const { tx, scope } = ctx
  const { limit, offset } = requirePage(query, 'cus')
  const direction = query.sortOrder === 'asc' ? sql`asc` : sql`desc`
  const ids = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
      select customers.id from customers
      left join ${revenueByCustomer(ws)} v on v.key = customers.id
        and v.program_id = customers.program_id
      where customers.workspace_id = ${ws} and ${and(...readFilters(ctx, CUSTOMERS, query))}
      order by case when customers.program_id is null then customers.sale_amount::float8
        else coalesce(v.revenue, 0) end ${direction}, customers.id ${direction}
      limit ${limit} offset ${offset}`,
  )
  return findInOrder(
    ctx,
    customers,
    ids.map(({ id }) => id),
  )
}

function throughLink(ws: string, linkId: string): SQL {
  const same = linkId.startsWith('ext_')
    ? sql`l.external_id = ${linkId.slice('ext_'.length)}`
    : sql`l.id = ${linkId}`
  return sql`${customers.linkNum} in (
    select l.num from links l where l.workspace_id = ${ws} and ${same})`
}
