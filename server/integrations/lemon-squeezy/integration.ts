import { createHash } from 'node:crypto'
import { ApiError, invalid } from '../../domain/errors.ts'
import { defineIntegration } from '../define-integration.ts'
import { fieldsOf, readJson, textOf } from '../read-json.ts'
import { requireHmac } from '../signatures.ts'
import texts from './texts.json' with { type: 'json' }
import { EVENTS, translateLemonSqueezy } from './translate.ts'

/** Orders, subscription payments and refunds of a Lemon Squeezy store. */
export const lemonSqueezy = defineIntegration({
  apis: [
    {
      name: 'Webhooks',
      version: 'v1',
      sunset: null,
      source: 'https://docs.lemonsqueezy.com/help/webhooks',
    },
  ],
  settings: {},
  texts,
  create: () => ({
    name: 'lemon-squeezy',
    label: 'Lemon Squeezy',
    events: EVENTS,
    checkSecret(secret) {
      const trimmed = secret.trim()
      if (/^[\x21-\x7e]{6,40}$/.test(trimmed)) return trimmed
      throw invalid('secret', 'Lemon Squeezy signing secrets have 6 to 40 characters.')
    },
    async verify(rawBody, headers, { secret }) {
      const sent = headers.get('x-signature')
      requireHmac(sent, rawBody, { secret, hash: 'sha256', as: 'hex' })
    },
    /** Reads an event and names it by its bytes: it has no id, and is sent again as it was. */
    read(rawBody) {
      const body = readJson(rawBody)
      const type = textOf(fieldsOf(body.meta).event_name)
      if (type === null)
        throw new ApiError('bad_request', 'This isn’t an event from Lemon Squeezy.')
      return [{ id: createHash('sha256').update(rawBody).digest('base64url'), type, body }]
    },
    translate: translateLemonSqueezy,
  }),
})
