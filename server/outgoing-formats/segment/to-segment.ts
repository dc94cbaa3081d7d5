import { formatMinor, isCurrency } from '../../domain/money.ts'
import { getText, readMessage, toFields, type Fields } from '../message-data.ts'

/**
 * Writes what an endpoint is told as an event of Segment's HTTP API: named `Sale Created`, with the delivery's id
 * as `messageId`, by which Segment counts it once. It is the customer's event, else the partner's. Sums of sales
 * and refunds are given as decimals besides, as Segment's own events have them.
 */
export function toSegment(body: string): string {
  const { id, event, createdAt, data } = readMessage(body)
  const userId = userOf(event, data)
  const anonymousId = getText(data.click, 'id') ?? id
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

/** Turns `payout_run.failed` into `Payout Run Failed`. */
function nameOf(event: string): string {
  return event
    .split(/[._]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

function userOf(event: string, data: Fields): string | null {
  const customer = getText(data.customer, 'externalId') ?? getText(data.customer, 'id')
  const [about = ''] = event.split('.')
  const own = about === 'customer' ? getText(data, 'externalId') : null
  const partner = getText(data.partner, 'id') ?? getText(data, 'partnerId')
  const itself = ['customer', 'partner'].includes(about) ? getText(data, 'id') : null
  return customer ?? own ?? partner ?? itself
}

function moneyOf(data: Fields): Fields {
  const [sale, refund] = [toFields(data.sale), toFields(data.refund)]
  const total = decimalOf(refund)
  const revenue = total === null ? decimalOf(sale) : null
  const currency = getText(sale, 'currency') ?? getText(refund, 'currency')
  return {
    ...(revenue !== null && { revenue }),
    ...(total !== null && { total }),
    ...(currency !== null && { currency: currency.toUpperCase() }),
    ...(getText(sale, 'invoiceId') !== null && { order_id: getText(sale, 'invoiceId') }),
  }
}

function decimalOf(money: Fields): number | null {
  const { amount } = money
  const currency = getText(money, 'currency')
  if (typeof amount !== 'number' || currency === null || !isCurrency(currency)) return null
  return Number(formatMinor(BigInt(amount), currency))
}
