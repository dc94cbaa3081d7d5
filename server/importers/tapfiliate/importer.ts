import { numberedList } from '../numbered-list.ts'
import type { Access, Importer, SourceRow } from '../port.ts'
import type { Given } from '../read-object.ts'
import { readPages, type Step } from '../read-pages.ts'
import { mapAffiliate, mapConversion, mapCustomer } from './map.ts'
import texts from './texts.json' with { type: 'json' }

const LABEL = 'Tapfiliate'

/** Reads version 1.6 of Tapfiliate's API with an API key. */
export const tapfiliate: Importer = {
  name: 'tapfiliate',
  label: LABEL,
  apis: [
    {
      name: 'REST API',
      version: '1.6',
      sunset: null,
      source: 'https://tapfiliate.com/docs/rest/',
    },
  ],
  address: { variable: 'TAPFILIATE_API_BASE', fallback: 'https://api.tapfiliate.com/1.6' },
  fields: [{ name: 'apiKey', secret: true, required: true }],
  files: [],
  texts,
  read: (access, after) =>
    readPages(
      [
        list(access, 'affiliates', mapAffiliate),
        list(access, 'customers', mapCustomer),
        list(access, 'conversions', mapConversion),
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
    url: `${base}/${name}/`,
    headers: { 'x-api-key': settings.apiKey ?? '' },
    timeoutMs,
    parameter: 'page',
    itemsOf: (body) => body,
    map,
  })
}
