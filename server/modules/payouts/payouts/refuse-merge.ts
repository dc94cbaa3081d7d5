import { inArray } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { payouts } from '../../../db/schema/payouts.ts'
import { ApiError } from '../../../domain/errors.ts'

/**
 * Refuses to merge enrollments while a payout of one of them is under way: it must arrive or fail first.
 * @throws ApiError `conflict`
 */
export async function refuseMerge(ctx: TxCtx, enrollmentIds: readonly string[]): Promise<void> {
  const { tx, scope } = ctx
  if (enrollmentIds.length === 0) return
  const payout = await tx.first(scope, payouts, [
    inArray(payouts.enrollmentId, [...enrollmentIds]),
    inArray(payouts.status, ['pending', 'processing', 'sent']),
  ])
  if (!payout) return
  throw new ApiError(
    'conflict',
    `Payout ${payout.id} is ${payout.status}. Merge the partners after the payout is completed, failed, or canceled.`,
  )
}
