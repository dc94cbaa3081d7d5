import { createHash } from 'node:crypto'
import { ApiError } from '../../domain/errors.ts'
import type { ProviderEvent } from '../port.ts'
import { fieldsOf, listOf, readJson, textOf, type Fields } from '../read-json.ts'

/** What is understood, for the documentation. An event only says what to look at: its state is read from HubSpot. */
export const EVENTS = {
  'contact.creation':
    'Updates the customer. With a click (svc_id), records the lead, or stores the click until the contact reaches a stage',
  'contact.propertyChange':
    'Updates the customer, and records the lead for a click, your own ID (svc_customer_external_id), or a lifecycle stage that was added later',
  'contact.restore': 'Updates the customer, and records the lead as for a changed contact',
  'contact.merge': 'Moves the customer of the merged contact to the remaining contact',
  'contact.associationChange': 'Reads the deal that a contact was added to or removed from',
  'contact.privacyDeletion': 'Erases what is stored about the person',
  'deal.creation':
    'Records a lead and a sale according to the deal’s stage. Waits for a contact of the deal',
  'deal.propertyChange':
    'Updates the sale to the deal’s stage, amount, and currency: refunds a decrease, and records an increase',
  'deal.restore': 'Updates the sale to the deal’s stage, amount, and currency',
  'deal.associationChange': 'Updates the sale after a contact was added to the deal',
  'deal.merge': 'Reverses the sales of merged deals. The remaining deal keeps or gets its own sale',
  'deal.deletion': 'Reverses the sale',
} as const satisfies Record<string, string>

/** How newer webhooks name the objects that older ones have in the type. */
const OBJECTS: Readonly<Record<string, string>> = { '0-1': 'contact', '0-3': 'deal' }

export interface PortalEvent extends ProviderEvent {
  /** The portal. */
  accountId: string
}

/**
 * Reads a batch, or a single event. HubSpot does not promise that its ids of events are unique, so an event is
 * named by all that it says, but for how often it was sent.
 * @throws ApiError `bad_request`
 */
export function readEvents(rawBody: string): PortalEvent[] {
  const { events } = readJson(`{"events":${rawBody}}`)
  const listed = Array.isArray(events) ? listOf(events) : [fieldsOf(events)]
  const read = listed.flatMap((event) => {
    const type = typeOf(event)
    if (!type) return []
    const { attemptNumber: _, ...said } = event
    const sorted = Object.entries(said).toSorted(([a], [b]) => (a < b ? -1 : 1))
    const id = createHash('sha256').update(JSON.stringify(sorted)).digest('base64url')
    return [{ id, type, body: event, accountId: textOf(event.portalId) ?? '' }]
  })
  // Refused only when none of them is one: the others of a batch count.
  if (listed.length > 0 && read.length === 0) {
    throw new ApiError('bad_request', 'This isn’t an event from HubSpot.')
  }
  return read
}

/** Returns the type by the older names, which say what the event is about. */
function typeOf(event: Fields): string | null {
  const type = textOf(event.subscriptionType)
  const objectType = textOf(event.objectTypeId) ?? textOf(event.fromObjectTypeId)
  const object = OBJECTS[objectType ?? '']
  return object && type ? type.replace(/^object\./, `${object}.`) : type
}
