import type { SaleParts } from '../port.ts'
import { fieldsOf, idOf, listOf, numberOf, textOf, type Fields } from '../read-json.ts'
import { partsOfPayment } from '../sale-parts.ts'

/**
 * Reads what a paid invoice consists of, in Stripe's units. Its lines may be credits for unused time, and
 * a part of it may have been paid by an earlier credit.
 */
export function invoiceParts(invoice: Fields, amountPaid: number): SaleParts {
  const composition = {
    total: numberOf(invoice.total),
    tax: taxOf(invoice),
    shipping: shippingOf(invoice),
    lines: listOf(fieldsOf(invoice.lines).data).flatMap(lineOf),
  }
  return partsOfPayment(composition, amountPaid)
}

/** Reads what a session's amount contains, in Stripe's units. */
export function sessionParts(session: Fields): SaleParts {
  const details = fieldsOf(session.total_details)
  return partsOfPayment(
    {
      total: numberOf(session.amount_total),
      tax: numberOf(details.amount_tax),
      shipping: session.shipping_cost ? shippingOf(session) : numberOf(details.amount_shipping),
      lines: [],
    },
    numberOf(session.amount_total),
  )
}

/** Reads what a payment of its own is worth, in Stripe's units: a tip is no sale. */
export function intentMoney(intent: Fields): {
  amount: number
  received: number
  parts: SaleParts
} {
  const received = numberOf(intent.amount_received ?? intent.amount)
  const details = fieldsOf(intent.amount_details)
  const amount = Math.max(received - numberOf(fieldsOf(details.tip).amount), 0)
  const composition = {
    total: amount,
    tax: numberOf(fieldsOf(details.tax).total_tax_amount),
    shipping: numberOf(fieldsOf(details.shipping).amount),
    lines: [],
  }
  return { amount, received, parts: partsOfPayment(composition, amount) }
}

function taxOf(invoice: Fields): number {
  if (typeof invoice.total_excluding_tax === 'number') {
    return Math.max(numberOf(invoice.total) - invoice.total_excluding_tax, 0)
  }
  const taxes = listOf(invoice.total_taxes ?? invoice.total_tax_amounts)
  return taxes.length === 0 ? numberOf(invoice.tax) : sumOf(taxes)
}

/** Returns shipping without its tax, which the tax of the whole contains. */
function shippingOf(object: Fields): number {
  const cost = fieldsOf(object.shipping_cost)
  return Math.max(numberOf(cost.amount_total) - numberOf(cost.amount_tax), 0)
}

/** Reads a line after discounts and credits, without the tax that its price contains. */
function lineOf(line: Fields) {
  const price = fieldsOf(fieldsOf(line.pricing).price_details)
  const productId = idOf(price.product) ?? idOf(fieldsOf(line.price).product)
  if (productId === null) return []
  // Credits before tax are listed together with the discounts.
  const credits = listOf(line.pretax_credit_amounts)
  const taken = sumOf(credits.length > 0 ? credits : listOf(line.discount_amounts))
  const taxes = listOf(line.taxes ?? line.tax_amounts)
  const included = taxes.filter((tax) => tax.tax_behavior === 'inclusive' || tax.inclusive === true)
  const amount = numberOf(line.amount) - taken - sumOf(included)
  const quantity = Math.min(Math.max(Math.trunc(numberOf(line.quantity)), 1), 10_000)
  return [{ productId, name: textOf(line.description)?.slice(0, 255) ?? null, quantity, amount }]
}

function sumOf(objects: readonly Fields[]): number {
  return objects.reduce((all, { amount }) => all + numberOf(amount), 0)
}
