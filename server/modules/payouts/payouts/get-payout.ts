import { asc, eq } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import { transfers } from '../../../db/schema/payouts.ts'
import { TRANSFER_STATES } from '../../../domain/payout.ts'
import { presentCommissions } from '../../earnings/commissions/read/present.ts'
import { findPayout, presentPayouts } from './present.ts'
import type { PayoutDetail } from './schema.ts'

const SHOWN = 100

/** Returns one payout with its transfer and its commissions. @throws ApiError `not_found` */
export async function getPayout(ctx: Ctx, id: string): Promise<PayoutDetail> {
  return inTransaction(ctx, (ctx) => loadPayout(ctx, id))
}

export async function loadPayout(ctx: TxCtx, id: string): Promise<PayoutDetail> {
  const { tx, scope } = ctx
  const row = await findPayout(ctx, id)
  const [payout] = await presentPayouts(ctx, [row])
  const transfer = (await tx.first(scope, transfers, [eq(transfers.payoutId, id)]))!
  const paid = await tx.find(scope, commissions, {
    where: [eq(commissions.payoutId, id)],
    orderBy: [asc(commissions.id)],
    limit: SHOWN,
  })
  const { reference, attempts, lastError, fileId, createdAt, updatedAt } = transfer
  return {
    ...payout!,
    transfer: {
      id: transfer.id,
      status: TRANSFER_STATES.find((state) => state === transfer.status)!,
      reference,
      attempts,
      lastError,
      fileId,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    },
    commissions: await presentCommissions(ctx, paid),
  }
}
