import { listOf, type Fields } from '../read-json.ts'
import { shopMoney, sumOf } from './money.ts'

/**
 * Tells whether a line is a sale. A gift card is one when it is redeemed, since it pays for an order then; a
 * tip is none.
 */
export function isGoods(line: Fields): boolean {
  return line.gift_card !== true && (line.tip ?? null) === null
}

/** Returns what a line costs after its discounts and without tax, which the store's prices may contain. */
export function netOf(
  line: Fields,
  { taxes_included: isInclusive }: Fields,
  { currency, quantity }: { currency: string; quantity: number },
): number {
  const off = sumOf(listOf(line.discount_allocations), 'amount', currency)
  const tax = isInclusive === true ? sumOf(listOf(line.tax_lines), 'price', currency) : 0
  return shopMoney(line, 'price', currency) * quantity - off - tax
}

/** Returns what an order contains that is no sale: gift cards that were bought, with their tax, and tips. */
export function besideGoods(order: Fields, currency: string): { amount: number; tax: number } {
  const cards = listOf(order.line_items).filter((line) => line.gift_card === true)
  const tax = cards.reduce((sum, one) => sum + sumOf(listOf(one.tax_lines), 'price', currency), 0)
  const net = cards.reduce(
    (sum, one) => sum + netOf(one, order, { currency, quantity: Number(one.quantity ?? 1) }),
    0,
  )
  return { amount: net + tax + shopMoney(order, 'total_tip_received', currency), tax }
}
