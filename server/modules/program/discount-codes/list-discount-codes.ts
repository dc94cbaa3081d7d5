import { asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { partners } from '../../../db/schema/programs.ts'
import { discountCodes } from '../../../db/schema/rewards.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { pageOf } from '../../../core/paging.ts'
import { toDiscountCode } from './present.ts'
import type { DiscountCode, DiscountCodeQuery } from './schema.ts'

/** Lists the active codes, oldest first. */
export async function listDiscountCodes(
  ctx: Ctx,
  query: DiscountCodeQuery,
): Promise<DiscountCode[]> {
  const { tx, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  const { partnerId, discountId, linkId } = query
  const rows = await tx.find(scope, discountCodes, {
    where: [
      isNull(discountCodes.disabledAt),
      partnerId === undefined ? undefined : eq(discountCodes.partnerId, partnerId),
      discountId === undefined ? undefined : eq(discountCodes.discountId, discountId),
      linkId === undefined ? undefined : eq(discountCodes.linkId, linkId),
    ],
    orderBy: [asc(discountCodes.id)],
    ...pageOf(query),
  })
  if (rows.length === 0) return []
  const owners = await tx.find(scope, partners, {
    where: [inArray(partners.id, [...new Set(rows.map((row) => row.partnerId))])],
  })
  const byId = new Map(owners.map((owner) => [owner.id, owner]))
  return rows.map((row) => toDiscountCode(row, byId.get(row.partnerId)!))
}
