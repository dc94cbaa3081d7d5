import type { Buyer } from '../port.ts'
import {
  EXTERNAL_ID,
  fieldsOf,
  firstText,
  idOf,
  listOf,
  textOf,
  type Fields,
} from '../read-json.ts'

/**
 * Says who bought. Somebody whom only a click names is known by Stripe's id, or else by their address, from
 * then on.
 */
export function buyerOf(about: {
  customer: unknown
  metadata: Fields
  click: string | null
  name?: unknown
  email?: unknown
}): Buyer {
  const accountId = idOf(about.customer)
  const email = textOf(about.email)
  const fallback = about.click === null && accountId !== null ? null : (accountId ?? email)
  return {
    externalId: firstText(about.metadata, EXTERNAL_ID) ?? fallback?.toLowerCase() ?? null,
    accountId,
    name: textOf(about.name),
    email,
  }
}

/** Promotion codes: as buyers type them, and Stripe's ids of such. */
export interface Codes {
  discountCodes: string[]
  codeIds: string[]
}

/** Returns the promotion codes of discounts: an id, or an object that has the code, at every place of them. */
export function codesOf(...lists: unknown[]): Codes {
  const promotions = lists
    .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : [list]))
    .map((discount) => fieldsOf(discount).promotion_code)
  const texts = promotions.map((one) => textOf(fieldsOf(one).code)).filter((one) => one !== null)
  const ids = promotions.map((one) => idOf(one)).filter((one) => one !== null)
  return { discountCodes: [...new Set(texts)], codeIds: [...new Set(ids)] }
}

export function hasCodes({ discountCodes, codeIds }: Codes): boolean {
  return discountCodes.length + codeIds.length > 0
}

/** Tells whether something was taken off whose code is not said here. */
export function hasUnknownDiscount(invoice: Fields): boolean {
  const listed = listOf(invoice.total_discount_amounts).some(({ amount }) => amount !== 0)
  const discounts = Array.isArray(invoice.discounts) && invoice.discounts.length > 0
  return listed || discounts || fieldsOf(invoice.discount).id !== undefined
}
