import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { discounts } from '../../../db/schema/rewards.ts'
import { transact } from '../../../core/transact.ts'
import { findDiscount, toDiscount } from './present.ts'
import type { Discount } from './schema.ts'

/** Archives a discount. New customers do not get it any more; those who have it keep it. */
export async function archiveDiscount(ctx: Ctx, id: string): Promise<Discount> {
  const { deps, scope } = ctx
  const archived = await transact(ctx, async (ctx) => {
    const { tx } = ctx
    const same = [eq(discounts.id, id)]
    const current = await findDiscount(ctx, id, { lock: 'update' })
    const now = new Date(deps.clock.now())
    const set = { archivedAt: now, updatedAt: now }
    const [row] = current.archivedAt ? [current] : await tx.update(scope, discounts, set, same)
    return toDiscount(row!, ctx.locale)
  })
  await deps.directory.changed()
  return archived
}
