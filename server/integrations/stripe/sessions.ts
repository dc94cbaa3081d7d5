import type { SaleParts, Verb } from '../port.ts'
import { CLICK_ID, fieldsOf, firstText, idOf, numberOf, textOf, type Fields } from '../read-json.ts'
import { buyerOf, codesOf, hasCodes } from './buyer.ts'

/** What a payment link or pricing table carries as `client_reference_id`. */
const REFERENCE = /^(?:svc|dub)_id_(.+)$/

/**
 * Reads a session. One with an invoice only says who the customer is and which codes were used: the invoice is the
 * sale, whichever comes first. A sale without one is called by its payment, which other events name.
 */
export function translateSession(session: Fields, atMs: number | null): Verb[] {
  const id = textOf(session.id)
  if (id === null || session.mode === 'setup') return []
  const metadata = fieldsOf(session.metadata)
  const details = fieldsOf(session.customer_details)
  const reference = REFERENCE.exec(textOf(session.client_reference_id) ?? '')?.[1] ?? null
  const clickId = reference ?? firstText(metadata, CLICK_ID)
  const { name, email = session.customer_email } = details
  const buyer = buyerOf({ customer: session.customer, metadata, click: clickId, name, email })
  const codes = codesOf(session.discounts)
  const invoiceId = idOf(session.invoice)
  const named: Verb[] = buyer.externalId && buyer.accountId ? [{ verb: 'identify', buyer }] : []
  if (invoiceId !== null) {
    const known: Verb[] = clickId ? [{ verb: 'lead', buyer, eventName: 'Sign up', clickId }] : named
    return hasCodes(codes) ? [...known, { verb: 'codes', invoiceId, ...codes }] : known
  }
  const money = moneyOf(session)
  if (session.payment_status !== 'paid' || money.amountMinor <= 0) return named
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
  const details = fieldsOf(session.total_details)
  const total = numberOf(session.amount_total)
  const paidIn = textOf(session.currency) ?? ''
  const own = fieldsOf(session.currency_conversion)
  const currency = textOf(own.source_currency)
  const amountMinor = currency === null ? total : numberOf(own.amount_total)
  const converted = (part: unknown) =>
    total > 0 ? Math.round((numberOf(part) * amountMinor) / total) : 0
  return {
    amountMinor,
    currency: currency ?? paidIn,
    parts: {
      tax: converted(details.amount_tax),
      shipping: converted(details.amount_shipping),
    },
    ...(currency !== null &&
      currency !== paidIn && { charged: { amountMinor: total, currency: paidIn } }),
  }
}
