import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { rewards } from '../../../db/schema/rewards.ts'
import { transact } from '../../../core/transact.ts'
import { findReward, toReward } from './present.ts'
import { findVersion } from './queries.ts'
import type { Reward } from './schema.ts'

/** Archives a reward. New leads are not won under it; customers who were won under it keep it. */
export async function archiveReward(ctx: Ctx, id: string): Promise<Reward> {
  const { scope } = ctx
  return transact(ctx, async (ctx) => {
    const { deps, tx } = ctx
    const same = [eq(rewards.id, id)]
    const current = await findReward(ctx, id, { lock: 'update' })
    const now = new Date(deps.clock.now())
    const set = { archivedAt: now, updatedAt: now }
    const [row] = current.archivedAt ? [current] : await tx.update(scope, rewards, set, same)
    return toReward(row!, await findVersion(ctx, current), ctx.locale)
  })
}
