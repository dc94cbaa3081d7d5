import { eq, lte } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { inTransaction } from '../../../../core/transact.ts'
import { commissions } from '../../../../db/schema/commissions.ts'
import { mature } from '../../../../domain/commission.ts'
import { LOCK_ORDER, writeChanges, stateOf } from '../write-changes.ts'

const BATCH = 500

/** Makes due what has waited its holding period, one batch a transaction. Answers how many. */
export async function matureCommissions(ctx: Ctx): Promise<number> {
  let matured = 0
  for (;;) {
    const count = await matureBatch(ctx)
    matured += count
    if (count < BATCH) return matured
  }
}

async function matureBatch(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    const at = new Date(deps.clock.now())
    const rows = await tx.find(scope, commissions, {
      where: [eq(commissions.status, 'pending'), lte(commissions.maturesAt, at)],
      orderBy: [LOCK_ORDER],
      limit: BATCH,
      lock: 'update',
    })
    const changed = rows.map((row) => ({ row, change: mature(stateOf(row), deps.ids.make('lp')) }))
    await writeChanges(ctx, { changed, at, why: 'matured' })
    return rows.length
  })
}
