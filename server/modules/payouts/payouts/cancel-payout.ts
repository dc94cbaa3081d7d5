import { eq } from 'drizzle-orm'
import { transfers } from '../../../db/schema/payouts.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Tx } from '../../../db/tx.ts'
import type { Deps } from '../../../deps.ts'
import { requireStoppable, type TransferState } from '../../../domain/payout.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { transact } from '../../../core/transact.ts'
import { loadPayout } from './get-payout.ts'
import { noPayout } from './present.ts'
import { holdTransfer, movePayout, type HeldTransfer } from './record-report.ts'
import type { PayoutDetail } from './schema.ts'
import { STOPPED } from '../../../payout-providers/stored-texts.ts'

/** Stops a payout before anything left: its commissions are due again. */
export async function cancelPayout(deps: Deps, scope: Scope, id: string): Promise<PayoutDetail> {
  requirePlan(scope.plan, 'partnerProgram')
  return transact(deps, scope, async (tx) => {
    const held = await holdPayout(tx, scope, id)
    if (held.payout.status !== 'canceled') {
      const { status, fileId } = held.transfer
      requireStoppable({ payoutId: id, status: status as TransferState, fileId })
      await stop(deps, tx, scope, { held, reason: STOPPED.canceled })
    }
    return loadPayout(tx, scope, id)
  })
}

/** A payout's transfer and all that is held with it. @throws ApiError `not_found` */
export async function holdPayout(tx: Tx, scope: Scope, id: string): Promise<HeldTransfer> {
  const transfer = await tx.first(scope, transfers, [eq(transfers.payoutId, id)])
  const held = transfer && (await holdTransfer(tx, scope, transfer.id))
  if (!held) throw noPayout(id)
  return held
}

/** Ends a transfer that nobody outside has heard of. */
export async function stop(
  deps: Deps,
  tx: Tx,
  scope: Scope,
  { held, reason }: { held: HeldTransfer; reason: string },
): Promise<void> {
  const { transfer, payout, isBanned } = held
  const set = { status: 'canceled', updatedAt: new Date(deps.clock.now()) }
  await tx.update(scope, transfers, set, [eq(transfers.id, transfer.id)])
  await movePayout(deps, tx, scope, { payout, isBanned, to: 'canceled', reason })
}
