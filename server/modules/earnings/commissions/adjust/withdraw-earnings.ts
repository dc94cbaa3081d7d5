import { and, inArray, isNull } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { commissions } from '../../../../db/schema/commissions.ts'
import { cancel, isOpen } from '../../../../domain/commission.ts'
import { message } from '../../../../domain/message/message.ts'
import { explainedFurther } from '../read/present.ts'
import { LOCK_ORDER, stateOf, writeChanges } from '../write-changes.ts'
import { lockClawBacks } from './claw-backs.ts'

/**
 * Cancels what leads and sales have earned, with the shares in it, so that they can earn anew. None of it may be in
 * a payout or paid.
 */
export async function withdrawEarnings(
  ctx: TxCtx,
  { eventIds, at }: { eventIds: readonly string[]; at: Date },
): Promise<void> {
  const { deps, tx, scope } = ctx
  if (eventIds.length === 0) return
  const rows = await tx.find(scope, commissions, {
    where: [and(inArray(commissions.eventId, [...eventIds]), isNull(commissions.reversesId))],
    orderBy: [LOCK_ORDER],
    lock: 'update',
  })
  const { open } = await lockClawBacks(ctx, rows)
  const changed = [...rows, ...open].map((row) => {
    const state = stateOf(row)
    // Also what a refund or a ban has ended is over for good: neither gives it back.
    const change = isOpen(state.status)
      ? cancel(state, deps.ids.make('lp'))
      : { status: 'canceled' as const, earningsMinor: 0n, posting: null }
    const explanation = explainedFurther(row.explanation, [message('commission.moved')])
    const ended = { cancelReason: 'canceled', holdReason: null }
    // It counts nowhere any more: the event's own name and quantity are the next commission's.
    const columns = { ...ended, explanation, sourceKey: `moved:${row.id}`, quantity: 0 }
    return { row, change, columns }
  })
  await writeChanges(ctx, { changed, at, why: 'moved' })
}
