import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { discountCodes, discounts } from '../../../db/schema/rewards.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { Account, Discounts, Verb } from '../../../integrations/port.ts'
import { fieldsOf, textOf } from '../../../integrations/read-json.ts'
import { CODE_EVENT } from './queue-code.ts'

interface Target {
  discounts: Discounts
  account: Account
}
type CodeRow = typeof discountCodes.$inferSelect
type DiscountRow = typeof discounts.$inferSelect

/** Performs at the provider what an event of ours says. Returns what is to be remembered of it. */
export async function publishCode(
  ctx: Ctx,
  event: { type: string; body: unknown },
  target: Target,
): Promise<Verb[]> {
  const { tx, scope } = ctx
  const codeId = textOf(fieldsOf(event.body).codeId) ?? ''
  const code = await tx.first(scope, discountCodes, [eq(discountCodes.id, codeId)])
  if (!code) return [{ verb: 'ignore', reason: 'There is no such discount code any more.' }]
  const { id, code: text, disabledAt } = code
  if (event.type === `${CODE_EVENT}.ended`) {
    if (disabledAt === null) return [{ verb: 'ignore', reason: 'The code is used again.' }]
    await target.discounts.endCode(target.account, { id, code: text })
    return [{ verb: 'ignore', reason: `The code ${text} is ended at the provider.` }]
  }
  if (disabledAt !== null) return [{ verb: 'ignore', reason: 'The code has ended meanwhile.' }]
  const couponId = await couponOf(ctx, code, target)
  const providerId = await target.discounts.createCode(target.account, { id, couponId, code: text })
  return [{ verb: 'code', providerId, code: text }]
}

/** Returns the coupon of a code's discount, which is created with its first code. */
async function couponOf(ctx: Ctx, code: CodeRow, target: Target): Promise<string> {
  const { tx, scope } = ctx
  const discount = code.discountId
    ? await tx.first(scope, discounts, [eq(discounts.id, code.discountId)])
    : undefined
  if (!discount) {
    throw new ApiError(
      'unprocessable_entity',
      'The code has no discount. Create a discount for its group or partner first.',
    )
  }
  const isTest = /^[sr]k_test_/.test(target.account.details.apiKey ?? '')
  const known = isTest ? discount.couponTestId : discount.couponId
  if (known !== null) return known
  const couponId = await target.discounts.createCoupon(target.account, {
    id: discount.id,
    name: discount.description ?? `Partner discount ${discount.id}`,
    off: offOf(discount),
    months: discount.maxDurationMonths,
  })
  const change = isTest ? { couponTestId: couponId } : { couponId }
  await tx.update(scope, discounts, { ...change, provider: 'stripe' }, [
    eq(discounts.id, discount.id),
  ])
  return couponId
}

function offOf({ type, rateBps, amountMinor, currency }: DiscountRow) {
  return type === 'percentage'
    ? { rateBps: rateBps ?? 0 }
    : { amountMinor: Number(amountMinor ?? 0n), currency }
}
