import type { Ctx } from '../../../core/ctx.ts'
import { listRows, whetherSet, type Listing } from '../../../core/list-rows.ts'
import { discounts } from '../../../db/schema/rewards.ts'
import { toDiscount } from './present.ts'
import type { Discount, DiscountQuery } from './schema.ts'

const DISCOUNTS: Listing<typeof discounts, DiscountQuery> = {
  table: discounts,
  prefix: 'disc',
  noun: 'discount',
  filters: {
    programId: discounts.programId,
    groupId: discounts.groupId,
    enrollmentId: discounts.enrollmentId,
    archived: whetherSet(discounts.archivedAt),
  },
  sortOrder: 'asc',
}

/** Lists discounts, oldest first. */
export async function listDiscounts(ctx: Ctx, query: DiscountQuery): Promise<Discount[]> {
  const rows = await listRows(ctx, DISCOUNTS, query)
  return rows.map((row) => toDiscount(row, ctx.locale))
}
