import { ApiError, invalid } from '../../domain/errors.ts'
import { defineIntegration } from '../define-integration.ts'
import { fieldsOf, readJson, textOf } from '../read-json.ts'
import { requireSame } from '../signatures.ts'
import texts from './texts.json' with { type: 'json' }
import { EVENTS, translateChargebee } from './translate.ts'

/** Payments and refunds of a Chargebee site. */
export const chargebee = defineIntegration({
  apis: [
    {
      name: 'Webhooks',
      version: 'v2',
      sunset: null,
      source: 'https://apidocs.chargebee.com/docs/api/events',
    },
  ],
  settings: {},
  texts,
  create: () => ({
    name: 'chargebee',
    label: 'Chargebee',
    events: EVENTS,
    checkSecret(secret) {
      const trimmed = secret.trim()
      if (/^[^:\s]{1,100}:[\x21-\x7e]{8,150}$/.test(trimmed)) return trimmed
      throw invalid('secret', 'Write the username and the password with a colon between them.')
    },
    /** Checks the username and password of the webhook: Chargebee signs nothing. */
    verify(_rawBody, headers, { secret }) {
      const basic = `Basic ${Buffer.from(secret).toString('base64')}`
      requireSame(headers.get('authorization'), basic)
    },
    read(rawBody) {
      const body = readJson(rawBody)
      const [id, type] = [textOf(body.id), textOf(body.event_type)]
      if (id === null || type === null)
        throw new ApiError('bad_request', 'This is not an event of Chargebee.')
      return [{ id, type, body: fieldsOf(body.content) }]
    },
    translate: translateChargebee,
  }),
})
