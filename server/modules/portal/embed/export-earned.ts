import { desc } from 'drizzle-orm'
import type { EmbedCtx } from '../../../core/callers.ts'
import { csvLine } from '../../../core/csv.ts'
import { amountCell, amountHeading } from '../../../core/csv-money.ts'
import { lineWriter, type CsvColumns } from '../../../core/write-csv.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import { earnedConditions } from './earned-conditions.ts'
import type { EmbedCommission, EmbedCommissionFilters } from './figures-schema.ts'
import { presentEarned } from './list-earned.ts'

const MOST = 10_000

const COLUMNS: CsvColumns<EmbedCommission> = {
  date: (one) => one.createdAt.slice(0, 10),
  type: (one) => one.type,
  status: (one) => one.status,
  customer: (one) => one.customer?.name ?? one.customer?.email,
  description: (one) => one.description,
  currency: (one) => one.currency.toUpperCase(),
  [amountHeading('amount')]: (one) => amountCell(one.amount, one.currency),
  [amountHeading('earnings')]: (one) => amountCell(one.earnings, one.currency),
  payableFrom: (one) => one.maturesAt.slice(0, 10),
  paidAt: (one) => one.paidAt?.slice(0, 10),
  id: (one) => one.id,
}

/** Answers the newest 10,000 of the partner's own commissions that fit as CSV, amounts in major units. */
export async function exportEarned(
  ctx: EmbedCtx,
  query: EmbedCommissionFilters,
): Promise<Response> {
  const { tx, scope } = ctx
  const rows = await tx.find(scope, commissions, {
    where: earnedConditions(ctx, query),
    orderBy: [desc(commissions.id)],
    limit: MOST,
  })
  const shown = await presentEarned(ctx, rows)
  const lines = shown.map(lineWriter(COLUMNS))
  return new Response([csvLine(Object.keys(COLUMNS)), ...lines].join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="commissions.csv"',
    },
  })
}
