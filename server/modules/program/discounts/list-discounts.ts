import { asc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { discounts } from '../../../db/schema/rewards.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { pageOf } from '../../../core/paging.ts'
import { toDiscount } from './present.ts'
import type { Discount, DiscountQuery } from './schema.ts'

/** Lists discounts, oldest first. */
export async function listDiscounts(ctx: Ctx, query: DiscountQuery): Promise<Discount[]> {
  const { tx, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  const { programId, groupId, enrollmentId, archived } = query
  const rows = await tx.find(scope, discounts, {
    where: [
      programId === undefined ? undefined : eq(discounts.programId, programId),
      groupId === undefined ? undefined : eq(discounts.groupId, groupId),
      enrollmentId === undefined ? undefined : eq(discounts.enrollmentId, enrollmentId),
      archived ? isNotNull(discounts.archivedAt) : isNull(discounts.archivedAt),
    ],
    orderBy: [asc(discounts.id)],
    ...pageOf(query),
  })
  return rows.map((row) => toDiscount(row, ctx.locale))
}
