import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { milestones } from '../../../db/schema/milestones.ts'
import { findMilestone, toMilestone } from './present.ts'
import type { Milestone } from './schema.ts'

/** Archives a milestone. Nobody earns it any more; bonuses stand as long as their number does. */
export async function archiveMilestone(ctx: Ctx, id: string): Promise<Milestone> {
  const { deps, scope } = ctx
  return transact(ctx, async (ctx) => {
    const { tx } = ctx
    const same = [eq(milestones.id, id)]
    const current = await findMilestone(ctx, id, { lock: 'update' })
    const now = new Date(deps.clock.now())
    const set = { archivedAt: now, updatedAt: now }
    const [row] = current.archivedAt ? [current] : await tx.update(scope, milestones, set, same)
    return toMilestone(row!, ctx.locale)
  })
}
