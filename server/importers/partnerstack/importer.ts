import { cursorList } from '../cursor-list.ts'
import type { Access, Importer, SourceRow } from '../port.ts'
import { given, text, type Given } from '../read-object.ts'
import { readPages, type Step } from '../read-pages.ts'
import { requestJson } from '../request-json.ts'
import { mapCustomer, mapLink, mapPartnership, mapReward, mapTransaction } from './map.ts'
import texts from './texts.json' with { type: 'json' }

const LABEL = 'PartnerStack'

/** Reads the vendor API of PartnerStack with its public and secret key. */
export const partnerstack: Importer = {
  name: 'partnerstack',
  label: LABEL,
  apis: [
    {
      name: 'REST API',
      version: 'v2',
      sunset: null,
      source: 'https://docs.partnerstack.com/docs/partnerstack-api',
    },
  ],
  address: { variable: 'PARTNERSTACK_API_BASE', fallback: 'https://api.partnerstack.com/api/v2' },
  fields: [
    { name: 'publicKey', secret: false, required: true },
    { name: 'secretKey', secret: true, required: true },
  ],
  files: [],
  texts,
  read: (access, after) =>
    readPages(
      [
        list(access, 'partnerships', mapPartnership),
        linkStep(access),
        list(access, 'customers', mapCustomer),
        list(access, 'transactions', mapTransaction),
        list(access, 'rewards', (one) => (isScheduled(one) ? [] : mapReward(one))),
        // They may be left out of the list of all.
        {
          ...list(access, 'rewards', (one) => (isScheduled(one) ? mapReward(one) : []), {
            filter: '&status=scheduled',
          }),
          name: 'scheduled-rewards',
        },
      ],
      after,
    ),
}

function isScheduled({ reward_status: status }: Given): boolean {
  return status === 'scheduled'
}

/**
 * Reads all links of each partnership: what lists partnerships says the first one alone. Few at a time, since
 * each is a request of its own, and a page that is interrupted is read again.
 */
function linkStep(access: Access): Step {
  const partnerships: Given[] = []
  const step = list(
    access,
    'partnerships',
    (one) => {
      partnerships.push(one)
      return []
    },
    { limit: 20 },
  )
  return {
    name: 'links',
    async read(cursor) {
      partnerships.length = 0
      const { next } = await step.read(cursor)
      const rows: SourceRow[] = []
      for (const one of partnerships) rows.push(...(await linksOf(access, one)))
      return { rows, next }
    },
  }
}

async function linksOf(
  { base, settings, timeoutMs }: Access,
  partnership: Given,
): Promise<SourceRow[]> {
  const url = new URL(
    `${base}/links/partnership/${encodeURIComponent(text(partnership.key))}?limit=250`,
  )
  const asked = { label: LABEL, url, headers: headersOf(settings), timeoutMs, isOptional: true }
  const { body } = await requestJson(asked)
  const { items } = given(given(body).data)
  return Array.isArray(items) ? items.flatMap((one) => mapLink(given(one), partnership)) : []
}

function headersOf({ publicKey, secretKey }: Access['settings']): Record<string, string> {
  const keys = Buffer.from(`${publicKey}:${secretKey}`).toString('base64')
  return { authorization: `Basic ${keys}` }
}

function list(
  { base, settings, timeoutMs }: Access,
  name: string,
  map: (one: Given) => SourceRow[],
  { filter = '', limit = 250 }: { filter?: string; limit?: number } = {},
): Step {
  const archived = name === 'partnerships' ? '&include_archived=true' : ''
  return cursorList({
    label: LABEL,
    name,
    url: `${base}/${name}?limit=${limit}&order_by=created_at${archived}${filter}`,
    headers: headersOf(settings),
    timeoutMs,
    read: ({ data }) => {
      const { items, has_more: hasMore } = given(data)
      return { items, hasMore: hasMore === true }
    },
    cursorOf: ({ key }) => text(key),
    map,
  })
}
