import { and, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { readFilters } from '../../../../core/list-rows.ts'
import { int, nullable, oneOf, row, text } from '../../../../db/row.ts'
import { COMMISSION_STATUSES } from '../../../../domain/commission.ts'
import type { CommissionFilters, CommissionTotal } from '../schema.ts'
import { COMMISSIONS } from './commission-filters.ts'
import { wireStatusOf } from './wire-status.ts'

const Sum = row({
  currency: text,
  status: oneOf(COMMISSION_STATUSES),
  cancelReason: nullable(text),
  count: int,
  amount: int,
  earnings: int,
})

/** Sums the commissions that match, by currency and status. */
export async function sumCommissions(
  ctx: Ctx,
  query: CommissionFilters,
): Promise<CommissionTotal[]> {
  const { tx, scope } = ctx
  const sums = await tx.rows(
    scope,
    Sum,
    (ws) => sql`
    select commissions.currency, commissions.status, commissions.cancel_reason as "cancelReason",
      count(*)::int as count, sum(commissions.amount)::text as amount,
      sum(commissions.earnings)::text as earnings
    from commissions
    where ${and(sql`commissions.workspace_id = ${ws}`, ...readFilters(ctx, COMMISSIONS, query))}
    group by 1, 2, 3 order by 1, 2, 3`,
  )
  const totals = new Map<string, CommissionTotal>()
  for (const { currency, count, amount, earnings, ...stored } of sums) {
    const status = wireStatusOf(stored)
    const total = totals.get(`${currency} ${status}`) ?? {
      currency,
      status,
      count: 0,
      amount: 0,
      earnings: 0,
    }
    total.count += count
    total.amount += amount
    total.earnings += earnings
    totals.set(`${currency} ${status}`, total)
  }
  return [...totals.values()]
}
