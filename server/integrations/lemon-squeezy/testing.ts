import { createHmac } from 'node:crypto'
import type { Delivery, IntegrationFixture } from '../testing.ts'

let made = 0

/** Writes an event of Lemon Squeezy. */
export function lemonSqueezyEvent(type: string, attributes: object | null, custom = {}): Delivery {
  const meta = { event_name: type, custom_data: custom, test_mode: true }
  return { body: JSON.stringify({ meta, data: { type: 'orders', id: `${++made}`, attributes } }) }
}

export const fixture: IntegrationFixture = {
  secret: 'lemon-secret-1',
  otherSecret: 'lemon-secret-2',
  wrongSecrets: ['', 'short', 'with a space in it', 'x'.repeat(41)],
  details: {},
  wrongDetails: {},
  sign: ({ body }, { secret }) => ({
    'x-signature': createHmac('sha256', secret).update(body).digest('hex'),
  }),
  signsTime: false,
  sale: ({ invoiceId, customerExternalId }) =>
    lemonSqueezyEvent(
      'order_created',
      {
        identifier: invoiceId,
        customer_id: 7,
        currency: 'USD',
        status: 'paid',
        subtotal: 3000,
        tax: 570,
        total: 3570,
      },
      { svc_customer_external_id: customerExternalId },
    ),
  unknown: () => lemonSqueezyEvent('gizmo_created', {}),
  nulls: () => [
    lemonSqueezyEvent('order_created', null),
    lemonSqueezyEvent('order_created', {
      identifier: 'nulls',
      customer_id: null,
      user_email: null,
      status: 'paid',
      total: null,
      currency: null,
    }),
    lemonSqueezyEvent('order_refunded', { identifier: null, refunded_amount: null }),
    lemonSqueezyEvent('subscription_payment_success', { total: null, billing_reason: null }),
  ],
  bigId: null,
}
