import { decimalToMinor } from '../decimal.ts'
import type { Buyer, ProviderEvent, Verb } from '../port.ts'
import {
  CLICK_ID,
  EXTERNAL_ID,
  fieldsOf,
  firstText,
  numberOf,
  textOf,
  wholeOf,
  type Fields,
} from '../read-json.ts'

const PURCHASE = 'Records a sale; what costs nothing, as a trial, records the lead Sign up'

export const EVENTS = {
  INITIAL_PURCHASE: PURCHASE,
  RENEWAL: 'Records a sale',
  NON_RENEWING_PURCHASE: PURCHASE,
  CANCELLATION: 'Refunds the sale when the store has given the money back',
  REFUND_REVERSED: 'Undoes the refund',
} as const satisfies Record<string, string>

const ANONYMOUS = '$RCAnonymousID:'

/** Says what an event of RevenueCat means. Its prices are decimals of the currency that was paid in. */
export function translateRevenueCat({ type, body }: Pick<ProviderEvent, 'type' | 'body'>): Verb[] {
  if (!Object.hasOwn(EVENTS, type)) return []
  const event = fieldsOf(body)
  const invoiceId = textOf(event.transaction_id)
  if (invoiceId === null) return []
  if (type === 'CANCELLATION') return translateRefund(event, invoiceId)
  if (type === 'REFUND_REVERSED')
    return [{ verb: 'reverse', of: { invoiceId }, refundId: invoiceId }]
  return translatePurchase(event, { type, invoiceId })
}

function translatePurchase(
  event: Fields,
  { type, invoiceId }: { type: string; invoiceId: string },
): Verb[] {
  const currency = textOf(event.currency)
  const amountMinor =
    currency === null ? 0 : decimalToMinor(event.price_in_purchased_currency ?? 0, currency)
  const data = getAttributes(event)
  const buyer = toBuyer(event, data)
  const clickId = firstText(data, CLICK_ID)
  if (currency === null || amountMinor <= 0) {
    return clickId === null ? [] : [{ verb: 'lead', buyer, eventName: 'Sign up', clickId }]
  }
  const code = textOf(event.offer_code)
  const taxRate = Math.min(Math.max(numberOf(event.tax_percentage), 0), 1)
  return [
    {
      verb: 'sale',
      buyer,
      invoiceId,
      paymentIds: [],
      eventName: type === 'RENEWAL' ? 'Renewal' : 'Purchase',
      amountMinor,
      currency,
      parts: { tax: Math.round(amountMinor * taxRate) },
      clickId,
      ...(clickId !== null && { leadName: 'Sign up' }),
      discountCodes: code === null ? [] : [code],
      atMs: wholeOf(event.purchased_at_ms) || null,
    },
  ]
}

/** Reads a refund: a cancellation by the store's support. Its price is what went back, below zero. */
function translateRefund(event: Fields, invoiceId: string): Verb[] {
  if (event.cancel_reason !== 'CUSTOMER_SUPPORT') return []
  const currency = textOf(event.currency)
  const price = numberOf(event.price_in_purchased_currency)
  const amountMinor =
    currency === null || price >= 0 ? null : decimalToMinor(Math.abs(price), currency)
  return [
    {
      verb: 'refund',
      of: { invoiceId },
      refundId: invoiceId,
      amountMinor,
      ...(currency !== null && amountMinor !== null && { currency }),
      atMs: wholeOf(event.event_timestamp_ms) || null,
      kind: 'refund',
    },
  ]
}

/** Reads the subscriber's attributes, by name. */
function getAttributes(event: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fieldsOf(event.subscriber_attributes)).map(([name, attribute]) => [
      name,
      fieldsOf(attribute).value,
    ]),
  )
}

/** Reads who bought: by your own id, unless RevenueCat has made one for a person who is not signed in. */
function toBuyer(event: Fields, data: Fields): Buyer {
  const aliases = Array.isArray(event.aliases) ? event.aliases : []
  const ids = [event.app_user_id, ...aliases].map(textOf)
  const own = ids.find((id) => id !== null && !id.startsWith(ANONYMOUS)) ?? null
  return {
    externalId: firstText(data, EXTERNAL_ID) ?? own,
    accountId: textOf(event.original_app_user_id) ?? textOf(event.app_user_id),
    name: textOf(data.$displayName),
    email: textOf(data.$email),
    isEmailUnproved: true,
  }
}
