import type { Account, Buyer, Verb } from '../port.ts'
import {
  CLICK_ID,
  EXTERNAL_ID,
  fieldsOf,
  firstText,
  listOf,
  textOf,
  type Fields,
} from '../read-json.ts'
import type { AskHubSpot } from './api.ts'
import { stagesOf } from './stages.ts'

const PROPERTIES = ['email', 'firstname', 'lastname', 'lifecyclestage', ...CLICK_ID, ...EXTERNAL_ID]

export interface Contact {
  buyer: Buyer & { accountId: string }
  clickId: string | null
  /** Whether a click or an id of yours says who the person is. */
  isKnown: boolean
  lifecycleStage: string | null
  dealIds: string[]
}

/** Reads a contact, by whichever of its ids: one that was merged answers as the contact that is left. */
export async function findContact(
  ask: AskHubSpot,
  account: Account,
  id: string,
): Promise<Contact | null> {
  const query = { properties: PROPERTIES.join(','), associations: 'deals' }
  const path = `/crm/v3/objects/contacts/${encodeURIComponent(id)}`
  const found = await ask(account, { path, query })
  return found && readContact(found)
}

/**
 * Chooses the contact of a deal that its sale belongs to: one whom a click or an id of yours names, and of
 * several the oldest, so that the choice is the same whenever it is made.
 */
export async function chooseContact(
  ask: AskHubSpot,
  account: Account,
  ids: readonly string[],
): Promise<Contact | null> {
  if (ids.length === 0) return null
  const body = {
    properties: PROPERTIES,
    inputs: [...new Set(ids)].slice(0, 100).map((id) => ({ id })),
  }
  const path = '/crm/v3/objects/contacts/batch/read'
  const found = await ask(account, { method: 'POST', path, body })
  const contacts = listOf(found?.results).flatMap((one) => readContact(one) ?? [])
  return (
    contacts.toSorted(byAge).find(({ isKnown }) => isKnown) ?? contacts.toSorted(byAge)[0] ?? null
  )
}

function byAge(a: Contact, b: Contact): number {
  const [one, two] = [a.buyer.accountId, b.buyer.accountId]
  return one.length - two.length || (one < two ? -1 : 1)
}

function readContact(fields: Fields): Contact | null {
  const accountId = textOf(fields.id)
  if (accountId === null || fields.archived === true) return null
  const properties = fieldsOf(fields.properties)
  const clickId = firstText(properties, CLICK_ID)
  const own = firstText(properties, EXTERNAL_ID)
  const deals = fieldsOf(fieldsOf(fields.associations).deals)
  const names = [textOf(properties.firstname), textOf(properties.lastname)]
  return {
    buyer: {
      externalId: own ?? accountId,
      accountId,
      name: names.filter((name) => name !== null).join(' ') || null,
      email: textOf(properties.email),
    },
    clickId,
    isKnown: clickId !== null || own !== null,
    lifecycleStage: textOf(properties.lifecyclestage),
    dealIds: listOf(deals.results).flatMap((deal) => textOf(deal.id) ?? []),
  }
}

/**
 * Says what a contact is so far: a lead as soon as it has a click, or, where stages make leads, once one is
 * reached. Until then its click is kept.
 */
export function leadOf(
  { buyer, clickId, isKnown }: Contact,
  { details }: Account,
  isReached: boolean,
): Verb[] {
  if (!isKnown) return []
  const hasStages = waitsForStage(details)
  const eventName = hasStages ? 'Qualified lead' : 'Sign up'
  const lead = { verb: 'lead', buyer, eventName, clickId } as const
  if (hasStages && isReached) return [lead]
  // Whom only an id names has come as a lead before, by whatever name.
  if (clickId === null) return [{ verb: 'identify', buyer }]
  return [hasStages ? { ...lead, deferred: true } : lead]
}

function waitsForStage(details: Account['details']): boolean {
  return stagesOf(details, 'leadStages').length + stagesOf(details, 'lifecycleStages').length > 0
}
