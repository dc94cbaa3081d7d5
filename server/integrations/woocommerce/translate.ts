import { decimalToMinor } from '../decimal.ts'
import type { Buyer, ProviderEvent, Verb } from '../port.ts'
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
import { dataOf } from './data.ts'
import { ofGoods, orderMoney, type OrderMoney } from './money.ts'

export const EVENTS = {
  'order.created':
    'Records a sale after the order is paid, including guests, attributed by the click or the partner’s coupon',
  'order.updated': 'Records a sale after the order is paid, paid additions, and refunds',
  'order.restored': 'Records a sale after the order is paid, paid additions, and refunds',
  'customer.created': 'With a click in the customer’s data, records the lead Sign up',
} as const satisfies Record<string, string>

/** Where WooCommerce itself keeps the address that a visitor came in at. */
const ENTRY = '_wc_order_attribution_session_entry'

/** Says what an event of WooCommerce means. */
export function translateWooCommerce({ type, body }: Pick<ProviderEvent, 'type' | 'body'>): Verb[] {
  if (!Object.hasOwn(EVENTS, type)) return []
  const object = fieldsOf(body)
  return type === 'customer.created' ? translateCustomer(object) : translateOrder(object)
}

/** Reads an order by its key: numbers of orders begin with 1 in each shop. */
function translateOrder(order: Fields): Verb[] {
  const invoiceId = textOf(order.order_key)
  const currency = textOf(order.currency)
  if (invoiceId === null || currency === null) return []
  const money = orderMoney(order, currency)
  if (money.amountMinor <= 0) return []
  const refunds = listOf(order.refunds).flatMap((one) =>
    refundOf(one, { invoiceId, currency, money }),
  )
  return [...saleOf(order, { invoiceId, currency, money }), ...refunds]
}

interface ReadOrder {
  invoiceId: string
  currency: string
  money: OrderMoney
}

function saleOf(order: Fields, { invoiceId, currency, money }: ReadOrder): Verb[] {
  const paidAt = textOf(order.date_paid_gmt)
  if (paidAt === null && order.status !== 'completed') return []
  const { amountMinor, parts } = money
  const data = dataOf(order)
  const codes = listOf(order.coupon_lines).map(({ code }) => textOf(code))
  const created = textOf(order.date_created_gmt)
  return [
    {
      verb: 'sale',
      buyer: buyerOf(order, data),
      invoiceId,
      paymentIds: [],
      eventName: 'Purchase',
      amountMinor,
      currency,
      parts,
      clickId: firstText(data, CLICK_ID) ?? entryClick(data),
      discountCodes: codes.filter((code) => code !== null),
      // These times have no zone: it is UTC.
      atMs: momentOf(`${paidAt ?? created ?? ''}Z`),
      growing: true,
    },
  ]
}

function entryClick(data: Fields): string | null {
  const entry = textOf(data[ENTRY])
  if (entry === null || !URL.canParse(entry)) return null
  return firstText(Object.fromEntries(new URL(entry).searchParams), CLICK_ID)
}

/** Says who bought; a guest without an address is known by the order. */
function buyerOf(order: Fields, data: Fields): Buyer {
  const { email, ...billing } = fieldsOf(order.billing)
  const fallback = textOf(order.order_key)
  return personOf({ id: textOf(order.customer_id), email: textOf(email), fallback, data }, billing)
}

interface Known {
  id: string | null
  email: string | null
  fallback: string | null
  data: Fields
}

/** Names a person by their address, since users of WordPress are numbered anew in each shop. */
function personOf({ id, email, fallback, data }: Known, names: Fields): Buyer {
  const externalId = firstText(data, EXTERNAL_ID) ?? email?.toLowerCase() ?? fallback
  // The number of a guest is 0.
  const accountId = email === null || id === '0' ? null : id
  return { externalId, accountId, isLocalAccount: true, name: nameOf(names), email }
}

function nameOf(person: Fields): string | null {
  const names = [textOf(person.first_name), textOf(person.last_name)]
  return names.filter((name) => name !== null).join(' ') || null
}

/** Reads a refund; WooCommerce writes what went back as a negative amount. */
function refundOf(refund: Fields, { invoiceId, currency, money }: ReadOrder): Verb[] {
  const refundId = textOf(refund.id)
  const amountMinor = ofGoods(Math.abs(decimalToMinor(refund.total ?? 0, currency)), money)
  if (refundId === null || amountMinor === 0) return []
  const of = { invoiceId }
  return [{ verb: 'refund', of, refundId, amountMinor, kind: 'refund', growing: true }]
}

function translateCustomer(customer: Fields): Verb[] {
  const data = dataOf(customer)
  const email = textOf(customer.email)
  const buyer = personOf({ id: textOf(customer.id), email, fallback: null, data }, customer)
  const clickId = firstText(data, CLICK_ID)
  if (buyer.externalId === null || clickId === null) return []
  return [{ verb: 'lead', buyer, eventName: 'Sign up', clickId }]
}
