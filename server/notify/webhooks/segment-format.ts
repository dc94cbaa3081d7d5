import { formatMinor, isCurrency } from '../../domain/money.ts'

interface Told {
  id: string
  event: string
  createdAt: string
  data: Fields
}
type Fields = Readonly<Record<string, unknown>>

/**
 * Writes what an endpoint is told as an event of Segment's HTTP API: named `Sale Created`, with the delivery's id
 * as `messageId`, by which Segment counts it once. It is the customer's event, else the partner's. Sums of sales
 * and refunds are given as decimals besides, as Segment's own events have them.
 */
export function toSegment(body: string): string {
  // Only `write-delivery.ts` writes it.
  const { id, event, createdAt, data } = JSON.parse(body) as Told
  const userId = userOf(event, data)
  const anonymousId = textIn(data.click, 'id') ?? id
  return JSON.stringify({
    type: 'track',
    messageId: id,
    timestamp: createdAt,
    event: nameOf(event),
    ...(userId === null ? { anonymousId } : { userId }),
    properties: { ...moneyOf(data), ...data },
    context: { library: { name: 'svc', version: '1' } },
  })
}

/** Names the write key as the user, as Segment's HTTP API wants it. */
export function segmentHeaders(writeKey: string): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${writeKey}:`).toString('base64')}` }
}

/** Turns `payout_run.failed` into `Payout Run Failed`. */
function nameOf(event: string): string {
  return event
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

function userOf(event: string, data: Fields): string | null {
  const customer = textIn(data.customer, 'externalId') ?? textIn(data.customer, 'id')
  const [about = ''] = event.split('.')
  const own = about === 'customer' ? textIn(data, 'externalId') : null
  const partner = textIn(data.partner, 'id') ?? textIn(data, 'partnerId')
  const itself = ['customer', 'partner'].includes(about) ? textIn(data, 'id') : null
  return customer ?? own ?? partner ?? itself
}

function moneyOf(data: Fields): Fields {
  const [sale, refund] = [fieldsIn(data.sale), fieldsIn(data.refund)]
  const total = decimalOf(refund)
  const revenue = total === null ? decimalOf(sale) : null
  const currency = textIn(sale, 'currency') ?? textIn(refund, 'currency')
  return {
    ...(revenue !== null && { revenue }),
    ...(total !== null && { total }),
    ...(currency !== null && { currency: currency.toUpperCase() }),
    ...(textIn(sale, 'invoiceId') !== null && { order_id: textIn(sale, 'invoiceId') }),
  }
}

function decimalOf(money: Fields): number | null {
  const { amount } = money
  const currency = textIn(money, 'currency')
  if (typeof amount !== 'number' || currency === null || !isCurrency(currency)) return null
  return Number(formatMinor(BigInt(amount), currency))
}

function fieldsIn(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

function textIn(value: unknown, name: string): string | null {
  const text = fieldsIn(value)[name]
  return typeof text === 'string' && text !== '' ? text : null
}
