import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { rewards } from '../../../db/schema/rewards.ts'
import { noReward, toReward } from './present.ts'
import { findVersion } from './queries.ts'
import type { Reward } from './schema.ts'

export async function getReward(ctx: Ctx, id: string): Promise<Reward> {
  const { tx, scope } = ctx
  const row = await tx.first(scope, rewards, [eq(rewards.id, id)])
  if (!row) throw noReward(id)
  return toReward(row, await findVersion(ctx, row), ctx.locale)
}
