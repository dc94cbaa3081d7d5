import { checkSaleParts, type SaleParts } from '../domain/sale-parts.ts'
import { parseOptional, parseText } from './input.ts'
import type { AnsweredParts, SalePartBody } from './sale-fields.ts'

/**
 * Reads what a sale's amount consists of; what is left out is nothing.
 * @throws ApiError `unprocessable_entity`
 */
export function readSaleParts(
  body: SalePartBody,
  { amount, currency, path = '' }: { amount: number; currency: string; path?: string },
): SaleParts {
  const parts = {
    amountMinor: amount,
    taxMinor: body.tax ?? 0,
    shippingMinor: body.shipping ?? 0,
    feeMinor: body.fee ?? 0,
    lineItems: (body.lineItems ?? []).map(({ productId, name, quantity, amount }, index) => {
      const at = `${path}lineItems.${index}`
      return {
        productId: parseText(`${at}.productId`, productId),
        name: parseOptional(`${at}.name`, name),
        quantity: quantity ?? 1,
        amountMinor: amount,
      }
    }),
  }
  checkSaleParts(parts, { currency, path })
  return parts
}

/** Converts the parts to the names of the API. */
export function presentSaleParts(parts: SaleParts): AnsweredParts {
  const { taxMinor, shippingMinor, feeMinor, lineItems } = parts
  return {
    tax: taxMinor,
    shipping: shippingMinor,
    fee: feeMinor,
    lineItems: lineItems.map(({ productId, name, quantity, amountMinor }) => ({
      productId,
      name,
      quantity,
      amount: amountMinor,
    })),
  }
}
