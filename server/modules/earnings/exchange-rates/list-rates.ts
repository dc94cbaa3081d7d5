import type { Ctx } from '../../../core/ctx.ts'
import { SHARED_RATES } from '../../../db/schema/commissions.ts'
import { sql } from 'drizzle-orm'
import { parseCurrency } from '../../../domain/money.ts'
import { pageOf } from '../../../core/paging.ts'
import { number, row, text } from '../../../db/row.ts'
import type { ExchangeRate, RatesQuery } from './schema.ts'

const RateRow = row({ day: text, currency: text, source: text, perEuro: text, atMs: number })

/** Lists the rates in effect, newest first: the workspace's own and the central bank's. */
export async function listRates(ctx: Ctx, query: RatesQuery): Promise<ExchangeRate[]> {
  const { tx, scope } = ctx
  const currency = query.currency === undefined ? null : parseCurrency(query.currency)
  const { limit, offset } = pageOf(query)
  const rows = await tx.rows(
    scope,
    RateRow,
    (ws) => sql`
    select day, currency, source, per_euro::text as "perEuro",
      extract(epoch from created_at)::float8 * 1000 as "atMs"
    from exchange_rates where workspace_id in (${ws}, ${SHARED_RATES})
      and (${currency}::text is null or currency = ${currency})
      and (${query.day ?? null}::text is null or day = ${query.day ?? null})
    order by day desc, currency, source desc limit ${limit} offset ${offset}`,
  )
  return rows.map(({ atMs, ...rate }) => ({ ...rate, createdAt: new Date(atMs).toISOString() }))
}
