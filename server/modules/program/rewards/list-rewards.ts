import { asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { rewards } from '../../../db/schema/rewards.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { pageOf } from '../../../core/paging.ts'
import { toReward } from './present.ts'
import { findVersions } from './queries.ts'
import type { Reward, RewardQuery } from './schema.ts'

/** Rewards with their newest version, oldest first. */
export async function listRewards(ctx: Ctx, query: RewardQuery): Promise<Reward[]> {
  const { tx, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  const { programId, groupId, enrollmentId, event, archived } = query
  const rows = await tx.find(scope, rewards, {
    where: [
      programId === undefined ? undefined : eq(rewards.programId, programId),
      groupId === undefined ? undefined : eq(rewards.groupId, groupId),
      enrollmentId === undefined ? undefined : eq(rewards.enrollmentId, enrollmentId),
      event === undefined ? undefined : eq(rewards.event, event),
      archived ? isNotNull(rewards.archivedAt) : isNull(rewards.archivedAt),
    ],
    orderBy: [asc(rewards.id)],
    ...pageOf(query),
  })
  const versions = await findVersions(ctx, rows)
  const newest = new Map(versions.map((version) => [version.rewardId, version]))
  return rows.map((row) => toReward(row, newest.get(row.id)!, ctx.locale))
}
