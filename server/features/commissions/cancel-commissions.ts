import { eq, inArray } from 'drizzle-orm'
import { commissions } from '../../db/schema/commissions.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/tx.ts'
import type { Deps } from '../../deps.ts'
import { cancel, type CancelReason } from '../../domain/commission.ts'
import { BY_ID, changeCommissions, stateOf } from './change-commissions.ts'

/**
 * Cancels what an enrollment has not been paid yet; what is in a payout stays there. Hold the
 * enrollment FOR UPDATE, so that nothing is earned meanwhile. Answers how many.
 */
export async function cancelUnpaid(
  deps: Deps,
  tx: Tx,
  scope: Scope,
  { enrollmentId, reason, at }: { enrollmentId: string; reason: CancelReason; at: Date },
): Promise<number> {
  const rows = await tx.find(scope, commissions, {
    where: [
      eq(commissions.enrollmentId, enrollmentId),
      inArray(commissions.status, ['pending', 'held', 'due']),
    ],
    orderBy: [BY_ID],
    lock: 'update',
  })
  const changed = rows.map((row) => ({
    row,
    change: cancel(stateOf(row)),
    columns: { cancelReason: reason, holdReason: null },
  }))
  await changeCommissions(deps, tx, scope, { changed, at, why: reason })
  return rows.length
}
