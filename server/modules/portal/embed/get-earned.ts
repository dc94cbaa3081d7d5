import { messageForPartner } from '../../../domain/embed.ts'
import { format } from '../../../locales/format.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import { findCommission } from '../../earnings/commissions/read/get-commission.ts'
import { noCommission } from '../../earnings/commissions/read/present.ts'
import type { ExplainedEmbedCommission } from './figures-schema.ts'
import { toEmbedCommission } from './present-earned.ts'

/**
 * Returns an own commission with its explanation. @throws ApiError `not_found`, also for another partner's
 */
export async function getEarned(ctx: EmbedCtx, id: string): Promise<ExplainedEmbedCommission> {
  const { session, locale } = ctx
  const found = await findCommission(ctx, id)
  if (found.enrollmentId !== session.enrollmentId) throw noCommission(id)
  const { explanation, reversals, postings } = found
  const own = [found.id, found.reversesId]
  const steps = explanation.steps.map((step) => format(messageForPartner(step, own), locale))
  return {
    ...toEmbedCommission(found, { session, locale }),
    steps: [...new Set(steps)],
    reversals: reversals.map(({ kind, amount, createdAt }) => ({ kind, amount, createdAt })),
    history: postings.map(({ cause, createdAt }) => ({ cause, createdAt })),
  }
}
