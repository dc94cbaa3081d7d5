import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { rewardVersions } from '../../../db/schema/rewards.ts'
import { pageOf } from '../../../core/paging.ts'
import { findReward, toRewardVersion } from './present.ts'
import type { RewardVersion, VersionQuery } from './schema.ts'

/** Lists every version of a reward, newest first. */
export async function listVersions(
  ctx: Ctx,
  { id, ...query }: VersionQuery & { id: string },
): Promise<RewardVersion[]> {
  const { tx, scope } = ctx
  await findReward(ctx, id)
  const rows = await tx.find(scope, rewardVersions, {
    where: [eq(rewardVersions.rewardId, id)],
    orderBy: [desc(rewardVersions.version)],
    ...pageOf(query),
  })
  return rows.map((row) => toRewardVersion(row, ctx.locale))
}
