import type { Buyer, ProviderEvent, SaleParts, Verb } from '../port.ts'
import {
  CLICK_ID,
  EXTERNAL_ID,
  fieldsOf,
  firstText,
  listOf,
  textOf,
  wholeOf,
  type Fields,
} from '../read-json.ts'

export const EVENTS = {
  payment_succeeded:
    'Records the paid amount of the invoice as a sale, with tax and products. With a click, also records a lead',
  payment_refunded: 'Records a refund of the invoice’s payment',
  customer_created: 'With a click in the customer’s data, records the lead Sign up',
} as const satisfies Record<string, string>

/** Says what an event of Chargebee means. Amounts are whole minor units of the currency. */
export function translateChargebee({ type, body }: Pick<ProviderEvent, 'type' | 'body'>): Verb[] {
  const content = fieldsOf(body)
  if (type === 'payment_succeeded') return translatePayment(content)
  if (type === 'payment_refunded') return translateRefund(content)
  return type === 'customer_created' ? translateCustomer(fieldsOf(content.customer)) : []
}

function translatePayment(content: Fields): Verb[] {
  const [invoice, transaction] = [fieldsOf(content.invoice), fieldsOf(content.transaction)]
  const [invoiceId, currency] = [textOf(invoice.id), textOf(invoice.currency_code)]
  const amountMinor = wholeOf(invoice.amount_paid)
  if (invoiceId === null || currency === null || amountMinor <= 0) return []
  const data = [content.customer, content.subscription, content.invoice].map(getData)
  const clickId = data.map((one) => firstText(one, CLICK_ID)).find((id) => id !== null) ?? null
  const paymentId = textOf(transaction.id)
  return [
    {
      verb: 'sale',
      buyer: toBuyer(fieldsOf(content.customer)),
      invoiceId,
      paymentIds: paymentId === null ? [] : [paymentId],
      eventName: 'Purchase',
      amountMinor,
      currency,
      parts: toParts(invoice, amountMinor),
      clickId,
      ...(clickId !== null && { leadName: 'Sign up' }),
      discountCodes: listOf(invoice.discounts).flatMap(
        (one) => textOf(one.coupon_set_code) ?? textOf(one.entity_id) ?? [],
      ),
      atMs: toMs(transaction.date ?? invoice.paid_at),
      growing: true,
    },
  ]
}

/** Reads what svc's data are kept in: `meta_data`, or custom fields, whose names begin with `cf_`. */
function getData(object: unknown): Fields {
  const fields = fieldsOf(object)
  const custom = Object.entries(fields)
    .filter(([name]) => name.startsWith('cf_'))
    .map(([name, value]) => [name.slice('cf_'.length), value])
  return { ...Object.fromEntries(custom), ...fieldsOf(fields.meta_data) }
}

function toBuyer(customer: Fields): Buyer {
  const names = [textOf(customer.first_name), textOf(customer.last_name)]
  return {
    externalId: firstText(getData(customer), EXTERNAL_ID),
    accountId: textOf(customer.id),
    name: names.filter((name) => name !== null).join(' ') || null,
    email: textOf(customer.email),
  }
}

/** Reads tax and products of an invoice that was paid whole; of a part, its share of the tax alone. */
function toParts(invoice: Fields, amountMinor: number): SaleParts {
  const [total, tax] = [wholeOf(invoice.total), wholeOf(invoice.tax)]
  if (tax < 0 || tax > total) return {}
  if (amountMinor !== total) {
    return total > amountMinor ? { tax: Math.round((tax * amountMinor) / total) } : {}
  }
  const isTaxInclusive = invoice.price_type === 'tax_inclusive'
  const lineItems = listOf(invoice.line_items).flatMap((line) => {
    const [productId, quantity] = [textOf(line.entity_id), wholeOf(line.quantity ?? 1)]
    const included = isTaxInclusive ? wholeOf(line.tax_amount) : 0
    const amount = wholeOf(line.amount) - wholeOf(line.discount_amount) - included
    if (productId === null || quantity < 1 || quantity > 10_000 || amount < 0) return []
    return [{ productId, name: textOf(line.description)?.slice(0, 255) ?? null, quantity, amount }]
  })
  const sum = lineItems.reduce((all, { amount }) => all + amount, 0)
  const fits = lineItems.length > 0 && lineItems.length <= 100 && sum <= amountMinor - tax
  return { tax, ...(fits && { lineItems }) }
}

function translateRefund({ transaction: given, invoice }: Fields): Verb[] {
  const transaction = fieldsOf(given)
  const [refundId, paymentId] = [textOf(transaction.id), textOf(transaction.refunded_txn_id)]
  const invoiceId = textOf(fieldsOf(invoice).id)
  const amountMinor = wholeOf(transaction.amount)
  if (refundId === null || amountMinor <= 0) return []
  const of = invoiceId !== null ? { invoiceId } : paymentId !== null ? { paymentId } : null
  if (of === null) return []
  const currency = textOf(transaction.currency_code)
  return [
    {
      verb: 'refund',
      of,
      refundId,
      amountMinor,
      ...(currency !== null && { currency }),
      atMs: toMs(transaction.date),
      kind: 'refund',
      growing: true,
    },
  ]
}

function translateCustomer(customer: Fields): Verb[] {
  const clickId = firstText(getData(customer), CLICK_ID)
  if (clickId === null) return []
  return [{ verb: 'lead', buyer: toBuyer(customer), eventName: 'Sign up', clickId }]
}

function toMs(seconds: unknown): number | null {
  const whole = wholeOf(seconds)
  return whole > 0 ? whole * 1000 : null
}
