import { and, sql } from 'drizzle-orm'
import type { EmbedCtx } from '../../../core/callers.ts'
import { int, row, text } from '../../../db/row.ts'
import { earnedConditions } from './earned-conditions.ts'
import type { EmbedCommissionFilters, EmbedCommissionSums } from './figures-schema.ts'

const Sum = row({ currency: text, count: int, earnings: int })

/** Sums the partner's own commissions that fit, by currency. */
export async function sumEarned(
  ctx: EmbedCtx,
  query: EmbedCommissionFilters,
): Promise<EmbedCommissionSums> {
  const { tx, scope } = ctx
  return tx.rows(
    scope,
    Sum,
    (ws) => sql`
    select commissions.currency, count(*)::int as count, sum(commissions.earnings)::text as earnings
    from commissions
    where commissions.workspace_id = ${ws} and ${and(...earnedConditions(ctx, query))}
    group by commissions.currency order by commissions.currency`,
  )
}
