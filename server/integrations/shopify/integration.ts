import { defineIntegration } from '../define-integration.ts'
import { readDetails } from '../details.ts'
import type { ConnectionField } from '../port.ts'
import { fieldsOf } from '../read-json.ts'
import { requireHmac, requireSecret } from '../signatures.ts'
import { AdminApi, SHOPIFY_VERSION } from './admin.ts'
import { checkStore, createAppWebhook, createOAuth, readEvent } from './app.ts'
import { isTestOrder } from './orders.ts'
import { readStore } from './store.ts'
import texts from './texts.json' with { type: 'json' }
import { EVENTS, translateShopify } from './translate.ts'

const FIELDS: readonly ConnectionField[] = [
  { name: 'store', secret: false, required: false },
  { name: 'publishableKey', secret: false, required: false },
]

/** Orders and refunds of a Shopify store: by an app of the operator's, or by the store's own webhooks. */
export const shopify = defineIntegration({
  apis: [
    {
      name: 'Admin API and webhooks',
      version: SHOPIFY_VERSION,
      sunset: '2027-10-01',
      source: 'https://shopify.dev/docs/api/usage/versioning',
    },
  ],
  settings: {
    SHOPIFY_CLIENT_ID: { fallback: '', meaning: 'Client ID of your Shopify app' },
    SHOPIFY_CLIENT_SECRET: { fallback: '', meaning: 'Client secret of your Shopify app' },
    SHOPIFY_ADMIN_URL: {
      fallback: 'https://{store}/admin',
      meaning: 'Base URL of a store’s Admin API',
    },
  },
  texts,
  create(settings, { timeoutMs }) {
    const keys = {
      clientId: settings.SHOPIFY_CLIENT_ID,
      clientSecret: settings.SHOPIFY_CLIENT_SECRET,
    }
    const api = new AdminApi({ address: settings.SHOPIFY_ADMIN_URL, timeoutMs })
    return {
      name: 'shopify',
      label: 'Shopify',
      events: EVENTS,
      fields: FIELDS,
      checkSecret: requireSecret,
      checkDetails(details) {
        const { store, ...rest } = readDetails(FIELDS, details)
        return { ...rest, ...(store !== undefined && { store: readStore(store) }) }
      },
      async verify(rawBody, headers, { secret }) {
        const sent = headers.get('x-shopify-hmac-sha256')
        requireHmac(sent, rawBody, { secret, hash: 'sha256', as: 'base64' })
      },
      read: readEvent,
      isTest: (body) => isTestOrder(fieldsOf(body)),
      translate: translateShopify,
      checkAccount: (account) => checkStore(api, account),
      oauth: createOAuth(keys, api),
      app: createAppWebhook(keys),
    }
  },
})
