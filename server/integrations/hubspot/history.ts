import type { Account, History, ProviderEvent } from '../port.ts'
import {
  CLICK_ID,
  EXTERNAL_ID,
  fieldsOf,
  firstText,
  listOf,
  momentOf,
  textOf,
  type Fields,
} from '../read-json.ts'
import type { AskHubSpot } from './api.ts'

const KINDS = { contacts: 'contact', deals: 'deal' } as const
type Objects = keyof typeof KINDS

/** Reads what a portal has already: the contacts that a click or an id of yours names, then the deals. */
export function hubSpotHistory(ask: AskHubSpot): History {
  return {
    async read(account, { fromMs, cursor }) {
      const { objects, after } = readCursor(cursor)
      const found = await readPage(ask, account, { objects, after })
      const events = listOf(found.results)
        .filter((one) => (momentOf(one.createdAt) ?? 0) >= fromMs && isWanted(objects, one))
        .flatMap((one) => eventOf(objects, one, account.id) ?? [])
      const more = textOf(fieldsOf(fieldsOf(found.paging).next).after)
      if (more !== null) return { events, next: `${objects}:${more}` }
      return { events, next: objects === 'contacts' ? 'deals:' : null }
    },
  }
}

function readCursor(cursor: string | null): { objects: Objects; after: string } {
  const [objects = '', after = ''] = (cursor ?? 'contacts:').split(':')
  return { objects: objects === 'deals' ? 'deals' : 'contacts', after }
}

async function readPage(
  ask: AskHubSpot,
  account: Account,
  { objects, after }: { objects: Objects; after: string },
): Promise<Fields> {
  const properties = objects === 'contacts' ? [...CLICK_ID, ...EXTERNAL_ID] : ['dealstage']
  const query = { limit: '100', properties: properties.join(','), ...(after && { after }) }
  return (await ask(account, { path: `/crm/v3/objects/${objects}`, query })) ?? {}
}

function isWanted(objects: Objects, one: Fields): boolean {
  return (
    objects === 'deals' ||
    firstText(fieldsOf(one.properties), [...CLICK_ID, ...EXTERNAL_ID]) !== null
  )
}

/** Names an object by when it was changed: read again, it is the same event unless there is something new. */
function eventOf(objects: Objects, one: Fields, portalId: string | null): ProviderEvent | null {
  const objectId = textOf(one.id)
  if (objectId === null) return null
  const type = `${KINDS[objects]}.creation`
  const changed = textOf(one.updatedAt) ?? ''
  return {
    id: `history ${KINDS[objects]} ${objectId} ${changed}`,
    type,
    body: { subscriptionType: type, objectId, portalId },
  }
}
