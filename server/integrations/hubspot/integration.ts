import { invalid } from '../../domain/errors.ts'
import { defineIntegration } from '../define-integration.ts'
import { readDetails } from '../details.ts'
import type { AppWebhook, ConnectionField } from '../port.ts'
import { textOf } from '../read-json.ts'
import { requireSecret } from '../signatures.ts'
import { hubSpotApi } from './api.ts'
import { EVENTS, readEvents } from './events.ts'
import { hubSpotHistory } from './history.ts'
import { hubSpotOAuth } from './oauth.ts'
import { prepareProperties, tellHubSpot } from './properties.ts'
import { requireSignature } from './signature.ts'
import { listStages } from './stages.ts'
import texts from './texts.json' with { type: 'json' }
import { translator } from './translate.ts'

const STAGES = ['leadStages', 'lifecycleStages', 'saleStages']
const FIELDS: readonly ConnectionField[] = [
  { name: 'privateAppToken', secret: true, required: false },
  ...STAGES.map((name) => ({ name, secret: false, required: false })),
]

/** Contacts and deals of a HubSpot portal. */
export const hubspot = defineIntegration({
  apis: [
    {
      name: 'OAuth',
      version: '2026-03',
      sunset: '2027-09-30',
      source: 'https://developers.hubspot.com/changelog/v1-oauth-api-deprecation',
    },
    {
      name: 'CRM',
      version: 'v3',
      sunset: '2027-09-01',
      source: 'https://developers.hubspot.com/docs/api-reference/legacy/migration-guide',
    },
  ],
  settings: {
    HUBSPOT_CLIENT_ID: { fallback: '', meaning: 'Client ID of your HubSpot app, for OAuth' },
    HUBSPOT_CLIENT_SECRET: {
      fallback: '',
      meaning: 'Client secret of your HubSpot app, which also signs its webhooks',
    },
    HUBSPOT_API_URL: { fallback: 'https://api.hubapi.com', meaning: 'Base URL of the HubSpot API' },
    HUBSPOT_APP_URL: {
      fallback: 'https://app.hubspot.com',
      meaning: 'Base URL of HubSpot OAuth',
    },
  },
  texts,
  create(settings, { timeoutMs }) {
    const { HUBSPOT_CLIENT_SECRET: clientSecret, HUBSPOT_API_URL: base } = settings
    const ask = hubSpotApi({ base, timeoutMs })
    const app = { clientId: settings.HUBSPOT_CLIENT_ID, clientSecret, base, timeoutMs }
    return {
      name: 'hubspot',
      label: 'HubSpot',
      events: EVENTS,
      fields: FIELDS,
      checkSecret: requireSecret,
      checkDetails(details) {
        const read = readDetails(FIELDS, details)
        for (const name of STAGES) {
          if (/^[\w.-]{1,100}(\s*,\s*[\w.-]{1,100})*$/.test(read[name] ?? 'none')) continue
          throw invalid(name, 'Enter stage IDs, separated by commas.')
        }
        return read
      },
      async verify(rawBody, headers, signed) {
        requireSignature(rawBody, headers, signed)
      },
      read: readEvents,
      translate: translator(ask),
      async checkAccount(account) {
        await prepareProperties(ask, account)
        const about = await ask(account, { path: '/account-info/v3/details' })
        return { accountId: textOf(about?.portalId) }
      },
      oauth: hubSpotOAuth({ ...app, pages: settings.HUBSPOT_APP_URL }, ask),
      app: clientSecret === '' ? null : appWebhook(clientSecret),
      history: hubSpotHistory(ask),
      choices: (account) => listStages(ask, account),
      tell: (account, told) => tellHubSpot(ask, account, told),
    }
  },
})

/** Takes what the app signs. Without an app there is nothing to take: nobody's secret is empty. */
function appWebhook(secret: string): AppWebhook {
  return {
    async verify(rawBody, headers, signed) {
      requireSignature(rawBody, headers, { ...signed, secret })
    },
    read: readEvents,
  }
}
