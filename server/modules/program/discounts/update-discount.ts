import { eq } from 'drizzle-orm'
import { readColumns } from '../../../core/column-fields.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { discounts } from '../../../db/schema/rewards.ts'
import { invalid, notFound } from '../../../domain/errors.ts'
import { transact } from '../../../core/transact.ts'
import { toDiscount } from './present.ts'
import { DISCOUNT_COLUMNS, type Discount, type DiscountPatch } from './schema.ts'

const FIXED = ['type', 'amount', 'rateBps', 'maxDurationMonths'] as const

/** Changes the words and the coupon. What customers were promised stays. */
export async function updateDiscount(
  ctx: Ctx,
  id: string,
  patch: DiscountPatch,
): Promise<Discount> {
  const { deps, scope } = ctx
  const fixed = FIXED.find((field) => patch[field] !== undefined)
  if (fixed) throw neverChanges(fixed)
  const set = { ...readColumns(DISCOUNT_COLUMNS, patch), updatedAt: new Date(deps.clock.now()) }
  const updated = await transact(ctx, async (ctx) => {
    const [row] = await ctx.tx.update(scope, discounts, set, [eq(discounts.id, id)])
    if (!row) throw notFound('discount', id)
    return toDiscount(row, ctx.locale)
  })
  await deps.directory.changed()
  return updated
}

function neverChanges(field: string) {
  return invalid(
    field,
    `The ${field} of a discount can’t be changed, because customers already have it. ` +
      'Archive it with DELETE, then create another with POST /discounts.',
  )
}
