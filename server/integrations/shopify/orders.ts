import type { Buyer, SaleParts, Verb } from '../port.ts'
import {
  CLICK_ID,
  EXTERNAL_ID,
  fieldsOf,
  firstText,
  listOf,
  momentOf,
  textOf,
  type Fields,
} from '../read-json.ts'
import { partsOfPayment } from '../sale-parts.ts'
import { besideGoods, isGoods, netOf } from './goods.ts'
import { shopMoney } from './money.ts'
import { givenBack, refundsOf } from './refunds.ts'

/** What an order's payment has come to when money has arrived for all of it. */
const PAID: readonly unknown[] = ['paid', 'partially_refunded', 'refunded']
const RECENT_MS = 30 * 24 * 60 * 60_000

/**
 * Reads an order: what was paid for it until now, and what went back. Each event says all of it again, so that
 * whichever comes first, twice or late, the same is recorded.
 */
export function translateOrder(order: Fields, isPaid = wasPaid(order)): Verb[] {
  const invoiceId = textOf(order.id)
  const currency = textOf(order.currency)
  if (invoiceId === null) return []
  if (currency !== null && hasNoGoods(order, currency)) return []
  const refunds = listOf(order.refunds).flatMap((one) => refundsOf(one, { invoiceId, currency }))
  const sales = isPaid && currency ? saleOf(order, { invoiceId, currency }) : []
  return [...sales, ...refunds]
}

/** Tells whether an order is of gift cards alone. */
function hasNoGoods(order: Fields, currency: string): boolean {
  const beside = besideGoods(order, currency).amount
  return beside > 0 && beside >= shopMoney(order, 'total_price', currency)
}

/** Tells whether an order, or what was refunded, was paid by the store's test gateway; null: it does not say. */
export function isTestOrder(body: Fields): boolean | null {
  if (typeof body.test === 'boolean') return body.test
  const [transaction] = listOf(body.transactions)
  return typeof transaction?.test === 'boolean' ? transaction.test : null
}

/** Tells whether an order was paid, lately: an old one that is changed was none of this connection's. */
function wasPaid(order: Fields): boolean {
  const [from, to] = [momentOf(order.processed_at ?? order.created_at), momentOf(order.updated_at)]
  return PAID.includes(order.financial_status) && (to ?? 0) - (from ?? 0) <= RECENT_MS
}

function saleOf(
  order: Fields,
  { invoiceId, currency }: { invoiceId: string; currency: string },
): Verb[] {
  const refunded = listOf(order.refunds).flatMap((one) => givenBack(one, currency))
  const refundedMinor = refunded.reduce((sum, one) => sum + one.amountMinor, 0)
  const paid = paidFor(order, { currency, refundedMinor })
  const amountMinor = paid - besideGoods(order, currency).amount
  if (amountMinor <= 0) return []
  const attributes = Object.fromEntries(
    listOf(order.note_attributes).map(({ name, value }) => [textOf(name) ?? '', value]),
  )
  const codes = listOf(order.discount_codes).map(({ code }) => textOf(code))
  return [
    {
      verb: 'sale',
      buyer: buyerOf(order, attributes),
      invoiceId,
      paymentIds: [],
      eventName: 'Purchase',
      amountMinor,
      currency,
      parts: partsOf(order, { currency, amountMinor }),
      clickId: firstText(attributes, CLICK_ID) ?? landingClick(order),
      discountCodes: codes.filter((code) => code !== null),
      atMs: momentOf(order.processed_at ?? order.created_at),
      growing: true,
    },
  ]
}

/**
 * Computes what was paid for an order until now. Its total counts what was added later, but also what was taken
 * out before it was paid; refunds in another currency come back within a rounding of the total.
 */
function paidFor(
  order: Fields,
  { currency, refundedMinor }: { currency: string; refundedMinor: number },
): number {
  const total = shopMoney(order, 'total_price', currency)
  if ((order.current_total_price ?? order.current_total_price_set ?? null) === null) return total
  const open = shopMoney(order, 'total_outstanding', currency)
  const paid = shopMoney(order, 'current_total_price', currency) - open + refundedMinor
  const isRounding = refundedMinor > 0 && (total - paid) * 100 <= total
  return paid >= total || isRounding ? total : paid
}

/** Says who bought. Orders of guests, drafts and points of sale may have neither customer nor address. */
function buyerOf(order: Fields, attributes: Fields): Buyer {
  const customer = fieldsOf(order.customer)
  const email = textOf(customer.email) ?? textOf(order.email) ?? textOf(order.contact_email)
  // Guests are remembered, too, so that the store can have them erased.
  const accountId = textOf(customer.id) ?? email?.toLowerCase() ?? guestOf(textOf(order.id)!)
  return {
    externalId: firstText(attributes, EXTERNAL_ID) ?? accountId,
    accountId,
    name: nameOf(customer) ?? nameOf(fieldsOf(order.billing_address)),
    email,
  }
}

/** Names the buyer of an order that names nobody. */
export function guestOf(orderId: string): string {
  return `order-${orderId}`
}

function nameOf(person: Fields): string | null {
  const names = [textOf(person.first_name), textOf(person.last_name)]
  return names.filter((name) => name !== null).join(' ') || null
}

function landingClick(order: Fields): string | null {
  const site = textOf(order.landing_site)
  if (site === null || !URL.canParse(site, 'https://shop.invalid')) return null
  const { searchParams } = new URL(site, 'https://shop.invalid')
  return firstText(Object.fromEntries(searchParams), CLICK_ID)
}

/** Reads what the amount consists of: tax with duties, shipping without its tax, and the lines of goods. */
function partsOf(
  order: Fields,
  { currency, amountMinor }: { currency: string; amountMinor: number },
): SaleParts {
  const beside = besideGoods(order, currency)
  const duties = shopMoney(order, 'original_total_duties', currency)
  return partsOfPayment(
    {
      total: shopMoney(order, 'total_price', currency) - beside.amount,
      tax: shopMoney(order, 'total_tax', currency) + duties - beside.tax,
      shipping: shippingOf(order, currency),
      lines: listOf(order.line_items)
        .filter(isGoods)
        .flatMap((line) => lineOf(line, order, currency)),
    },
    amountMinor,
  )
}

function shippingOf(order: Fields, currency: string): number {
  const lines = listOf(order.shipping_lines)
  if (lines.length === 0) return shopMoney(order, 'total_shipping_price', currency)
  return lines.reduce((sum, line) => sum + netOf(line, order, { currency, quantity: 1 }), 0)
}

function lineOf(line: Fields, order: Fields, currency: string) {
  const productId = textOf(line.product_id) ?? textOf(line.sku)
  const quantity = Number(line.quantity)
  const isCounted = Number.isInteger(quantity) && quantity >= 1 && quantity <= 10_000
  if (productId === null || !isCounted) return []
  const amount = netOf(line, order, { currency, quantity })
  const name = textOf(line.name)?.slice(0, 255) ?? null
  return amount < 0 ? [] : [{ productId, name, quantity, amount }]
}
