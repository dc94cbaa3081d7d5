import { eq } from 'drizzle-orm'
import { discounts } from '../../../db/schema/rewards.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { transact } from '../../../core/transact.ts'
import { noDiscount, toDiscount } from './present.ts'
import type { Discount } from './schema.ts'

/** New customers do not get it any more; those who have it keep it. */
export async function archiveDiscount(deps: Deps, scope: Scope, id: string): Promise<Discount> {
  requirePlan(scope.plan, 'partnerProgram')
  const archived = await transact(deps, scope, async (tx) => {
    const same = [eq(discounts.id, id)]
    const current = await tx.first(scope, discounts, same, { lock: 'update' })
    if (!current) throw noDiscount(id)
    const now = new Date(deps.clock.now())
    const set = { archivedAt: now, updatedAt: now }
    const [row] = current.archivedAt ? [current] : await tx.update(scope, discounts, set, same)
    return toDiscount(row!)
  })
  await deps.directory.changed()
  return archived
}
