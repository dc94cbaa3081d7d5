import type { Ctx } from '../../../core/ctx.ts'
import { findDiscount, toDiscount } from './present.ts'
import type { Discount } from './schema.ts'

export async function getDiscount(ctx: Ctx, id: string): Promise<Discount> {
  const row = await findDiscount(ctx, id)
  return toDiscount(row, ctx.locale)
}
