import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { hasScope, requireScope } from '../../../core/require-scope.ts'
import { bigint, row } from '../../../db/row.ts'
import { overBonusLimit } from '../../../domain/bonus-limit.ts'
import { findProgram } from './queries.ts'

const SumRow = row({ sumMinor: bigint })

/**
 * Records what a key without `payouts.write` gives to a partner by hand: all of them together may give no
 * more than the program's `dailyBonusLimit` on a UTC day, however many bonuses it is cut into. Call it
 * last, since bonuses of one program wait for each other from here on.
 * @throws ApiError `forbidden`
 */
export async function recordBonus(
  ctx: TxCtx,
  { programId, bonusMinor }: { programId: string; bonusMinor: bigint },
): Promise<void> {
  const { deps, tx, scope } = ctx
  if (bonusMinor <= 0n || hasScope(scope, 'payouts.write')) return
  const { dailyBonusLimit: limitMinor, currency } = await findProgram(ctx, programId)
  const day = new Date(deps.clock.now()).toISOString().slice(0, 10)
  const [given] = await tx.rows(
    scope,
    SumRow,
    (ws) => sql`
    insert into bonus_days as b (workspace_id, program_id, day, amount)
    values (${ws}, ${programId}, ${day}, ${String(bonusMinor)}::bigint)
    on conflict (workspace_id, program_id, day) do update set amount = b.amount + excluded.amount
    returning amount as "sumMinor"`,
  )
  const sumMinor = given!.sumMinor
  const why = overBonusLimit({ bonusMinor, sumMinor, limitMinor, currency })
  if (why) requireScope(scope, 'payouts.write', why)
}
