import { mulDivRound } from '../../domain/money.ts'
import { decimalToMinor } from '../decimal.ts'
import type { SaleParts } from '../port.ts'
import { listOf, textOf, type Fields } from '../read-json.ts'
import { partsOfPayment } from '../sale-parts.ts'
import { dataOf } from './data.ts'

/** What the extensions for gift cards keep with a line that sells one, and with an order that one paid. */
const GIFT_CARD = /^_?(wc_gc_giftcard|pw_gift_card|ywgc)/
/** WooCommerce has no tips of its own: extensions add them as fees of this name. */
const TIP = /^tips?\b/i

export interface OrderMoney {
  /** What was paid for goods, with gift cards too. */
  amountMinor: number
  /** What was charged for everything, gift cards and tips included. */
  chargedMinor: number
  parts: SaleParts
}

/**
 * Reads what an order is worth. A gift card is worth nothing when it is bought and pays for an order when it is
 * redeemed; a tip is no sale. WooCommerce gives shipping and lines without tax, whatever the shop shows.
 */
export function orderMoney(order: Fields, currency: string): OrderMoney {
  const minor = (value: unknown) => decimalToMinor(value ?? 0, currency)
  const items = listOf(order.line_items)
  const fees = listOf(order.fee_lines)
  const beside = [...items.filter(isGiftCard), ...fees.filter(isTip)]
  const besideTax = sum(beside.map((one) => minor(one.total_tax)))
  const besideMinor = sum(beside.map((one) => minor(one.total))) + besideTax
  const total = minor(order.total)
  const tax = minor(order.total_tax)
  const shipping = minor(order.shipping_total)
  const listed = sum([...items, ...fees].map((one) => minor(one.total))) + tax + shipping
  // A gift card that paid for the order may have been taken off its total.
  const redeemed = isPaidByGiftCard(order) ? Math.max(listed - total, 0) : 0
  const chargedMinor = total + redeemed
  const amountMinor = chargedMinor - besideMinor
  const lines = items.filter((line) => !isGiftCard(line)).flatMap((line) => lineOf(line, minor))
  const whole = { total: amountMinor, tax: tax - besideTax, shipping, lines }
  return { amountMinor, chargedMinor, parts: partsOfPayment(whole, amountMinor) }
}

/** Returns what a refund gives back for goods: WooCommerce does not say which lines it is of. */
export function ofGoods(refundedMinor: number, { amountMinor, chargedMinor }: OrderMoney): number {
  if (chargedMinor <= amountMinor) return refundedMinor
  return Number(mulDivRound(BigInt(refundedMinor), BigInt(amountMinor), BigInt(chargedMinor)))
}

function isGiftCard(line: Fields): boolean {
  return Object.keys(dataOf(line)).some((key) => GIFT_CARD.test(key))
}

function isPaidByGiftCard(order: Fields): boolean {
  return listOf(order.gift_cards).length > 0 || isGiftCard(order)
}

function isTip(fee: Fields): boolean {
  return TIP.test(textOf(fee.name) ?? '')
}

function lineOf(line: Fields, minor: (value: unknown) => number) {
  const productId = textOf(line.product_id)
  const quantity = Number(line.quantity)
  const amount = minor(line.total)
  const isCounted = Number.isInteger(quantity) && quantity >= 1 && quantity <= 10_000
  if (productId === null || !isCounted || amount < 0) return []
  return [{ productId, name: textOf(line.name)?.slice(0, 255) ?? null, quantity, amount }]
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0)
}
