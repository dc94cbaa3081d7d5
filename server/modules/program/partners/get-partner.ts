import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { findEnrolled, presentPartner } from './queries.ts'
import type { Partner, WhichPartner } from './schema.ts'

export async function getPartner(deps: Deps, scope: Scope, which: WhichPartner): Promise<Partner> {
  requirePlan(scope.plan, 'partnerProgram')
  const { tx } = deps.db
  const enrolled = await findEnrolled(tx, scope, which)
  return presentPartner(tx, scope, { origin: deps.config.origin, enrolled })
}
