import type { Access, Importer, SourceRow } from '../port.ts'
import { given, listOf, type Given } from '../read-object.ts'
import { readPages, type Step } from '../read-pages.ts'
import { requestJson } from '../request-json.ts'
import { mapAffiliate, mapCommission, mapPayout, mapReferral } from './map.ts'
import texts from './texts.json' with { type: 'json' }

const LABEL = 'Rewardful'

/** Reads the REST API of Rewardful with its API secret. */
export const rewardful: Importer = {
  name: 'rewardful',
  label: LABEL,
  apis: [
    {
      name: 'REST API',
      version: 'v1',
      sunset: null,
      source: 'https://developers.rewardful.com/rest-api/overview',
    },
  ],
  address: { variable: 'REWARDFUL_API_BASE', fallback: 'https://api.getrewardful.com/v1' },
  fields: [{ name: 'apiSecret', secret: true, required: true }],
  files: [],
  texts,
  read: (access, after) =>
    readPages(
      [
        list(access, 'affiliates', ['links'], mapAffiliate),
        list(access, 'referrals', ['affiliate'], mapReferral),
        list(access, 'commissions', ['sale'], mapCommission),
        list(access, 'payouts', ['affiliate', 'commissions'], (one) => [mapPayout(one)]),
      ],
      after,
    ),
}

function list(
  access: Access,
  name: string,
  expand: readonly string[],
  map: (one: Given) => SourceRow[],
): Step {
  return {
    name,
    async read(cursor) {
      const url = new URL(`${access.base}/${name}`)
      url.searchParams.set('limit', '100')
      url.searchParams.set('page', cursor ?? '1')
      for (const one of expand) url.searchParams.append('expand[]', one)
      const token = Buffer.from(`${access.settings.apiSecret}:`).toString('base64')
      const headers = { authorization: `Basic ${token}` }
      const { body } = await requestJson({
        label: LABEL,
        url,
        headers,
        timeoutMs: access.timeoutMs,
      })
      const { data, pagination } = given(body)
      const rows = listOf(data, LABEL).flatMap(map)
      const next = given(pagination).next_page
      return { rows, next: typeof next === 'number' ? String(next) : null }
    },
  }
}
