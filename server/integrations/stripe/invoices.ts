import type { Verb } from '../port.ts'
import {
  CLICK_ID,
  fieldsOf,
  firstText,
  idOf,
  listOf,
  numberOf,
  textOf,
  type Fields,
} from '../read-json.ts'
import { buyerOf, codesOf, hasCodes, hasUnknownDiscount } from './buyer.ts'
import { invoiceParts } from './money.ts'

const MORE_LINES =
  'The invoice has more lines than its event. The other lines use the general rate. To read them, add a restricted key to the connection.'

/** Invoices of every version of the API: what they consist of has moved over the years. */
export function translateInvoice(invoice: Fields, atMs: number | null): Verb[] {
  const id = textOf(invoice.id)
  const amountMinor = numberOf(invoice.amount_paid)
  if (id === null || amountMinor <= 0) return []
  const metadata = metadataOf(invoice)
  const { customer, customer_name: name, customer_email: email } = invoice
  const clickId = firstText(metadata, CLICK_ID)
  const lines = listOf(fieldsOf(invoice.lines).data)
  const hasMore = fieldsOf(invoice.lines).has_more === true
  const codes = codesOf(invoice.discounts, invoice.discount, ...lines.map((line) => line.discounts))
  return [
    {
      verb: 'sale',
      buyer: buyerOf({ customer, metadata, click: clickId, name, email }),
      invoiceId: id,
      paymentIds: paymentsOf(invoice),
      eventName: isOfSubscription(invoice) ? 'Invoice paid' : 'Purchase',
      amountMinor,
      currency: textOf(invoice.currency) ?? '',
      parts: invoiceParts(invoice, amountMinor),
      clickId,
      ...codes,
      atMs,
      ...(!hasCodes(codes) && hasUnknownDiscount(invoice) && { awaits: 'codes' as const }),
    },
    ...(hasMore ? [{ verb: 'ignore' as const, reason: MORE_LINES }] : []),
  ]
}

/** Merges what is written on the subscription, its lines and the invoice; the invoice speaks last. */
function metadataOf(invoice: Fields): Fields {
  const parent = fieldsOf(fieldsOf(invoice.parent).subscription_details)
  const old = fieldsOf(invoice.subscription_details)
  const [line] = listOf(fieldsOf(invoice.lines).data)
  return {
    ...fieldsOf(line?.metadata),
    ...fieldsOf(old.metadata),
    ...fieldsOf(parent.metadata),
    ...fieldsOf(invoice.metadata),
  }
}

function isOfSubscription(invoice: Fields): boolean {
  const parent = fieldsOf(fieldsOf(invoice.parent).subscription_details)
  return idOf(parent.subscription) !== null || idOf(invoice.subscription) !== null
}

function paymentsOf(invoice: Fields): string[] {
  const listed = listOf(fieldsOf(invoice.payments).data).map(({ payment }) => fieldsOf(payment))
  const ids = [
    idOf(invoice.payment_intent) ?? idOf(invoice.charge),
    ...listed.map((one) => idOf(one.payment_intent) ?? idOf(one.charge)),
  ]
  return [...new Set(ids.filter((one) => one !== null))]
}

/** Says which payment paid an invoice. */
export function translatePayment(paid: Fields): Verb[] {
  const payment = fieldsOf(paid.payment)
  const paymentId = idOf(payment.payment_intent) ?? idOf(payment.charge)
  const invoiceId = idOf(paid.invoice)
  return paymentId && invoiceId ? [{ verb: 'payment', paymentId, invoiceId }] : []
}
