import type { Stripe } from 'stripe'
import { fieldsOf, listOf, textOf, type Fields } from '../read-json.ts'
import { askStripe } from './client.ts'

const PAGE = 100
/** How many pages of lines are read: more than any invoice has. */
const MAX_PAGES = 20

/**
 * Fetches what an event leaves out of its object: the lines of an invoice beyond the first ten, and the
 * refunds of a charge. Returns the event as it would be with them.
 */
export async function completeEvent(stripe: Stripe, type: string, body: unknown): Promise<Fields> {
  const event = fieldsOf(body)
  const data = fieldsOf(event.data)
  const object = fieldsOf(data.object)
  const id = textOf(object.id)
  const missing = id === null ? null : await missingFields(stripe, { type, id, object })
  return missing === null
    ? event
    : { ...event, data: { ...data, object: { ...object, ...missing } } }
}

async function missingFields(
  stripe: Stripe,
  { type, id, object }: { type: string; id: string; object: Fields },
): Promise<Fields | null> {
  if (type === 'invoice.paid' && fieldsOf(object.lines).has_more === true) {
    return { lines: { data: await listLines(stripe, id), has_more: false } }
  }
  if (type === 'charge.refunded' && listOf(fieldsOf(object.refunds).data).length === 0) {
    const { data } = await askStripe(stripe.refunds.list({ charge: id, limit: PAGE }))
    return { refunds: { data } }
  }
  return null
}

async function listLines(stripe: Stripe, invoiceId: string): Promise<unknown[]> {
  const lines: Stripe.InvoiceLineItem[] = []
  for (let page = 0; page < MAX_PAGES; page++) {
    const last = lines.at(-1)
    const params = { limit: PAGE, ...(last && { starting_after: last.id }) }
    const { data, has_more } = await askStripe(stripe.invoices.listLineItems(invoiceId, params))
    lines.push(...data)
    if (!has_more || data.length === 0) break
  }
  return lines
}
