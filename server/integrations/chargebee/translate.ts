import type { Buyer, ProviderEvent, Verb } from '../port.ts'
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
import { toMinorUnits } from '../provider-units.ts'
import { fromChargebee, invoiceParts } from './money.ts'

export const EVENTS = {
  payment_succeeded:
    'Records the paid amount of the invoice as a sale, with tax and products. With a click, also records a lead',
  payment_refunded: 'Records a refund of the invoice’s payment',
  customer_created: 'With a click in the customer’s data, records the lead Sign up',
} as const satisfies Record<string, string>

/** Says what an event of Chargebee means. */
export function translateChargebee(event: Pick<ProviderEvent, 'type' | 'body'>): Verb[] {
  return translateUnits(event).map((one) => toMinorUnits(one, fromChargebee))
}

/** Says the same in Chargebee's units. */
function translateUnits({ type, body }: Pick<ProviderEvent, 'type' | 'body'>): Verb[] {
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
      parts: invoiceParts(invoice, amountMinor),
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

/** What a refund gives back of one invoice. */
interface Given {
  invoiceId: string
  amountMinor: number
  isChargeback: boolean
}

/** Reads what a refund gives back, by invoice: its credit notes name them. */
function givenBack(transaction: Fields, invoiceId: string | null): Given[] {
  const notes = listOf(transaction.linked_credit_notes).flatMap((note): Given[] => {
    const of = textOf(note.cn_reference_invoice_id) ?? invoiceId
    const amountMinor = wholeOf(note.applied_amount)
    if (of === null || amountMinor <= 0) return []
    return [{ invoiceId: of, amountMinor, isChargeback: note.cn_reason_code === 'chargeback' }]
  })
  const invoices = [...Map.groupBy(notes, (note) => note.invoiceId)]
  if (invoices.length > 1) {
    return invoices.map(([id, own]) => ({
      invoiceId: id,
      amountMinor: own.reduce((sum, note) => sum + note.amountMinor, 0),
      isChargeback: own.every(({ isChargeback }) => isChargeback),
    }))
  }
  const of = invoices[0]?.[0] ?? invoiceId
  if (of === null) return []
  const isChargeback = notes.length > 0 && notes.every((note) => note.isChargeback)
  return [{ invoiceId: of, amountMinor: wholeOf(transaction.amount), isChargeback }]
}

function translateRefund({ transaction: given, invoice, credit_note: note }: Fields): Verb[] {
  const transaction = fieldsOf(given)
  const [refundId, paymentId] = [textOf(transaction.id), textOf(transaction.refunded_txn_id)]
  if (refundId === null || wholeOf(transaction.amount) <= 0) return []
  const creditNote = fieldsOf(note)
  const invoiceId = textOf(fieldsOf(invoice).id) ?? textOf(creditNote.reference_invoice_id)
  const currency = textOf(transaction.currency_code)
  const refund = {
    verb: 'refund' as const,
    ...(currency !== null && { currency }),
    atMs: toMs(transaction.date),
    growing: true as const,
  }
  const all = givenBack(transaction, invoiceId)
  if (all.length === 0 && paymentId !== null) {
    const amountMinor = wholeOf(transaction.amount)
    return [{ ...refund, of: { paymentId }, refundId, amountMinor, kind: 'refund' }]
  }
  return all.map(({ invoiceId: id, amountMinor, isChargeback }) => ({
    ...refund,
    of: { invoiceId: id },
    // Of several invoices each has a refund of its own.
    refundId: all.length > 1 ? `${refundId} ${id}` : refundId,
    amountMinor,
    kind: isChargeback || creditNote.reason_code === 'chargeback' ? 'chargeback' : 'refund',
  }))
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
