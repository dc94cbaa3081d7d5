import { invalid } from './errors.ts'
import { message, money, type Message } from './message/message.ts'
import { applyBps } from './money.ts'
import { checkTerms } from './reward/check-terms.ts'
import { readDraft } from './reward/read-draft.ts'

const CODE = /^[A-Za-z0-9_-]{1,100}$/

/** The terms of what a customer gets for coming through a partner. */
export interface DiscountTerms {
  type: 'flat' | 'percentage'
  /** Flat: minor units of the program's currency off each payment. Null for a percentage. */
  amountMinor: number | null
  /** Percentage: basis points off each payment, 10,000 are all of it. Null for a flat amount. */
  rateBps: number | null
  /** 0 the first payment only, N months, null every payment. */
  maxDurationMonths: number | null
}

/**
 * Validates a draft of a discount and returns it as stored. Something must come off.
 * @throws ApiError `unprocessable_entity` with the path of the field.
 */
export function checkDiscount(input: unknown): DiscountTerms {
  const terms = checkTerms(readDraft('', input), '')
  if (terms.amountMinor !== 0 && terms.rateBps !== 0) return terms
  const path = terms.type === 'flat' ? 'amountMinor' : 'rateBps'
  throw invalid(path, `${path} must be at least 1: a discount takes something off.`)
}

/**
 * Describes a discount: `20 % off for 3 months`, `5.00 USD off the first payment`, `20 % off every payment`
 */
export function describeDiscount(terms: DiscountTerms, currency: string): Message {
  const { type, amountMinor, rateBps, maxDurationMonths: months } = terms
  const off = type === 'flat' ? money(BigInt(amountMinor ?? 0), currency) : { bps: rateBps ?? 0 }
  if (months === null) return message('discount.every-payment', { off })
  return months === 0
    ? message('discount.first-payment', { off })
    : message('discount.months', { off, count: months })
}

/**
 * Normalizes a discount code for look-ups: upper case, so `Summer` finds `SUMMER`.
 * @throws ApiError `unprocessable_entity`
 */
export function normalizeCode(text: string): string {
  const code = text.trim()
  if (CODE.test(code)) return code.toUpperCase()
  throw invalid(
    'code',
    'A code can contain letters (a to z), digits, hyphens, and underscores, up to 100 characters.',
  )
}

/** Subtracts a discount from an amount in minor units; the result is never negative. */
export function discountedMinor(amountMinor: bigint, terms: DiscountTerms): bigint {
  const { type, rateBps, amountMinor: flatMinor } = terms
  if (type === 'percentage') return amountMinor - applyBps(amountMinor, rateBps ?? 0)
  const left = amountMinor - BigInt(flatMinor ?? 0)
  return left > 0n ? left : 0n
}
