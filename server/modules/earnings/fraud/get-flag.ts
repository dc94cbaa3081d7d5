import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { findFlags, presentFlags } from './queries.ts'
import type { FraudFlag } from './schema.ts'

/** @throws ApiError `not_found` */
export async function getFlag(deps: Deps, scope: Scope, id: string): Promise<FraudFlag> {
  requirePlan(scope.plan, 'partnerProgram')
  const { tx } = deps.db
  const [flag] = await presentFlags(tx, scope, await findFlags(tx, scope, [id]))
  return flag!
}
