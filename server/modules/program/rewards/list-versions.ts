import { desc, eq } from 'drizzle-orm'
import { rewards, rewardVersions } from '../../../db/schema/rewards.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { pageOf } from '../../../core/paging.ts'
import { noReward, toRewardVersion } from './present.ts'
import type { RewardVersion, VersionQuery } from './schema.ts'

/** Every version that a reward ever had, newest first. */
export async function listVersions(
  deps: Deps,
  scope: Scope,
  { id, ...query }: VersionQuery & { id: string },
): Promise<RewardVersion[]> {
  requirePlan(scope.plan, 'partnerProgram')
  const { tx } = deps.db
  if (!(await tx.first(scope, rewards, [eq(rewards.id, id)]))) throw noReward(id)
  const rows = await tx.find(scope, rewardVersions, {
    where: [eq(rewardVersions.rewardId, id)],
    orderBy: [desc(rewardVersions.version)],
    ...pageOf(query),
  })
  return rows.map(toRewardVersion)
}
