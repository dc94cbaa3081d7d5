import type { Buyer, SaleParts, Verb } from '../port.ts'
import { CLICK_ID, fieldsOf, firstText, idOf, numberOf, textOf, type Fields } from '../read-json.ts'
import { scaleParts } from '../sale-parts.ts'
import { buyerOf, codesOf, hasCodes } from './buyer.ts'
import { sessionParts } from './money.ts'

/** What a payment link or pricing table carries as `client_reference_id`. */
const REFERENCE = /^(?:svc|dub)_id_(.+)$/

/**
 * Reads a session. A click is a lead whether money was taken or not: a trial, a full discount and a card that is
 * saved for later have none. One with an invoice says besides which codes were used: the invoice is the sale,
 * whichever comes first. A sale without one is called by its payment, which other events name.
 */
export function translateSession(session: Fields, atMs: number | null): Verb[] {
  const id = textOf(session.id)
  if (id === null) return []
  const metadata = fieldsOf(session.metadata)
  const details = fieldsOf(session.customer_details)
  const reference = REFERENCE.exec(textOf(session.client_reference_id) ?? '')?.[1] ?? null
  const clickId = reference ?? firstText(metadata, CLICK_ID)
  const { name, email = session.customer_email } = details
  const buyer = buyerOf({ customer: session.customer, metadata, click: clickId, name, email })
  const codes = codesOf(session.discounts)
  const invoiceId = idOf(session.invoice)
  const money = moneyOf(session)
  if (invoiceId !== null || session.payment_status !== 'paid' || money.amountMinor <= 0) {
    const isNamed = invoiceId !== null && hasCodes(codes)
    return [
      ...nameIn(buyer, clickId),
      ...(isNamed ? [{ verb: 'codes' as const, invoiceId, ...codes }] : []),
    ]
  }
  const paymentId = idOf(session.payment_intent)
  return [
    {
      verb: 'sale',
      buyer,
      invoiceId: paymentId ?? id,
      paymentIds: paymentId ? [paymentId] : [],
      eventName: 'Purchase',
      ...money,
      clickId,
      leadName: 'Sign up',
      ...codes,
      atMs,
    },
  ]
}

/** Says who came through a click, or else who a customer of Stripe's is. */
function nameIn(buyer: Buyer, clickId: string | null): Verb[] {
  if (buyer.externalId === null) return []
  if (clickId !== null) return [{ verb: 'lead', buyer, eventName: 'Sign up', clickId }]
  return buyer.accountId === null ? [] : [{ verb: 'identify', buyer }]
}

/**
 * Reads what was paid. With adaptive pricing the amounts are those of the seller's currency, and the tax is
 * converted in the same proportion; newer versions of the API say what the buyer saw beside it.
 */
function moneyOf(session: Fields): {
  amountMinor: number
  currency: string
  parts: SaleParts
  charged?: { amountMinor: number; currency: string }
} {
  const total = numberOf(session.amount_total)
  const paidIn = textOf(session.currency) ?? ''
  const own = fieldsOf(session.currency_conversion)
  const currency = textOf(own.source_currency)
  const parts = sessionParts(session)
  if (currency === null) return { amountMinor: total, currency: paidIn, parts }
  const amountMinor = numberOf(own.amount_total)
  return {
    amountMinor,
    currency,
    parts: scaleParts(parts, { from: total, to: amountMinor }),
    ...(currency !== paidIn && { charged: { amountMinor: total, currency: paidIn } }),
  }
}
