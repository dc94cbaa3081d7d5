import { notFound } from '../../../domain/errors.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import { findCommission } from '../../earnings/commissions/read/get-commission.ts'
import { toReceipt } from '../../earnings/commissions/read/present-receipt.ts'
import type { ExplainedEmbedCommission } from './figures-schema.ts'
import { toEmbedCommission } from './present-earned.ts'

/**
 * Returns an own commission with its explanation. @throws ApiError `not_found`, also for another partner's
 */
export async function getEarned(ctx: EmbedCtx, id: string): Promise<ExplainedEmbedCommission> {
  const { session, locale } = ctx
  const found = await findCommission(ctx, id)
  if (found.enrollmentId !== session.enrollmentId) throw notFound('commission', id)
  const { reversals, postings } = found
  return {
    ...toEmbedCommission(found, { session, locale }),
    receipt: toReceipt(found, { locale, nowMs: ctx.deps.clock.now() }),
    reversals: reversals.map(({ kind, amount, createdAt }) => ({ kind, amount, createdAt })),
    history: postings.map(({ cause, createdAt }) => ({ cause, createdAt })),
  }
}
