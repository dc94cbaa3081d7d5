import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { findGroup } from '../programs/queries.ts'
import { toGroup } from './present.ts'
import type { Group } from './schema.ts'

export async function getGroup(deps: Deps, scope: Scope, id: string): Promise<Group> {
  requirePlan(scope.plan, 'partnerProgram')
  return toGroup(await findGroup(deps.db.tx, scope, id))
}
