import type { Ctx } from '../../../core/ctx.ts'
import { listRows, whetherSet, type Listing } from '../../../core/list-rows.ts'
import { rewards } from '../../../db/schema/rewards.ts'
import { toReward } from './present.ts'
import { findVersions } from './queries.ts'
import type { Reward, RewardQuery } from './schema.ts'

const REWARDS: Listing<typeof rewards, RewardQuery> = {
  table: rewards,
  prefix: 'rwd',
  noun: 'reward',
  filters: {
    programId: rewards.programId,
    groupId: rewards.groupId,
    enrollmentId: rewards.enrollmentId,
    event: rewards.event,
    archived: whetherSet(rewards.archivedAt),
  },
  sortOrder: 'asc',
}

/** Lists rewards with their newest version, oldest first. */
export async function listRewards(ctx: Ctx, query: RewardQuery): Promise<Reward[]> {
  const rows = await listRows(ctx, REWARDS, query)
  const versions = await findVersions(ctx, rows)
  const newest = new Map(versions.map((version) => [version.rewardId, version]))
  return rows.map((row) => toReward(row, newest.get(row.id)!, ctx.locale))
}
