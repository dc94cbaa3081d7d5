import type { Ctx } from '../../../core/ctx.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { findEnrolled, presentPartner } from './queries.ts'
import type { Partner, WhichPartner } from './schema.ts'

export async function getPartner(ctx: Ctx, which: WhichPartner): Promise<Partner> {
  const { deps, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  const enrolled = await findEnrolled(ctx, which)
  return presentPartner(ctx, { origin: deps.config.origin, enrolled })
}
