import { decimalToMinor } from '../decimal.ts'
import type { Buyer, ProviderEvent, SaleParts, Verb } from '../port.ts'
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
import { partsOfPayment } from '../sale-parts.ts'

const PURCHASE = 'Records a sale. Free trials record the lead Sign up'

export const EVENTS = {
  INITIAL_PURCHASE: PURCHASE,
  RENEWAL: 'Records a sale',
  NON_RENEWING_PURCHASE: PURCHASE,
  CANCELLATION: 'Refunds the sale after the store refunds it',
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

interface Price {
  amountMinor: number
  currency: string
}

/** Reads a price: in the currency that was paid in, or else in US dollars. */
function readPrice(event: Fields): Price | null {
  const currency = textOf(event.currency)
  const paid = event.price_in_purchased_currency
  if (currency !== null && typeof paid === 'number') {
    return { amountMinor: decimalToMinor(paid, currency), currency }
  }
  return readDollars(event)
}

/** Reads a price in US dollars, which RevenueCat converts all others to. */
function readDollars({ price }: Fields): Price | null {
  if (typeof price !== 'number') return null
  return { amountMinor: decimalToMinor(price, 'usd'), currency: 'usd' }
}

/** Reads what a price contains: the tax that RevenueCat estimates, and the product. */
function readParts(event: Fields, { amountMinor }: Price): SaleParts {
  const rate = Math.min(Math.max(numberOf(event.tax_percentage), 0), 1)
  const tax = Math.round(amountMinor * rate)
  const productId = textOf(event.product_id)
  const goods = amountMinor - tax
  const lines = productId === null ? [] : [{ productId, name: null, quantity: 1, amount: goods }]
  return partsOfPayment({ total: amountMinor, tax, shipping: 0, lines }, amountMinor)
}

function translatePurchase(
  event: Fields,
  { type, invoiceId }: { type: string; invoiceId: string },
): Verb[] {
  if (event.is_family_share === true) {
    return [
      { verb: 'ignore', reason: 'The purchase is shared with a family member, who paid nothing.' },
    ]
  }
  const price = readPrice(event)
  const data = getAttributes(event)
  const buyer = toBuyer(event, data)
  const clickId = firstText(data, CLICK_ID)
  if (price === null || price.amountMinor <= 0) {
    return clickId === null ? [] : [{ verb: 'lead', buyer, eventName: 'Sign up', clickId }]
  }
  const code = textOf(event.offer_code)
  // A refund whose currency is unknown is in dollars.
  const charged = price.currency.toLowerCase() === 'usd' ? null : readDollars(event)
  return [
    {
      verb: 'sale',
      buyer,
      invoiceId,
      paymentIds: [],
      eventName: type === 'RENEWAL' ? 'Renewal' : 'Purchase',
      ...price,
      parts: readParts(event, price),
      ...(charged && charged.amountMinor > 0 && { charged }),
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
  const price = readPrice(event)
  const isKnown = price !== null && price.amountMinor < 0
  return [
    {
      verb: 'refund',
      of: { invoiceId },
      refundId: invoiceId,
      amountMinor: isKnown ? Math.abs(price.amountMinor) : null,
      ...(isKnown && { currency: price.currency }),
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
