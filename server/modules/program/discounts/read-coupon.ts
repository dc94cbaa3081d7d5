import { parseOptional } from '../../../core/input.ts'
import type { DiscountPatch } from './schema.ts'

type Coupon = Pick<DiscountPatch, 'description' | 'provider' | 'couponId' | 'couponTestId'>

/** Reads a body's coupon of a discount; what it leaves out is left out. */
export function readCoupon(body: Coupon) {
  const { description, provider, couponId, couponTestId } = body
  return {
    ...(description !== undefined && { description: parseOptional('description', description) }),
    ...(provider !== undefined && { provider }),
    ...(couponId !== undefined && { couponId: parseOptional('couponId', couponId) }),
    ...(couponTestId !== undefined && {
      couponTestId: parseOptional('couponTestId', couponTestId),
    }),
  }
}
