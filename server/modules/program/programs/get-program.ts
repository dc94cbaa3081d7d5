import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { toProgram } from './present.ts'
import { findProgram } from './queries.ts'
import type { Program } from './schema.ts'

export async function getProgram(deps: Deps, scope: Scope, id: string): Promise<Program> {
  requirePlan(scope.plan, 'partnerProgram')
  return toProgram(await findProgram(deps.db.tx, scope, id))
}
