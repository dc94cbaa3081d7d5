import { eq, lte } from 'drizzle-orm'
import { commissions } from '../../../db/schema/commissions.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { mature } from '../../../domain/commission.ts'
import { BY_ID, changeCommissions, stateOf } from './change-commissions.ts'

const BATCH = 500

/** Makes due what has waited its holding period, one batch a transaction. Answers how many. */
export async function matureCommissions(deps: Deps, scope: Scope): Promise<number> {
  let matured = 0
  for (;;) {
    const count = await matureBatch(deps, scope)
    matured += count
    if (count < BATCH) return matured
  }
}

async function matureBatch(deps: Deps, scope: Scope): Promise<number> {
  return deps.db.transact(async (tx) => {
    const at = new Date(deps.clock.now())
    const rows = await tx.find(scope, commissions, {
      where: [eq(commissions.status, 'pending'), lte(commissions.maturesAt, at)],
      orderBy: [BY_ID],
      limit: BATCH,
      lock: 'update',
    })
    const changed = rows.map((row) => ({ row, change: mature(stateOf(row), deps.ids.make('lp')) }))
    await changeCommissions(deps, tx, scope, { changed, at, why: 'matured' })
    return rows.length
  })
}
