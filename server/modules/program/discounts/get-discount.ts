import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { discounts } from '../../../db/schema/rewards.ts'
import { noDiscount, toDiscount } from './present.ts'
import type { Discount } from './schema.ts'

export async function getDiscount(ctx: Ctx, id: string): Promise<Discount> {
  const { tx, scope } = ctx
  const row = await tx.first(scope, discounts, [eq(discounts.id, id)])
  if (!row) throw noDiscount(id)
  return toDiscount(row, ctx.locale)
}
