import { numberedList } from '../numbered-list.ts'
import type { Importer } from '../port.ts'
import { given } from '../read-object.ts'
import { readPages } from '../read-pages.ts'
import { mapAffiliate } from './map.ts'
import texts from './texts.json' with { type: 'json' }

const LABEL = 'Lemon Squeezy'

/** Reads the API of Lemon Squeezy with an API key. It knows affiliates and what each has earned, no more. */
export const lemonSqueezy: Importer = {
  name: 'lemon-squeezy',
  label: LABEL,
  apis: [
    {
      name: 'REST API',
      version: 'v1',
      sunset: null,
      source: 'https://docs.lemonsqueezy.com/api',
    },
  ],
  address: { variable: 'LEMON_SQUEEZY_API_BASE', fallback: 'https://api.lemonsqueezy.com/v1' },
  fields: [
    { name: 'apiKey', secret: true, required: true },
    { name: 'storeId', secret: false, required: true },
  ],
  files: [],
  texts,
  read: ({ base, settings, timeoutMs, currency }, after) =>
    readPages(
      [
        numberedList({
          label: LABEL,
          name: 'affiliates',
          url: `${base}/affiliates?page[size]=100&filter[store_id]=${encodeURIComponent(settings.storeId ?? '')}`,
          headers: {
            authorization: `Bearer ${settings.apiKey}`,
            accept: 'application/vnd.api+json',
          },
          timeoutMs,
          parameter: 'page[number]',
          itemsOf: (body) => given(body).data,
          map: (one) => mapAffiliate(one, currency),
        }),
      ],
      after,
    ),
}
