import type { Account, ProviderEvent, Verb } from '../port.ts'
import { CLICK_ID, EXTERNAL_ID, fieldsOf, textOf, type Fields } from '../read-json.ts'
import type { AskHubSpot } from './api.ts'
import { findContact, leadOf } from './contacts.ts'
import { lostDeal, translateDeal } from './deals.ts'
import { EVENTS } from './events.ts'
import { stagesOf } from './stages.ts'

/** The properties that say who a contact is. */
const NAMING = new Set([...CLICK_ID, ...EXTERNAL_ID])
/** How many deals of one contact are looked at. */
const MAX_DEALS = 50

type Said = Pick<ProviderEvent, 'type' | 'body'>
type OpenAccount = () => Promise<Account>

/**
 * Creates what says what an event means. It looks up how the object is now, so that neither the order of events nor
 * their repetition changes anything.
 */
export function translator(ask: AskHubSpot) {
  return async ({ type, body }: Said, open: OpenAccount): Promise<Verb[]> => {
    const event = fieldsOf(body)
    if (!Object.hasOwn(EVENTS, type)) return []
    const known = type as keyof typeof EVENTS
    if (known === 'contact.merge') return mergeContacts(event)
    if (known === 'deal.merge') return mergeDeals(ask, await open(), event)
    if (known.endsWith('.associationChange')) return translateAssociation(ask, event, open)
    const id = textOf(event.objectId)
    if (id === null) return []
    if (known === 'contact.privacyDeletion') {
      return [{ verb: 'erase', buyer: { externalId: id, accountId: id, name: null, email: null } }]
    }
    if (known === 'deal.deletion') return [lostDeal(id)]
    const account = await open()
    if (known.startsWith('deal.')) {
      return translateDeal(ask, account, { id, passed: valueOf(event, 'dealstage') })
    }
    return translateContact(ask, account, event)
  }
}

function valueOf(event: Fields, property: string): string | null {
  return event.propertyName === property ? textOf(event.propertyValue) : null
}

/** Says what a contact means. One who becomes known after they bought is looked for in their deals, too. */
async function translateContact(ask: AskHubSpot, account: Account, event: Fields): Promise<Verb[]> {
  const contact = await findContact(ask, account, textOf(event.objectId)!)
  if (!contact) return []
  const stages = stagesOf(account.details, 'lifecycleStages')
  const reached = [contact.lifecycleStage, valueOf(event, 'lifecyclestage')]
  const isReached = reached.some((stage) => stage !== null && stages.includes(stage))
  const verbs = leadOf(contact, account, isReached)
  const property = textOf(event.propertyName)
  if (!contact.isKnown || property === null || !NAMING.has(property)) return verbs
  for (const id of contact.dealIds.slice(0, MAX_DEALS)) {
    verbs.push(...(await translateDeal(ask, account, { id })))
  }
  return verbs
}

/** Says what an association means: whichever side an event is about, the deal is looked at. */
async function translateAssociation(
  ask: AskHubSpot,
  event: Fields,
  open: OpenAccount,
): Promise<Verb[]> {
  const kind = textOf(event.associationType)?.toUpperCase()
  const side = kind === 'DEAL_TO_CONTACT' ? event.fromObjectId : event.toObjectId
  const id = kind === 'DEAL_TO_CONTACT' || kind === 'CONTACT_TO_DEAL' ? textOf(side) : null
  return id === null ? [] : translateDeal(ask, await open(), { id })
}

function mergedOf(event: Fields): { left: string | null; merged: string[] } {
  const left = textOf(event.newObjectId) ?? textOf(event.primaryObjectId) ?? textOf(event.objectId)
  const ids = [
    event.primaryObjectId,
    ...(Array.isArray(event.mergedObjectIds) ? event.mergedObjectIds : []),
  ]
  return { left, merged: ids.flatMap((id) => textOf(id) ?? []).filter((id) => id !== left) }
}

function mergeContacts(event: Fields): Verb[] {
  const { left, merged } = mergedOf(event)
  return left === null || merged.length === 0 ? [] : [{ verb: 'merge', accountId: left, merged }]
}

async function mergeDeals(ask: AskHubSpot, account: Account, event: Fields): Promise<Verb[]> {
  const { left, merged } = mergedOf(event)
  if (left === null) return []
  return [...merged.map(lostDeal), ...(await translateDeal(ask, account, { id: left }))]
}
