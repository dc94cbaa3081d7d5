import type { Ctx } from '../../../core/ctx.ts'
import { findReward, toReward } from './present.ts'
import { findVersion } from './queries.ts'
import type { Reward } from './schema.ts'

export async function getReward(ctx: Ctx, id: string): Promise<Reward> {
  const row = await findReward(ctx, id)
  return toReward(row, await findVersion(ctx, row), ctx.locale)
}
