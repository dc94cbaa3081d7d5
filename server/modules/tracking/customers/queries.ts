import { eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { loadCustomerRevenue } from '../../../core/load-revenue.ts'
import { json, number, row } from '../../../db/row.ts'
import { customers } from '../../../db/schema/events.ts'
import { mergedCustomers } from '../../../db/schema/merged-customers.ts'
import { ApiError } from '../../../domain/errors.ts'
import { LINK, type Source } from '../../../db/source.ts'
import { loadOffers } from './load-offers.ts'
import { expand, toCustomer, type CustomerRow } from './present.ts'
import type { Customer } from './schema.ts'

/** Builds the condition that a customer has this id: cus_… or ext_<externalId>. */
function named(idOrExternal: string): SQL {
  return idOrExternal.startsWith('ext_')
    ? eq(customers.externalId, idOrExternal.slice('ext_'.length))
    : eq(customers.id, idOrExternal)
}

/**
 * Finds a customer or throws. The id of one who was merged stands for the customer whom they became.
 * @throws ApiError `not_found`, also for an erased customer and another workspace's
 */
export async function requireCustomer(
  ctx: Ctx,
  idOrExternal: string,
  options: { lock?: 'update' } = {},
): Promise<CustomerRow> {
  const { tx, scope } = ctx
  const where = [named(idOrExternal), isNull(customers.erasedAt)]
  const row = await tx.first(scope, customers, where, options)
  if (row) return row
  const merged = await tx.first(scope, mergedCustomers, [eq(mergedCustomers.id, idOrExternal)])
  if (merged) return requireCustomer(ctx, merged.intoId, options)
  throw new ApiError(
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
