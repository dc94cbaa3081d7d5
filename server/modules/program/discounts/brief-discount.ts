import type { DiscountTerms } from '../../../domain/discount.ts'
import type { BriefDiscount } from './schema.ts'

export interface BriefDiscountRow extends DiscountTerms {
  id: string
  couponId: string | null
  couponTestId: string | null
}

/** Converts a discount for customers' browsers: `amount` is a percentage or, when flat, minor units. */
export function briefDiscount(row: BriefDiscountRow): BriefDiscount {
  const { id, type, amountMinor, rateBps, maxDurationMonths, couponId, couponTestId } = row
  return {
    id,
    amount: type === 'flat' ? (amountMinor ?? 0) : (rateBps ?? 0) / 100,
    type,
    maxDuration: maxDurationMonths,
    couponId,
    couponTestId,
  }
}
