import { asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { loadCustomerRevenue } from '../../../core/load-revenue.ts'
import { json, number, row } from '../../../db/row.ts'
import { namesAnywhere } from '../../../db/names-anywhere.ts'
import { customers } from '../../../db/schema/events.ts'
import { mergedCustomers } from '../../../db/schema/merged-customers.ts'
import { readCustomerName, toCustomerName } from '../../../domain/customer-name.ts'
import { ApiError } from '../../../domain/errors.ts'
import { LINK, type Source } from '../../../db/source.ts'
import { loadOffers } from './load-offers.ts'
import { expand, toCustomer, type CustomerRow } from './present.ts'
import type { Customer } from './schema.ts'

const EXTERNAL = 'ext_'

/** Builds the condition that a customer has this id: cus_… or ext_<externalId>, of a program or of none. */
function named(idOrExternal: string, programId: string | undefined): SQL {
  if (!idOrExternal.startsWith(EXTERNAL)) return eq(customers.id, idOrExternal)
  const externalId = idOrExternal.slice(EXTERNAL.length)
  const name = programId ? toCustomerName({ externalId, programId }) : externalId
  return eq(customers.externalId, name)
}

/** Builds the condition that customers have this external ID, in any program or in none. */
export function namedAnywhere(ws: string, externalId: string): SQL {
  return sql`${customers.externalId} in ${namesAnywhere(ws, externalId)}`
}

/**
 * Finds a customer by their id or, by an external ID, those who have it in any program or in none.
 * @throws ApiError `not_found`
 */
export async function requireCustomers(ctx: Ctx, idOrExternal: string): Promise<CustomerRow[]> {
  const { tx, scope } = ctx
  if (!idOrExternal.startsWith(EXTERNAL)) return [await requireCustomer(ctx, idOrExternal)]
  const { externalId } = readCustomerName(idOrExternal.slice(EXTERNAL.length))
  const where = [namedAnywhere(scope.workspaceId, externalId), isNull(customers.erasedAt)]
  const rows = await tx.find(scope, customers, { where, orderBy: [asc(customers.externalId)] })
  if (rows.length === 0) throw noCustomer(idOrExternal)
  return rows
}

/**
 * Finds a customer or throws. The id of one who was merged stands for the customer whom they became.
 * @throws ApiError `not_found`, also for an erased customer and another workspace's
 */
export async function requireCustomer(
  ctx: Ctx,
  idOrExternal: string,
  options: { lock?: 'update'; programId?: string | undefined } = {},
): Promise<CustomerRow> {
  const { tx, scope } = ctx
  const { programId, ...locking } = options
  const where = [named(idOrExternal, programId), isNull(customers.erasedAt)]
  const row = await tx.first(scope, customers, where, locking)
  if (row) return row
  const merged = await tx.first(scope, mergedCustomers, [eq(mergedCustomers.id, idOrExternal)])
  if (merged) return requireCustomer(ctx, merged.intoId, options)
  throw noCustomer(idOrExternal)
}

function noCustomer(idOrExternal: string): ApiError {
  return new ApiError(
    'not_found',
    `No customer has the ID ${JSON.stringify(idOrExternal)}. Send cus_…, or ext_ with your own ID.`,
  )
}

/** Converts customers for the API; when asked for, with their links, partners and discounts. */
export async function presentCustomers(
  ctx: Ctx,
  rows: CustomerRow[],
  options: { origin: string; expanded?: boolean | undefined },
): Promise<Customer[]> {
  const earners = rows.map((row) => ({ key: row.id, ...row }))
  const revenues = await loadCustomerRevenue(ctx, earners)
  const customers = rows.map((row, i) => toCustomer(row, revenues[i]!))
  if (!options.expanded) return customers
  const [links, offerOf] = [await linksOf(ctx, rows), await loadOffers(ctx, rows)]
  return rows.map((row, i) => {
    const link = links.get(row.linkNum) ?? null
    return expand(options.origin, customers[i]!, { link, ...offerOf(row) })
  })
}

type Links = Map<number | null, Source['link']>

const LinkRow = row({ num: number, link: json<Source['link']>() })

async function linksOf(ctx: Ctx, rows: CustomerRow[]): Promise<Links> {
  const { tx, scope } = ctx
  const nums = [...new Set(rows.flatMap((row) => row.linkNum ?? []))]
  if (nums.length === 0) return new Map()
  const found = await tx.rows(
    scope,
    LinkRow,
    (ws) => sql`
    select l.num::float8, ${LINK} as link from links l where l.workspace_id = ${ws} and l.num in ${nums}`,
  )
  return new Map(found.map(({ num, link }) => [num, link]))
}
