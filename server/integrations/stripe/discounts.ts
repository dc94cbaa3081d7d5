import type { Stripe } from 'stripe'
import { ApiError } from '../../domain/errors.ts'
import { formatMoney } from '../../domain/money.ts'
import { stripeAmount } from '../../domain/stripe-units.ts'
import type { Account, Coupon, Discounts } from '../port.ts'
import { askStripe, openStripe, type StripeAddress } from './client.ts'

/** Creates real coupons and promotion codes; repeated, each is created once. */
export function stripeDiscounts(address: StripeAddress): Discounts {
  const open = (account: Account): Stripe => {
    const stripe = openStripe(account, address)
    if (stripe) return stripe
    throw new ApiError('bad_request', 'Coupons need a restricted key. Add one to the connection.')
  }
  return {
    async createCoupon(account, coupon) {
      const stripe = open(account)
      const created = stripe.coupons.create(paramsOf(coupon), { idempotencyKey: coupon.id })
      return (await askStripe(created)).id
    },
    async createCode(account, { id, couponId, code }) {
      const stripe = open(account)
      const earlier = await find(stripe, code)
      if (earlier) {
        if (earlier.metadata?.svcDiscountCodeId === id) return earlier.id
        const text = `Stripe has an active promotion code ${JSON.stringify(code)} already. Deactivate it in Stripe, and then try again.`
        throw new ApiError('conflict', text)
      }
      const params: Stripe.PromotionCodeCreateParams = {
        promotion: { type: 'coupon', coupon: couponId },
        code,
        metadata: { svcDiscountCodeId: id },
      }
      return (await askStripe(stripe.promotionCodes.create(params))).id
    },
    async endCode(account, { id, code }) {
      const stripe = open(account)
      const active = await find(stripe, code)
      if (active?.metadata?.svcDiscountCodeId !== id) return
      await askStripe(stripe.promotionCodes.update(active.id, { active: false }))
    },
  }
}

async function find(stripe: Stripe, code: string): Promise<Stripe.PromotionCode | undefined> {
  return (await askStripe(stripe.promotionCodes.list({ code, active: true, limit: 1 }))).data[0]
}

function paramsOf({ id, name, off, months }: Coupon): Stripe.CouponCreateParams {
  const duration = months === null ? 'forever' : months === 0 ? 'once' : 'repeating'
  return {
    name: name.slice(0, 40),
    metadata: { svcDiscountId: id },
    duration,
    ...(duration === 'repeating' && { duration_in_months: months! }),
    ...('rateBps' in off
      ? { percent_off: off.rateBps / 100 }
      : { amount_off: amountOff(off), currency: off.currency }),
  }
}

function amountOff({ amountMinor, currency }: { amountMinor: number; currency: string }): number {
  const amount = stripeAmount(BigInt(amountMinor), currency)
  if (amount !== null) return amount
  const shown = formatMoney(BigInt(amountMinor), currency)
  throw new ApiError('bad_request', `Stripe has no coupon of ${shown}. Change the amount.`)
}
