import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { nullable, row, text } from '../../../db/row.ts'
import { DEFAULT_BONUS_LIMIT } from '../../../domain/bonus-limit.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import type { ProgramRow } from './queries.ts'
import type { ProgramColumns } from './read-terms.ts'

const Kept = row({ what: nullable(text) })

/**
 * Checks that the currency may change: amounts that were written in one currency are never read in another.
 */
export async function allowCurrency(
  ctx: TxCtx,
  current: ProgramRow,
  set: ProgramColumns,
): Promise<void> {
  const { tx, scope } = ctx
  if (set.currency === undefined || set.currency === current.currency) return
  const { id } = current
  const [kept] = await tx.rows(
    scope,
    Kept,
    (ws) => sql`
      select case
        when exists (select 1 from commissions where workspace_id = ${ws} and program_id = ${id})
          then 'commissions'
        when exists (select 1 from rewards where workspace_id = ${ws} and program_id = ${id})
          then 'rewards'
        when exists (select 1 from discounts where workspace_id = ${ws} and program_id = ${id})
          then 'discounts'
        when exists (select 1 from milestones where workspace_id = ${ws} and program_id = ${id})
          then 'milestones' end as what`,
  )
  if (kept?.what) {
    throw new ApiError(
      'conflict',
      `The program has ${kept.what} in ${current.currency}, so its currency stays. Create another program for ${set.currency}.`,
    )
  }
  if (current.dailyBonusLimit !== DEFAULT_BONUS_LIMIT && set.dailyBonusLimit === undefined) {
    throw invalid('dailyBonusLimit', `Send dailyBonusLimit too, in ${set.currency}.`)
  }
  if (current.minPayout > 0n && set.minPayout === undefined) {
    throw invalid('minPayout', `Send minPayout too, in ${set.currency}.`)
  }
}
