import { eq } from 'drizzle-orm'
import { rewards } from '../../../db/schema/rewards.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { noReward, toReward } from './present.ts'
import { findVersion } from './queries.ts'
import type { Reward } from './schema.ts'

export async function getReward(deps: Deps, scope: Scope, id: string): Promise<Reward> {
  requirePlan(scope.plan, 'partnerProgram')
  const { tx } = deps.db
  const row = await tx.first(scope, rewards, [eq(rewards.id, id)])
  if (!row) throw noReward(id)
  return toReward(row, await findVersion(tx, scope, row))
}
