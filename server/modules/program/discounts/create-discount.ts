import { eq, isNull } from 'drizzle-orm'
import { readColumns } from '../../../core/column-fields.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { discounts } from '../../../db/schema/rewards.ts'
import { checkDiscount } from '../../../domain/discount.ts'
import { transact } from '../../../core/transact.ts'
import { loadOwner } from '../rewards/load-owner.ts'
import { inWireWords, toDraft } from '../rewards/read-terms.ts'
import { discountTaken, toDiscount } from './present.ts'
import { DISCOUNT_COLUMNS, type Discount, type DiscountBody } from './schema.ts'

/** Offers a discount to whoever comes through the group's or the partner's links. */
export async function createDiscount(ctx: Ctx, body: DiscountBody): Promise<Discount> {
  const { deps, scope } = ctx
  const terms = inWireWords('', () => checkDiscount(toDraft(body)))
  const { amountMinor } = terms
  const now = new Date(deps.clock.now())
  const values = {
    id: deps.ids.make('disc'),
    ...terms,
    amountMinor: amountMinor === null ? null : BigInt(amountMinor),
    provider: 'custom',
    ...readColumns(DISCOUNT_COLUMNS, body),
    createdAt: now,
    updatedAt: now,
  }
  const created = await transact(ctx, async (ctx) => {
    const { tx } = ctx
    const { program, groupId, enrollmentId } = await loadOwner(ctx, body)
    const owner =
      groupId === null
        ? eq(discounts.enrollmentId, enrollmentId ?? '')
        : eq(discounts.groupId, groupId)
    const existing = await tx.first(scope, discounts, [isNull(discounts.archivedAt), owner])
    if (existing) throw discountTaken(existing)
    const { id: programId, currency } = program
    const whole = { ...values, programId, groupId, enrollmentId, currency }
    const [row] = await tx.insert(scope, discounts, whole)
    return toDiscount(row!, ctx.locale)
  })
  await deps.directory.changed()
  return created
}
