import { eq } from 'drizzle-orm'
import { discounts } from '../../../db/schema/rewards.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { noDiscount, toDiscount } from './present.ts'
import type { Discount } from './schema.ts'

export async function getDiscount(deps: Deps, scope: Scope, id: string): Promise<Discount> {
  requirePlan(scope.plan, 'partnerProgram')
  const row = await deps.db.tx.first(scope, discounts, [eq(discounts.id, id)])
  if (!row) throw noDiscount(id)
  return toDiscount(row)
}
