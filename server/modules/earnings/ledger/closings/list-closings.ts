import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { pageOf } from '../../../../core/paging.ts'
import { int, oneOf, row, type RowOf, text } from '../../../../db/row.ts'
import { ledgerClosings } from '../../../../db/schema/closings.ts'
import { ApiError } from '../../../../domain/errors.ts'
import { ACCOUNTS, type Account } from '../../../../domain/ledger.ts'
import { findProgram } from '../../../program/programs/queries.ts'
import type { Accounts, Closing, ClosingsQuery } from './schema.ts'

export type ClosingRow = typeof ledgerClosings.$inferSelect

/** Lists the closed months of a program, the latest first. */
export async function listClosings(
  ctx: Ctx,
  programId: string,
  query: ClosingsQuery,
): Promise<Closing[]> {
  const { tx, scope } = ctx
  await findProgram(ctx, programId)
  const rows = await tx.find(scope, ledgerClosings, {
    where: [eq(ledgerClosings.programId, programId)],
    orderBy: [desc(ledgerClosings.month)],
    ...pageOf(query),
  })
  return presentClosings(ctx, programId, rows)
}

/** Finds one closed month. @throws ApiError `not_found` */
export async function getClosing(ctx: Ctx, programId: string, month: string): Promise<Closing> {
  const { tx, scope } = ctx
  await findProgram(ctx, programId)
  const same = [eq(ledgerClosings.programId, programId), eq(ledgerClosings.month, month)]
  const row = await tx.first(scope, ledgerClosings, same)
  if (row) return (await presentClosings(ctx, programId, [row]))[0]!
  throw new ApiError('not_found', `No closing of this program is over ${JSON.stringify(month)}.`)
}

const Total = row({
  month: text,
  currency: text,
  account: oneOf(ACCOUNTS),
  opening: int,
  closing: int,
})
type Total = RowOf<typeof Total>

/** Presents closings with the sums of their program's balances. */
export async function presentClosings(
  ctx: Ctx,
  programId: string,
  rows: readonly ClosingRow[],
): Promise<Closing[]> {
  const { tx, scope } = ctx
  if (rows.length === 0) return []
  const months = rows.map(({ month }) => month)
  // A month has balances of the accounts that it moved; all others are those of earlier months.
  const totals = await tx.rows(
    scope,
    Total,
    (ws) => sql`
    select c.month, m.currency, m.account, sum(m.moved)::text as closing,
      coalesce(sum(m.moved) filter (where m.month < c.month), 0)::text as opening
    from ledger_closings c join (
      select b.month, b.currency, b.account, sum(b.closing - b.opening) as moved
      from ledger_closing_balances b
      where b.workspace_id = ${ws} and b.program_id = ${programId} group by 1, 2, 3
    ) m on m.month <= c.month
    where c.workspace_id = ${ws} and c.program_id = ${programId}
      and ${inArray(sql`c.month`, months)}
    group by 1, 2, 3 order by 1, 2, 3`,
  )
  return rows.map((row) => ({
    programId,
    month: row.month,
    closedAt: row.createdAt.toISOString(),
    closedBy: row.closedBy,
    balances: balancesOf(totals.filter(({ month }) => month === row.month)),
  }))
}

function balancesOf(totals: readonly Total[]): Closing['balances'] {
  return Array.from(Map.groupBy(totals, ({ currency }) => currency)).map(([currency, own]) => ({
    currency,
    opening: accountsOf(own, 'opening'),
    closing: accountsOf(own, 'closing'),
  }))
}

function accountsOf(totals: readonly Total[], side: 'opening' | 'closing'): Accounts {
  const at = (account: Account) => totals.find((total) => total.account === account)?.[side] ?? 0
  return {
    expense: at('expense'),
    accrued: at('accrued'),
    payable: at('payable'),
    inTransit: at('in_transit'),
    paid: at('paid'),
  }
}
