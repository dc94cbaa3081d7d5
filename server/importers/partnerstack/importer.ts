import { cursorList } from '../cursor-list.ts'
import type { Access, Importer, SourceRow } from '../port.ts'
import { given, text, type Given } from '../read-object.ts'
import { readPages, type Step } from '../read-pages.ts'
import { mapCustomer, mapPartnership, mapReward, mapTransaction } from './map.ts'
import texts from './texts.json' with { type: 'json' }

const LABEL = 'PartnerStack'

/** Reads the vendor API of PartnerStack with its public and secret key. */
export const partnerstack: Importer = {
  name: 'partnerstack',
  label: LABEL,
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
        list(access, 'customers', mapCustomer),
        list(access, 'transactions', mapTransaction),
        list(access, 'rewards', mapReward),
      ],
      after,
    ),
}

function list(
  { base, settings, timeoutMs }: Access,
  name: string,
  map: (one: Given) => SourceRow[],
): Step {
  const keys = Buffer.from(`${settings.publicKey}:${settings.secretKey}`).toString('base64')
  const archived = name === 'partnerships' ? '&include_archived=true' : ''
  return cursorList({
    label: LABEL,
    name,
    url: `${base}/${name}?limit=250&order_by=created_at${archived}`,
    headers: { authorization: `Basic ${keys}` },
    timeoutMs,
    read: ({ data }) => {
      const { items, has_more: hasMore } = given(data)
      return { items, hasMore: hasMore === true }
    },
    cursorOf: ({ key }) => text(key),
    map,
  })
}
