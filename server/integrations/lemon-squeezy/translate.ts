import type { Buyer, ProviderEvent, SaleParts, Verb } from '../port.ts'
import {
  CLICK_ID,
  EXTERNAL_ID,
  fieldsOf,
  firstText,
  momentOf,
  textOf,
  wholeOf,
  type Fields,
} from '../read-json.ts'
import { partsOfPayment } from '../sale-parts.ts'

export const EVENTS = {
  order_created: 'Records a sale, including the first payment of a subscription',
  order_refunded: 'Refunds the new part of the order’s refunded amount',
  subscription_created:
    'Updates the customer. With a click in the custom data, records the lead Sign up',
  subscription_payment_success:
    'Records a sale for each renewal. The order counts the first payment',
  subscription_payment_refunded: 'Refunds the new part of the renewal’s refunded amount',
} as const satisfies Record<string, string>

/** Says what an event of Lemon Squeezy means. Amounts are minor units. */
export function translateLemonSqueezy({
  type,
  body,
}: Pick<ProviderEvent, 'type' | 'body'>): Verb[] {
  if (!Object.hasOwn(EVENTS, type)) return []
  const event = fieldsOf(body)
  const custom = fieldsOf(fieldsOf(event.meta).custom_data)
  const data = fieldsOf(event.data)
  const object = fieldsOf(data.attributes)
  const isFirst = object.billing_reason === 'initial'
  const invoiceId = `subscription-invoice-${textOf(data.id)}`
  switch (type as keyof typeof EVENTS) {
    case 'order_created':
      return sale(object, { custom, invoiceId: textOf(object.identifier), eventName: 'Purchase' })
    case 'order_refunded':
      return refund(object, textOf(object.identifier))
    case 'subscription_created':
      return name(object, custom)
    case 'subscription_payment_success':
      return isFirst ? [] : sale(object, { custom, invoiceId, eventName: 'Invoice paid' })
    case 'subscription_payment_refunded':
      return isFirst ? [] : refund(object, invoiceId)
  }
}

function buyerOf(object: Fields, custom: Fields): Buyer {
  const accountId = textOf(object.customer_id)
  const email = textOf(object.user_email)
  const fallback = accountId ?? email?.toLowerCase() ?? null
  return {
    externalId: firstText(custom, EXTERNAL_ID) ?? fallback,
    accountId,
    name: textOf(object.user_name),
    email,
  }
}

function name(object: Fields, custom: Fields): Verb[] {
  const buyer = buyerOf(object, custom)
  const clickId = firstText(custom, CLICK_ID)
  if (buyer.accountId === null) return []
  if (clickId) return [{ verb: 'lead', buyer, eventName: 'Sign up', clickId }]
  return firstText(custom, EXTERNAL_ID) === null ? [] : [{ verb: 'identify', buyer }]
}

function sale(
  object: Fields,
  about: { custom: Fields; invoiceId: string | null; eventName: string },
): Verb[] {
  const { custom, invoiceId, eventName } = about
  const amountMinor = wholeOf(object.total)
  const buyer = buyerOf(object, custom)
  // Refunds come with the order's status, too: what was refunded was paid before.
  const isPaid = ['paid', 'refunded', 'partial_refund'].includes(textOf(object.status) ?? '')
  if (invoiceId === null || buyer.externalId === null || amountMinor <= 0 || !isPaid) return []
  return [
    {
      verb: 'sale',
      buyer,
      invoiceId,
      paymentIds: [],
      eventName,
      amountMinor,
      currency: textOf(object.currency) ?? '',
      parts: partsOf(object, amountMinor),
      clickId: firstText(custom, CLICK_ID),
      discountCodes: [textOf(object.discount_code)].filter((code) => code !== null),
      atMs: momentOf(object.created_at),
    },
  ]
}

function partsOf(object: Fields, amountMinor: number): SaleParts {
  const item = fieldsOf(object.first_order_item)
  const productId = textOf(item.product_id)
  const name = textOf(item.product_name)?.slice(0, 255) ?? null
  const quantity = Math.max(wholeOf(item.quantity), 1)
  const tax = wholeOf(object.tax)
  // Where prices contain the tax, so does the subtotal.
  const included = object.tax_inclusive === true ? tax : 0
  const amount = wholeOf(object.subtotal) - wholeOf(object.discount_total) - included
  const lines = productId === null ? [] : [{ productId, name, quantity, amount }]
  return partsOfPayment({ total: amountMinor, tax, shipping: 0, lines }, amountMinor)
}

/** Reads what was refunded by now: refunds have no ids of their own. */
function refund(object: Fields, invoiceId: string | null): Verb[] {
  const given = object.refunded_amount ?? (object.refunded === true ? object.total : 0)
  const amountMinor = wholeOf(given)
  if (invoiceId === null || amountMinor <= 0) return []
  const refundId = `${invoiceId} up to ${amountMinor}`
  return [
    { verb: 'refund', of: { invoiceId }, refundId, amountMinor, isTotal: true, kind: 'refund' },
  ]
}
