import type { Link } from '../../links/links/schema.ts'
import { readCustomerName } from '../../../domain/customer-name.ts'
import type { EventRow } from './event-rows.ts'
import { KINDS, toClick } from './present.ts'
import type { EventPartner } from './schema.ts'

/** The link of an event, and the partner who has it. */
interface Linked {
  link: Link | null
  partner: EventPartner | null
}

const encoder = new TextEncoder()

/** Converts an event for the stream: enough to show it, less than `GET /events/{id}`. */
export function toLiveEvent(row: EventRow, { link, partner }: Linked) {
  const { id, country, city, device, browser, os, referer, trigger } = toClick(row)
  const { customerId, customerExternalId, customerName, eventName, amount, currency } = row
  const externalId = customerExternalId && readCustomerName(customerExternalId).externalId
  return {
    id: row.id,
    event: KINDS[row.kind],
    timestamp: row.createdAt.toISOString(),
    link: link && { id: link.id, domain: link.domain, key: link.key, shortLink: link.shortLink },
    partner,
    click: { id, country, city, device, browser, os, referer, trigger },
    ...(eventName !== null && {
      eventName,
      customer: { id: customerId, externalId, name: customerName },
    }),
    ...(row.kind === 'sales' && { sale: { amount, currency, invoiceId: row.invoiceId } }),
    ...(row.kind === 'refunds' && { refund: { amount, currency, saleId: row.saleId } }),
  }
}

/** Encodes one message of the stream. */
export function encodeEvent(row: EventRow, linked: Linked): Uint8Array {
  const data = JSON.stringify(toLiveEvent(row, linked))
  return encoder.encode(`id: ${row.id}\nevent: ${KINDS[row.kind]}\ndata: ${data}\n\n`)
}

/**
 * Encodes a note that so many events were left out, because there were too many at once: read them with
 * `GET /events`.
 */
export function encodeGap(skipped: number): Uint8Array {
  return encoder.encode(`event: gap\ndata: ${JSON.stringify({ skipped })}\n\n`)
}

/** The first bytes: events committed from now on will come. */
export const OPENING = encoder.encode('retry: 2000\n: open\n\n')
export const HEARTBEAT = encoder.encode(':\n\n')
