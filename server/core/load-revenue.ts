import { sql } from 'drizzle-orm'
import { number, row, text, type Column } from '../db/row.ts'
import { revenueByCustomer, revenueByLink } from '../db/volume.ts'
import type { Ctx } from './ctx.ts'

/** What a link or customer brought to its program, net of refunds; without one, to the workspace. */
export interface Revenue {
  saleAmount: number
  saleCurrency: string
}

/** A link or customer, with its sum in the workspace's currency, which counts where there is no program. */
interface Earner<K> {
  key: K
  programId: string | null
  saleAmount: bigint
}

const ProgramRow = row({ id: text, currency: text })
const linkRow = sums(number)
const customerRow = sums(text)

/** Loads the revenue of links, by their numbers, in their order. */
export function loadLinkRevenue(ctx: Ctx, links: readonly Earner<number>[]): Promise<Revenue[]> {
  return load(ctx, links, (keys) =>
    ctx.tx.rows(
      ctx.scope,
      linkRow,
      (ws) => sql`
        select v.key::float8 as key, v.program_id as "programId", v.revenue
        from ${revenueByLink(ws, keys)} v`,
    ),
  )
}

/** Loads the revenue of customers, by their ids, in their order. */
export function loadCustomerRevenue(
  ctx: Ctx,
  customers: readonly Earner<string>[],
): Promise<Revenue[]> {
  return load(ctx, customers, (keys) =>
    ctx.tx.rows(
      ctx.scope,
      customerRow,
      (ws) => sql`
        select v.key, v.program_id as "programId", v.revenue
        from ${revenueByCustomer(ws, keys)} v`,
    ),
  )
}

async function load<K>(
  ctx: Ctx,
  earners: readonly Earner<K>[],
  read: (keys: K[]) => Promise<{ key: K; programId: string; revenue: number }[]>,
): Promise<Revenue[]> {
  const { deps, scope } = ctx
  const { currency } = (await deps.directory.workspaceById(scope.workspaceId))!
  const promoted = earners.filter(({ programId }) => programId !== null)
  const currencies = await loadCurrencies(ctx, promoted)
  const found = promoted.length > 0 ? await read([...new Set(promoted.map(({ key }) => key))]) : []
  const revenues = Map.groupBy(found, ({ key }) => key)
  return earners.map(({ key, programId, saleAmount }) => {
    if (programId === null) return { saleAmount: Number(saleAmount), saleCurrency: currency }
    const own = revenues.get(key)?.find((one) => one.programId === programId)
    return {
      saleAmount: own?.revenue ?? 0,
      saleCurrency: currencies.get(programId) ?? currency,
    }
  })
}

async function loadCurrencies(
  { tx, scope }: Ctx,
  earners: readonly Earner<unknown>[],
): Promise<Map<string, string>> {
  const ids = [...new Set(earners.flatMap(({ programId }) => programId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await tx.rows(
    scope,
    ProgramRow,
    (ws) => sql`select id, currency from programs where workspace_id = ${ws} and id in ${ids}`,
  )
  return new Map(rows.map(({ id, currency }) => [id, currency]))
}

function sums<K>(key: Column<K>) {
  return row({ key, programId: text, revenue: number })
}
