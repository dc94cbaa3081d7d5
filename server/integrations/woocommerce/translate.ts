import { decimalToMinor } from '../decimal.ts'
import type { Buyer, ProviderEvent, SaleParts, Verb } from '../port.ts'
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

export const EVENTS = {
  'order.created':
    'Records a sale once the order is paid: guests too, by the click or the partner’s coupon',
  'order.updated': 'The same; records what was added and paid later, and refunds',
  'order.restored': 'The same',
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
  const refunds = listOf(order.refunds).flatMap((one) => refundOf(one, { invoiceId, currency }))
  return [...saleOf(order, { invoiceId, currency }), ...refunds]
}

interface ReadOrder {
  invoiceId: string
  currency: string
}

function saleOf(order: Fields, { invoiceId, currency }: ReadOrder): Verb[] {
  const paidAt = textOf(order.date_paid_gmt)
  const amountMinor = decimalToMinor(order.total ?? 0, currency)
  if ((paidAt === null && order.status !== 'completed') || amountMinor <= 0) return []
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
      parts: partsOf(order, { currency, amountMinor }),
      clickId: firstText(data, CLICK_ID) ?? entryClick(data),
      discountCodes: codes.filter((code) => code !== null),
      // These times have no zone: it is UTC.
      atMs: momentOf(`${paidAt ?? created ?? ''}Z`),
      growing: true,
    },
  ]
}

/** Reads what the shop and its extensions keep with an object, by name. */
function dataOf(object: Fields): Fields {
  return Object.fromEntries(
    listOf(object.meta_data).map(({ key, value }) => [textOf(key) ?? '', value]),
  )
}

function entryClick(data: Fields): string | null {
  const entry = textOf(data[ENTRY])
  if (entry === null || !URL.canParse(entry)) return null
  return firstText(Object.fromEntries(new URL(entry).searchParams), CLICK_ID)
}

/** Says who bought: by their address, since users of WordPress are numbered anew in each shop. */
function buyerOf(order: Fields, data: Fields): Buyer {
  const { email: given, ...billing } = fieldsOf(order.billing)
  const email = textOf(given)
  const fallback = email?.toLowerCase() ?? textOf(order.order_key)
  const externalId = firstText(data, EXTERNAL_ID) ?? fallback
  return { externalId, accountId: null, name: nameOf(billing), email }
}

function nameOf(person: Fields): string | null {
  const names = [textOf(person.first_name), textOf(person.last_name)]
  return names.filter((name) => name !== null).join(' ') || null
}

/** Reads what the amount consists of. WooCommerce gives shipping and lines without tax, whatever the shop shows. */
function partsOf(
  order: Fields,
  { currency, amountMinor }: { currency: string; amountMinor: number },
): SaleParts {
  const tax = decimalToMinor(order.total_tax ?? 0, currency)
  const shipping = decimalToMinor(order.shipping_total ?? 0, currency)
  if (tax < 0 || shipping < 0 || tax + shipping > amountMinor) return {}
  const lineItems = listOf(order.line_items).flatMap((line) => {
    const productId = textOf(line.product_id)
    const quantity = Number(line.quantity)
    const amount = decimalToMinor(line.total ?? 0, currency)
    const isCounted = Number.isInteger(quantity) && quantity >= 1 && quantity <= 10_000
    if (productId === null || !isCounted || amount < 0) return []
    return [{ productId, name: textOf(line.name)?.slice(0, 255) ?? null, quantity, amount }]
  })
  const sum = lineItems.reduce((all, { amount }) => all + amount, 0)
  const fits = lineItems.length <= 100 && sum <= amountMinor - tax - shipping
  return { tax, shipping, ...(fits && lineItems.length > 0 && { lineItems }) }
}

/** Reads a refund; WooCommerce writes what went back as a negative amount. */
function refundOf(refund: Fields, { invoiceId, currency }: ReadOrder): Verb[] {
  const refundId = textOf(refund.id)
  const amountMinor = Math.abs(decimalToMinor(refund.total ?? 0, currency))
  if (refundId === null || amountMinor === 0) return []
  const of = { invoiceId }
  return [{ verb: 'refund', of, refundId, amountMinor, kind: 'refund', growing: true }]
}

function translateCustomer(customer: Fields): Verb[] {
  const data = dataOf(customer)
  const email = textOf(customer.email)
  const externalId = firstText(data, EXTERNAL_ID) ?? email?.toLowerCase() ?? null
  const clickId = firstText(data, CLICK_ID)
  if (externalId === null || clickId === null) return []
  const buyer = { externalId, accountId: null, name: nameOf(customer), email }
  return [{ verb: 'lead', buyer, eventName: 'Sign up', clickId }]
}
