import { cursorList } from '../cursor-list.ts'
import type { Access, Importer, SourceRow } from '../port.ts'
import { given, text, type Given } from '../read-object.ts'
import { readPages, type Step } from '../read-pages.ts'
import { mapCommission, mapCustomer, mapLink, mapPartner, mapTransaction } from './map.ts'
import texts from './texts.json' with { type: 'json' }

const LABEL = 'Tolt'

/** Reads the REST API of Tolt with an API key. */
export const tolt: Importer = {
  name: 'tolt',
  label: LABEL,
  apis: [
    {
      name: 'REST API',
      version: 'v1',
      sunset: null,
      source: 'https://docs.tolt.com/introduction',
    },
  ],
  address: { variable: 'TOLT_API_BASE', fallback: 'https://api.tolt.com/v1' },
  fields: [
    { name: 'apiKey', secret: true, required: true },
    { name: 'programId', secret: false, required: true },
  ],
  files: [],
  texts,
  read: (access, after) =>
    readPages(
      [
        list(access, 'partners', mapPartner),
        list(access, 'links', mapLink),
        list(access, 'customers', mapCustomer),
        list(access, 'transactions', (one) => mapTransaction(one, access.currency)),
        list(access, 'commissions', (one) => mapCommission(one, access.currency)),
      ],
      after,
    ),
}

function list(
  { base, settings, timeoutMs }: Access,
  name: string,
  map: (one: Given) => SourceRow[],
): Step {
  const program = encodeURIComponent(settings.programId ?? '')
  // A commission names its partner only when that is expanded.
  const expand = name === 'commissions' ? '&expand[]=partner' : ''
  return cursorList({
    label: LABEL,
    name,
    url: `${base}/${name}?program_id=${program}&limit=100&order=asc${expand}`,
    headers: { authorization: `Bearer ${settings.apiKey}` },
    timeoutMs,
    // Customers are documented one level deeper than the other lists.
    read: ({ data, has_more: hasMore }) => ({
      items: Array.isArray(data) ? data : given(data).data,
      hasMore: hasMore === true,
    }),
    cursorOf: ({ id }) => text(id),
    map,
  })
}
