import { createHmac } from 'node:crypto'
import type { Delivery, IntegrationFixture } from '../testing.ts'

let made = 0

function track(event: string, fields: object): Delivery {
  const messageId = `fixture-${++made}`
  return { body: JSON.stringify({ messageId, type: 'track', event, ...fields }) }
}

export const fixture: IntegrationFixture = {
  secret: 'segment-secret-1',
  otherSecret: 'segment-secret-2',
  wrongSecrets: ['', 'short', 'with a space in it', 'x'.repeat(300)],
  details: {},
  wrongDetails: {},
  sign: ({ body }, { secret }) => ({
    'x-signature': createHmac('sha1', secret).update(body).digest('hex'),
  }),
  signsTime: false,
  sale: ({ invoiceId, customerExternalId }) =>
    track('Order Completed', {
      userId: customerExternalId,
      properties: { order_id: invoiceId, revenue: 35.7, currency: 'USD' },
    }),
  unknown: () => track('Gizmo Turned', { userId: 'u', properties: {} }),
  nulls: () => [
    track('Order Completed', { userId: null, properties: null, context: null }),
    track('Order Refunded', { userId: 'u', properties: { order_id: null, total: null } }),
    track('Sign Up', { userId: null, context: { traits: null }, integrations: null }),
  ],
  bigId: null,
}
