import type { SaleParts, Verb } from '../port.ts'
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

/** Invoices of every version of the API: what they consist of has moved over the years. */
export function translateInvoice(invoice: Fields, atMs: number | null): Verb[] {
  const id = textOf(invoice.id)
  const amountMinor = numberOf(invoice.amount_paid)
  if (id === null || amountMinor <= 0) return []
  const metadata = metadataOf(invoice)
  const { customer, customer_name: name, customer_email: email } = invoice
  const clickId = firstText(metadata, CLICK_ID)
  const lines = listOf(fieldsOf(invoice.lines).data)
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
      parts: partsOf(invoice, amountMinor),
      clickId,
      ...codes,
      atMs,
      ...(!hasCodes(codes) && hasUnknownDiscount(invoice) && { awaits: 'codes' as const }),
    },
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

/** Reads what an invoice consists of. A part payment or credit of the customer leaves the proportions open: the amount then stands alone. */
function partsOf(invoice: Fields, amountMinor: number): SaleParts {
  const total = numberOf(invoice.total)
  if (total !== amountMinor) {
    return { tax: total > 0 ? Math.round((taxOf(invoice) * amountMinor) / total) : 0 }
  }
  const tax = taxOf(invoice)
  const lineItems = listOf(fieldsOf(invoice.lines).data).flatMap(lineOf)
  const sum = lineItems.reduce((all, { amount }) => all + amount, 0)
  const fits = lineItems.length <= 100 && sum <= amountMinor - tax
  return { tax, ...(fits && lineItems.length > 0 && { lineItems }) }
}

function taxOf(invoice: Fields): number {
  if (typeof invoice.total_excluding_tax === 'number') {
    return Math.max(numberOf(invoice.total) - invoice.total_excluding_tax, 0)
  }
  const taxes = listOf(invoice.total_taxes ?? invoice.total_tax_amounts)
  if (taxes.length === 0) return numberOf(invoice.tax)
  return taxes.reduce((all, { amount }) => all + numberOf(amount), 0)
}

function lineOf(line: Fields) {
  const price = fieldsOf(fieldsOf(line.pricing).price_details)
  const productId = idOf(price.product) ?? idOf(fieldsOf(line.price).product)
  const taken = listOf(line.discount_amounts).reduce((all, { amount }) => all + numberOf(amount), 0)
  const amount = numberOf(line.amount) - taken
  if (productId === null || amount < 0) return []
  const quantity = Math.max(numberOf(line.quantity), 1)
  return [{ productId, name: textOf(line.description)?.slice(0, 255) ?? null, quantity, amount }]
}
