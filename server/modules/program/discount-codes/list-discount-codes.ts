import { inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { listRows, type Listing } from '../../../core/list-rows.ts'
import { partners } from '../../../db/schema/programs.ts'
import { discountCodes } from '../../../db/schema/rewards.ts'
import { toDiscountCode } from './present.ts'
import type { DiscountCode, DiscountCodeQuery } from './schema.ts'

const CODES: Listing<typeof discountCodes, DiscountCodeQuery> = {
  table: discountCodes,
  prefix: 'dcode',
  noun: 'discount code',
  filters: {
    partnerId: discountCodes.partnerId,
    discountId: discountCodes.discountId,
    linkId: discountCodes.linkId,
  },
  where: [isNull(discountCodes.disabledAt)],
  sortOrder: 'asc',
}

/** Lists the active codes, oldest first. */
export async function listDiscountCodes(
  ctx: Ctx,
  query: DiscountCodeQuery,
): Promise<DiscountCode[]> {
  const { tx, scope } = ctx
  const rows = await listRows(ctx, CODES, query)
  if (rows.length === 0) return []
  const owners = await tx.find(scope, partners, {
    where: [inArray(partners.id, [...new Set(rows.map((row) => row.partnerId))])],
  })
  const byId = new Map(owners.map((owner) => [owner.id, owner]))
  return rows.map((row) => toDiscountCode(row, byId.get(row.partnerId)!))
}
