import { eq } from 'drizzle-orm'
import { notFound } from '../../../domain/errors.ts'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { transfers } from '../../../db/schema/payouts.ts'
import { requireStoppable, type TransferState } from '../../../domain/payout.ts'
import { transact } from '../../../core/transact.ts'
import { loadPayout } from './get-payout.ts'
import { holdTransfer, movePayout, type HeldTransfer } from './record-report.ts'
import type { PayoutDetail } from './schema.ts'
import { message, type Message } from '../../../domain/message/message.ts'

/** Stops a payout before anything left: its commissions are due again. */
export async function cancelPayout(ctx: Ctx, id: string): Promise<PayoutDetail> {
  return transact(ctx, async (ctx) => {
    const held = await holdPayout(ctx, id)
    if (held.payout.status !== 'canceled') {
      const { status, fileId } = held.transfer
      requireStoppable({ payoutId: id, status: status as TransferState, fileId })
      await stop(ctx, { held, reason: message('payout.canceled') })
    }
    return loadPayout(ctx, id)
  })
}

/** Locks a payout's transfer and the transfers that are locked with it. @throws ApiError `not_found` */
export async function holdPayout(ctx: TxCtx, id: string): Promise<HeldTransfer> {
  const { tx, scope } = ctx
  const transfer = await tx.first(scope, transfers, [eq(transfers.payoutId, id)])
  const held = transfer && (await holdTransfer(ctx, transfer.id))
  if (!held) throw notFound('payout', id)
  return held
}

/** Ends a transfer that nobody outside has heard of. */
export async function stop(
  ctx: TxCtx,
  { held, reason }: { held: HeldTransfer; reason: Message },
): Promise<void> {
  const { deps, tx, scope } = ctx
  const { transfer, payout, isBanned } = held
  const set = { status: 'canceled', updatedAt: new Date(deps.clock.now()) }
  await tx.update(scope, transfers, set, [eq(transfers.id, transfer.id)])
  await movePayout(ctx, { payout, isBanned, to: 'canceled', reason })
}
