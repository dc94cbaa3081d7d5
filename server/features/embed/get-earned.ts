import type { Deps } from '../../deps.ts'
import { forPartner } from '../../domain/embed.ts'
import type { EmbedCaller } from '../../http/authenticate-embed.ts'
import { getCommission } from '../commissions/get-commission.ts'
import { noCommission } from '../commissions/present.ts'
import type { ExplainedEmbedCommission } from './figures-schema.ts'
import { toEmbedCommission } from './present-earned.ts'

/** An own commission, with why it is what it is. @throws ApiError `not_found`, also for another partner's */
export async function getEarned(
  deps: Deps,
  { scope, session }: EmbedCaller,
  id: string,
): Promise<ExplainedEmbedCommission> {
  const found = await getCommission(deps, scope, id)
  if (found.enrollmentId !== session.enrollmentId) throw noCommission(id)
  const { explanation, reversals, postings } = found
  const own = [found.id, found.reversesId]
  return {
    ...toEmbedCommission(found, session),
    steps: [...new Set(explanation.steps.map((step) => forPartner(step, own)))],
    reversals: reversals.map(({ kind, amount, createdAt }) => ({ kind, amount, createdAt })),
    history: postings.map(({ cause, createdAt }) => ({ cause, createdAt })),
  }
}
