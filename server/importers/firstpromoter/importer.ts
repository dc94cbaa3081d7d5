import { numberedList } from '../numbered-list.ts'
import type { Access, Importer, SourceRow } from '../port.ts'
import { given, type Given } from '../read-object.ts'
import { readPages, type Step } from '../read-pages.ts'
import { mapCommission, mapPromoter, mapReferral } from './map.ts'
import texts from './texts.json' with { type: 'json' }

const LABEL = 'FirstPromoter'

/** Reads the second version of FirstPromoter's API with an API key. */
export const firstpromoter: Importer = {
  name: 'firstpromoter',
  label: LABEL,
  apis: [
    {
      name: 'REST API',
      version: 'v2',
      sunset: null,
      source: 'https://docs.firstpromoter.com/api-reference-v2',
    },
  ],
  address: {
    variable: 'FIRSTPROMOTER_API_BASE',
    fallback: 'https://api.firstpromoter.com/api/v2/company',
  },
  fields: [
    { name: 'apiKey', secret: true, required: true },
    { name: 'accountId', secret: false, required: true },
  ],
  files: [],
  texts,
  read: (access, after) =>
    readPages(
      [
        list(access, 'promoters', mapPromoter),
        list(access, 'referrals', mapReferral),
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
  return numberedList({
    label: LABEL,
    name,
    url: `${base}/${name}?per_page=100`,
    headers: {
      authorization: `Bearer ${settings.apiKey}`,
      'account-id': settings.accountId ?? '',
    },
    timeoutMs,
    parameter: 'page',
    // A list by itself, or with numbers beside it.
    itemsOf: (body) => (Array.isArray(body) ? body : given(body).data),
    map,
  })
}
