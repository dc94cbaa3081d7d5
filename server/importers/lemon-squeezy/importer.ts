import { numberedList } from '../numbered-list.ts'
import type { Importer } from '../port.ts'
import { given } from '../read-object.ts'
import { readPages } from '../read-pages.ts'
import { mapAffiliate } from './map.ts'

const LABEL = 'Lemon Squeezy'

/** Reads the API of Lemon Squeezy with an API key. It knows affiliates and what each has earned, no more. */
export const lemonSqueezy: Importer = {
  name: 'lemon-squeezy',
  label: LABEL,
  address: { variable: 'LEMON_SQUEEZY_API_BASE', fallback: 'https://api.lemonsqueezy.com/v1' },
  fields: [
    { name: 'apiKey', label: 'API key', secret: true, required: true },
    { name: 'storeId', label: 'Id of the store', secret: false, required: true },
  ],
  files: [],
  notes: [
    'Lemon Squeezy tells what each affiliate has earned and what of it is unpaid, and not by which order: each comes as one commission, dated as the affiliate was last changed.',
    'Amounts are taken to be in the currency of the program here.',
    'Links, customers and orders are not imported.',
  ],
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
