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
import { partsOfPayment } from '../sale-parts.ts'

export const EVENTS = {
  'transaction.completed': 'Records one sale per transaction, including renewals',
  'adjustment.created':
    'Refunds the sale fully or partially after approval. Records chargebacks, and undoes them if they are reversed',
  'adjustment.updated':
    'Refunds the sale after approval, and undoes a refund that was rejected or reversed',
  'customer.created':
    'Updates the customer. With a click in the custom data, records the lead Sign up',
  'customer.updated':
    'Updates the customer. With a click in the custom data, records the lead Sign up',
  'subscription.created':
    'Updates the customer. With a click in the custom data, records the lead Sign up',
  'discount.created': 'Stores the ID of the code, so that svc can match a partner’s code',
  'discount.updated': 'Stores the ID of the code, so that svc can match a partner’s code',
} as const satisfies Record<string, string>

/** Says what an event of Paddle means. Amounts are texts of minor units. */
export function translatePaddle({ type, body }: Pick<ProviderEvent, 'type' | 'body'>): Verb[] {
  if (!Object.hasOwn(EVENTS, type)) return []
  const event = fieldsOf(body)
  const data = fieldsOf(event.data)
  switch (type as keyof typeof EVENTS) {
    case 'transaction.completed':
      return translateTransaction(data, momentOf(data.billed_at ?? event.occurred_at))
    case 'adjustment.created':
    case 'adjustment.updated':
      return translateAdjustment(data)
    case 'customer.created':
    case 'customer.updated':
      return nameIn(data, data.id)
    case 'subscription.created':
      return nameIn(data, data.customer_id)
    case 'discount.created':
    case 'discount.updated': {
      const [providerId, code] = [textOf(data.id), textOf(data.code)]
      return providerId && code ? [{ verb: 'code', providerId, code }] : []
    }
  }
}

function buyerOf(data: Fields, customer: unknown): Buyer {
  const accountId = textOf(customer)
  return {
    externalId:
      firstText(fieldsOf(data.custom_data), EXTERNAL_ID) ?? accountId?.toLowerCase() ?? null,
    accountId,
    name: textOf(data.name),
    email: textOf(data.email),
  }
}

/** Names a customer by what custom data says of them; with a click, they signed up. */
function nameIn(data: Fields, customer: unknown): Verb[] {
  const custom = fieldsOf(data.custom_data)
  const clickId = firstText(custom, CLICK_ID)
  const buyer = buyerOf(data, customer)
  if (buyer.accountId === null) return []
  if (clickId) return [{ verb: 'lead', buyer, eventName: 'Sign up', clickId }]
  return firstText(custom, EXTERNAL_ID) === null ? [] : [{ verb: 'identify', buyer }]
}

function translateTransaction(transaction: Fields, atMs: number | null): Verb[] {
  const id = textOf(transaction.id)
  const details = fieldsOf(transaction.details)
  const totals = fieldsOf(details.totals)
  const amountMinor = wholeOf(totals.grand_total ?? totals.total)
  const buyer = buyerOf(transaction, transaction.customer_id)
  if (id === null || amountMinor <= 0 || buyer.externalId === null) return []
  const discount = textOf(transaction.discount_id)
  return [
    {
      verb: 'sale',
      buyer,
      invoiceId: id,
      paymentIds: [],
      eventName: textOf(transaction.subscription_id) === null ? 'Purchase' : 'Invoice paid',
      amountMinor,
      currency: textOf(transaction.currency_code ?? totals.currency_code) ?? '',
      parts: partsOf(details, amountMinor),
      clickId: firstText(fieldsOf(transaction.custom_data), CLICK_ID),
      discountCodes: [],
      codeIds: discount === null ? [] : [discount],
      atMs,
    },
  ]
}

/** Reads what was paid for. What a credit of the customer paid keeps the proportions. */
function partsOf(details: Fields, amountMinor: number): SaleParts {
  const totals = fieldsOf(details.totals)
  const lines = listOf(details.line_items).flatMap((line) => {
    const product = fieldsOf(line.product)
    const own = fieldsOf(line.totals)
    const productId = textOf(product.id)
    if (productId === null) return []
    const amount = wholeOf(own.subtotal) - wholeOf(own.discount)
    const quantity = Math.max(wholeOf(line.quantity), 1)
    return [{ productId, name: textOf(product.name)?.slice(0, 255) ?? null, quantity, amount }]
  })
  const whole = { total: wholeOf(totals.total), tax: wholeOf(totals.tax), shipping: 0, lines }
  return partsOfPayment(whole, amountMinor)
}

/** Reads an adjustment. A chargeback and what reverses it are two adjustments of one transaction. */
function translateAdjustment(adjustment: Fields): Verb[] {
  const [id, invoiceId, action, status] = [
    textOf(adjustment.id),
    textOf(adjustment.transaction_id),
    textOf(adjustment.action),
    textOf(adjustment.status),
  ]
  if (id === null || invoiceId === null) return []
  const of = { invoiceId }
  const amountMinor = Math.abs(wholeOf(fieldsOf(adjustment.totals).total))
  const chargebackId = `chargeback ${invoiceId}`
  if (action === 'chargeback_reverse') return [{ verb: 'reverse', of, refundId: chargebackId }]
  if (action === 'refund' && (status === 'rejected' || status === 'reversed')) {
    return [{ verb: 'reverse', of, refundId: id }]
  }
  if (amountMinor <= 0 || status !== 'approved') return []
  if (action === 'chargeback') {
    return [{ verb: 'refund', of, refundId: chargebackId, amountMinor, kind: 'chargeback' }]
  }
  return action === 'refund'
    ? [{ verb: 'refund', of, refundId: id, amountMinor, kind: 'refund' }]
    : []
}
