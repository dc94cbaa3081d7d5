import { currencyExponent, isCurrency } from '../../domain/money.ts'
import type { SaleParts } from '../port.ts'
import { listOf, textOf, wholeOf, type Fields } from '../read-json.ts'
import { partsOfPayment } from '../sale-parts.ts'

/** Chargebee writes two decimals of every currency that has any: https://apidocs.chargebee.com/docs/api/currencies */
const DECIMALS = 2

/** Converts an amount of Chargebee to minor units. In a currency that is none of ISO 4217 it stays as it is. */
export function fromChargebee(amount: number, currency: string): number {
  const code = currency.toLowerCase()
  if (!isCurrency(code)) return amount
  return amount * 10 ** Math.max(currencyExponent(code) - DECIMALS, 0)
}

/**
 * Reads what an invoice consists of. What credit notes, or an earlier payment, have paid of it keeps the proportions.
 * Shipping is a charge like any other at Chargebee.
 */
export function invoiceParts(invoice: Fields, amountPaid: number): SaleParts {
  const isInclusive = invoice.price_type === 'tax_inclusive'
  const composition = {
    total: wholeOf(invoice.total),
    tax: wholeOf(invoice.tax),
    shipping: 0,
    lines: listOf(invoice.line_items).flatMap((line) => readLine(line, isInclusive)),
  }
  return partsOfPayment(composition, amountPaid)
}

/** Reads a line after its discounts, without the tax that its price contains. */
function readLine(line: Fields, isInclusive: boolean) {
  const productId = textOf(line.entity_id)
  if (productId === null) return []
  const included = isInclusive ? wholeOf(line.tax_amount) : 0
  const amount = wholeOf(line.amount) - wholeOf(line.discount_amount) - included
  const quantity = Math.min(Math.max(wholeOf(line.quantity ?? 1), 1), 10_000)
  return [{ productId, name: textOf(line.description)?.slice(0, 255) ?? null, quantity, amount }]
}
