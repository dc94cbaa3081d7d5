import type { Ctx } from '../../../core/ctx.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { findEnrolled, presentPartner } from './queries.ts'
import type { Partner, WhichPartner } from './schema.ts'

export async function getPartner(ctx: Ctx, which: WhichPartner): Promise<Partner> {
  requirePlan(ctx.scope.plan, 'partnerProgram')
  return presentPartner(ctx, await findEnrolled(ctx, which))
}
