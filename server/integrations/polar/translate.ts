import { fromStripe } from '../../domain/stripe-units.ts'
import type { Buyer, ProviderEvent, SaleParts, Verb } from '../port.ts'
import {
  CLICK_ID,
  EXTERNAL_ID,
  fieldsOf,
  firstText,
  listOf,
  momentOf,
  textOf,
  wholeOf,
  type Fields,
} from '../read-json.ts'
import { toMinorUnits } from '../provider-units.ts'
import { partsOfPayment } from '../sale-parts.ts'

export const EVENTS = {
  'order.paid':
    'Records a sale, with tax and product. With a click in the metadata, also records the lead Sign up',
  'refund.created': 'Records a refund that has succeeded',
  'refund.updated': 'Records the refund after a pending refund succeeds',
  'customer.created': 'With a click in the customer’s metadata, records the lead Sign up',
} as const satisfies Record<string, string>

/** Says what an event of Polar means. Its amounts are in the units of Stripe. */
export function translatePolar(event: Pick<ProviderEvent, 'type' | 'body'>): Verb[] {
  return translateUnits(event).map((one) => toMinorUnits(one, fromStripe))
}

/** Says the same in Stripe's units. */
function translateUnits({ type, body }: Pick<ProviderEvent, 'type' | 'body'>): Verb[] {
  const object = fieldsOf(body)
  if (type === 'order.paid') return translateOrder(object)
  if (type === 'refund.created' || type === 'refund.updated') return translateRefund(object)
  return type === 'customer.created' ? translateCustomer(object) : []
}

function translateOrder(order: Fields): Verb[] {
  const [invoiceId, currency] = [textOf(order.id), textOf(order.currency)]
  // What the customer's balance pays was a payment before, and debts of it are paid now.
  const amountMinor = wholeOf(order.due_amount ?? order.total_amount)
  if (invoiceId === null || currency === null) return []
  const customer = fieldsOf(order.customer)
  const buyer = toBuyer(customer, fieldsOf(order.metadata))
  const clickId =
    firstText(fieldsOf(order.metadata), CLICK_ID) ??
    firstText(fieldsOf(customer.metadata), CLICK_ID)
  if (amountMinor <= 0) {
    return clickId === null ? [] : [{ verb: 'lead', buyer, eventName: 'Sign up', clickId }]
  }
  const code = textOf(fieldsOf(order.discount).code)
  return [
    {
      verb: 'sale',
      buyer,
      invoiceId,
      paymentIds: [],
      eventName: order.billing_reason === 'subscription_cycle' ? 'Renewal' : 'Purchase',
      amountMinor,
      currency,
      parts: readParts(order, amountMinor),
      clickId,
      ...(clickId !== null && { leadName: 'Sign up' }),
      discountCodes: code === null ? [] : [code],
      atMs: momentOf(order.created_at),
    },
  ]
}

function toBuyer(customer: Fields, metadata: Fields): Buyer {
  const externalId =
    firstText(metadata, EXTERNAL_ID) ??
    firstText(fieldsOf(customer.metadata), EXTERNAL_ID) ??
    textOf(customer.external_id)
  return {
    externalId,
    accountId: textOf(customer.id),
    name: textOf(customer.name),
    email: textOf(customer.email),
  }
}

/** Reads tax and product of an order. What the customer's balance has paid of it keeps the proportions. */
function readParts(order: Fields, amountPaid: number): SaleParts {
  const [total, tax] = [wholeOf(order.total_amount), wholeOf(order.tax_amount)]
  const productId = textOf(order.product_id)
  const name = textOf(fieldsOf(order.product).name)?.slice(0, 255) ?? null
  // An order is of one product; its items are prices, prorations and seats of it.
  const hasLines = productId !== null && listOf(order.items).length > 0
  const lines = hasLines ? [{ productId, name, quantity: 1, amount: total - tax }] : []
  return partsOfPayment({ total, tax, shipping: 0, lines }, amountPaid)
}

/** Reads a refund; Polar gives its amount without tax. */
function translateRefund(refund: Fields): Verb[] {
  const [refundId, invoiceId] = [textOf(refund.id), textOf(refund.order_id)]
  const amountMinor = wholeOf(refund.amount) + wholeOf(refund.tax_amount)
  if (refundId === null || invoiceId === null || refund.status !== 'succeeded') return []
  if (amountMinor <= 0) return []
  const currency = textOf(refund.currency)
  return [
    {
      verb: 'refund',
      of: { invoiceId },
      refundId,
      amountMinor,
      ...(currency !== null && { currency }),
      atMs: momentOf(refund.created_at),
      kind: refund.dispute ? 'chargeback' : 'refund',
    },
  ]
}

function translateCustomer(customer: Fields): Verb[] {
  const metadata = fieldsOf(customer.metadata)
  const clickId = firstText(metadata, CLICK_ID)
  if (clickId === null) return []
  return [{ verb: 'lead', buyer: toBuyer(customer, metadata), eventName: 'Sign up', clickId }]
}
