import { eq } from 'drizzle-orm'
import { programs } from '../../../db/schema/programs.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { transact } from '../../../core/transact.ts'
import { toProgram } from './present.ts'
import { findProgram } from './queries.ts'
import type { Program } from './schema.ts'

/** From now on nothing is earned or offered. Links go on leading, and what was earned is still paid. */
export async function deactivateProgram(deps: Deps, scope: Scope, id: string): Promise<Program> {
  return setDeactivated(deps, scope, id, true)
}

export async function reactivateProgram(deps: Deps, scope: Scope, id: string): Promise<Program> {
  return setDeactivated(deps, scope, id, false)
}

/** Doing it again changes nothing, not even the time. */
async function setDeactivated(
  deps: Deps,
  scope: Scope,
  id: string,
  wanted: boolean,
): Promise<Program> {
  requirePlan(scope.plan, 'partnerProgram')
  const program = await transact(deps, scope, async (tx) => {
    const current = await findProgram(tx, scope, id, { lock: 'update' })
    if ((current.deactivatedAt !== null) === wanted) return toProgram(current)
    const now = new Date(deps.clock.now())
    const set = { deactivatedAt: wanted ? now : null, updatedAt: now }
    const [row] = await tx.update(scope, programs, set, [eq(programs.id, id)])
    return toProgram(row!)
  })
  await deps.directory.changed()
  return program
}
