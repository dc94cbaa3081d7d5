import { ApiError } from '../../domain/errors.ts'
import { defineIntegration } from '../define-integration.ts'
import { fieldsOf, readJson, textOf } from '../read-json.ts'
import { requireSame, requireSecret } from '../signatures.ts'
import texts from './texts.json' with { type: 'json' }
import { EVENTS, translateRevenueCat } from './translate.ts'

/** Purchases, renewals and refunds of apps in the stores, through RevenueCat. */
export const revenuecat = defineIntegration({
  apis: [
    {
      name: 'Webhooks',
      version: '1.0',
      sunset: null,
      source: 'https://www.revenuecat.com/docs/integrations/webhooks/event-types-and-fields',
    },
  ],
  settings: {},
  texts,
  create: () => ({
    name: 'revenuecat',
    label: 'RevenueCat',
    events: EVENTS,
    checkSecret: (secret) => requireSecret(secret.trim().replace(/^Bearer /, '')),
    /** Checks the header that was entered with the address: RevenueCat signs nothing. */
    verify(_rawBody, headers, { secret }) {
      requireSame((headers.get('authorization') ?? '').replace(/^Bearer /, ''), secret)
    },
    read(rawBody) {
      const event = fieldsOf(readJson(rawBody).event)
      const [id, type] = [textOf(event.id), textOf(event.type)]
      if (id === null || type === null)
        throw new ApiError('bad_request', 'This isn’t an event from RevenueCat.')
      return [{ id, type, body: event }]
    },
    isTest: (body) => {
      const { environment } = fieldsOf(body)
      return typeof environment === 'string' ? environment === 'SANDBOX' : null
    },
    translate: translateRevenueCat,
  }),
})
