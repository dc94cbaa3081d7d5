import { createHash } from 'node:crypto'
import { ApiError } from '../../domain/errors.ts'
import { defineIntegration } from '../define-integration.ts'
import { readJson } from '../read-json.ts'
import { requireHmac, requireSecret } from '../signatures.ts'
import texts from './texts.json' with { type: 'json' }
import { EVENTS, translateWooCommerce } from './translate.ts'

/** Orders and refunds of a WooCommerce shop. */
export const woocommerce = defineIntegration({
  apis: [
    {
      name: 'Webhooks',
      version: 'wp_api_v3',
      sunset: null,
      source: 'https://woocommerce.github.io/woocommerce-rest-api-docs/#webhooks',
    },
  ],
  settings: {},
  texts,
  create: () => ({
    name: 'woocommerce',
    label: 'WooCommerce',
    events: EVENTS,
    checkSecret: requireSecret,
    /** Knows the call that WooCommerce makes when a webhook is saved: it is not signed, and must be answered. */
    isPing: (rawBody) => /^webhook_id=\d+$/.test(rawBody),
    async verify(rawBody, headers, { secret }) {
      const sent = headers.get('x-wc-webhook-signature')
      requireHmac(sent, rawBody, { secret, hash: 'sha256', as: 'base64' })
    },
    /** Reads an event and names it by its bytes: the id of a delivery is not signed, and another one each time. */
    read(rawBody, headers) {
      const type = headers.get('x-wc-webhook-topic')?.trim()
      if (!type) throw new ApiError('bad_request', 'The header X-WC-Webhook-Topic is missing.')
      const id = createHash('sha256').update(`${type}\n${rawBody}`).digest('base64url')
      return [{ id, type, body: readJson(rawBody) }]
    },
    translate: translateWooCommerce,
  }),
})
