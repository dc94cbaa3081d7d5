import { decimalToMinor } from '../decimal.ts'
import type { Buyer, ProviderEvent, SaleParts, Verb } from '../port.ts'
import {
  CLICK_ID,
  fieldsOf,
  firstText,
  listOf,
  momentOf,
  textOf,
  type Fields,
} from '../read-json.ts'
import { partsOfPayment } from '../sale-parts.ts'

export const EVENTS = {
  identify: 'With a click, records the lead Sign up. Otherwise ignored',
  'Sign Up': 'Records the lead Sign up',
  'Signed Up': 'Records the lead Sign up',
  'Account Created': 'Records the lead Sign up',
  'Order Completed':
    'Records a sale of `total`, or of `revenue` if there is no total, as a decimal amount',
  'Order Refunded':
    'Refunds `total`, or the remaining amount, of the sale with the same `order_id`',
} as const satisfies Record<string, string>

/** Says what an event of Segment means. */
export function translateSegment({ type, body }: Pick<ProviderEvent, 'type' | 'body'>): Verb[] {
  if (!Object.hasOwn(EVENTS, type)) return []
  const event = fieldsOf(body)
  const context = fieldsOf(fieldsOf(event.context).traits)
  const properties = fieldsOf(event.properties)
  const traits = { ...properties, ...context, ...fieldsOf(event.traits) }
  const clickId = clickOf(event, traits)
  // A visitor who is nobody yet is worth a name only when a click brought them.
  const visitor = clickId === null ? null : textOf(event.anonymousId)
  const externalId = textOf(event.userId) ?? textOf(traits.email)?.toLowerCase() ?? visitor
  const buyer = {
    externalId,
    accountId: null,
    name: textOf(traits.name),
    email: textOf(traits.email),
    isEmailUnproved: true as const,
  }
  if (type === 'Order Refunded') return refund(event, properties)
  if (externalId === null) return []
  if (type === 'Order Completed') return sale(event, { properties, buyer, clickId })
  if (type === 'identify' && clickId === null) return []
  return [{ verb: 'lead', buyer, eventName: 'Sign up', clickId }]
}

function clickOf(event: Fields, traits: Fields): string | null {
  const said = firstText(traits, ['clickId', ...CLICK_ID])
  if (said) return said
  for (const settings of Object.values(fieldsOf(event.integrations))) {
    const found = firstText(fieldsOf(settings), CLICK_ID)
    if (found) return found
  }
  const page = textOf(fieldsOf(fieldsOf(event.context).page).url)
  if (page === null || !URL.canParse(page)) return null
  return firstText(Object.fromEntries(new URL(page).searchParams), CLICK_ID)
}

function sale(
  event: Fields,
  found: { properties: Fields; buyer: Buyer; clickId: string | null },
): Verb[] {
  const { properties, buyer, clickId } = found
  const currency = textOf(properties.currency) ?? 'usd'
  const given = properties.total ?? properties.revenue ?? null
  if (given === null) return []
  const amountMinor = decimalToMinor(given, currency)
  if (amountMinor <= 0) return []
  return [
    {
      verb: 'sale',
      buyer,
      invoiceId: textOf(properties.order_id) ?? textOf(event.messageId)!,
      paymentIds: [],
      eventName: 'Order Completed',
      amountMinor,
      currency,
      parts: partsOf(properties, { currency, amountMinor }),
      clickId,
      discountCodes: [textOf(properties.coupon)].filter((code) => code !== null),
      atMs: momentOf(event.timestamp),
    },
  ]
}

/** Reads what the amount contains; the amount that `revenue` says has neither tax nor shipping. */
function partsOf(
  properties: Fields,
  { currency, amountMinor }: { currency: string; amountMinor: number },
): SaleParts {
  const hasTotal = (properties.total ?? null) !== null
  const besides = (name: string) => (hasTotal ? decimalToMinor(properties[name] ?? 0, currency) : 0)
  const whole = { total: amountMinor, tax: besides('tax'), shipping: besides('shipping') }
  return partsOfPayment({ ...whole, lines: linesOf(properties, currency) }, amountMinor)
}

function linesOf({ products }: Fields, currency: string) {
  return listOf(products).flatMap((product) => {
    const productId = firstText(product, ['product_id', 'sku', 'id'])
    const quantity = typeof product.quantity === 'number' ? product.quantity : 1
    if (productId === null || !Number.isInteger(quantity) || quantity < 1) return []
    const amount = decimalToMinor(product.price ?? 0, currency) * quantity
    return [{ productId, name: textOf(product.name), quantity, amount }]
  })
}

function refund(event: Fields, properties: Fields): Verb[] {
  const invoiceId = textOf(properties.order_id)
  if (invoiceId === null) return []
  const given = properties.total ?? properties.revenue ?? null
  const currency = textOf(properties.currency) ?? 'usd'
  const amountMinor = given === null ? null : Math.abs(decimalToMinor(given, currency))
  const refundId = textOf(properties.refund_id) ?? textOf(event.messageId)!
  if (amountMinor === 0) return []
  return [{ verb: 'refund', of: { invoiceId }, refundId, amountMinor, kind: 'refund' }]
}
