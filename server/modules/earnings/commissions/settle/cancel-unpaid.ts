import { eq, inArray } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { commissions } from '../../../../db/schema/commissions.ts'
import { cancel, isOpen, type CancelReason } from '../../../../domain/commission.ts'
import { writeChanges, stateOf } from '../write-changes.ts'
import { lockWithShares } from '../hold/hold-commissions.ts'

/**
 * Cancels what an enrollment has not been paid yet, with the referral shares in it; what is in a payout
 * stays there. Hold the enrollment FOR UPDATE, so that nothing is earned meanwhile. Answers how many.
 */
export async function cancelUnpaid(
  ctx: TxCtx,
  { enrollmentId, reason, at }: { enrollmentId: string; reason: CancelReason; at: Date },
): Promise<number> {
  const { tx, scope } = ctx
  const unpaid = await tx.find(scope, commissions, {
    where: [
      eq(commissions.enrollmentId, enrollmentId),
      inArray(commissions.status, ['pending', 'held', 'due']),
    ],
  })
  const ids = unpaid.map(({ id }) => id)
  const rows = (await lockWithShares(ctx, ids)).filter((row) => isOpen(stateOf(row).status))
  const changed = rows.map((row) => ({
    row,
    change: cancel(stateOf(row)),
    columns: { cancelReason: reason, holdReason: null },
  }))
  await writeChanges(ctx, { changed, at, why: reason })
  return rows.length
}
