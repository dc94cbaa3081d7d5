import { createHmac, randomUUID } from 'node:crypto'
import type { Delivery, IntegrationFixture } from '../testing.ts'

const about = (type: string, data: object | null): Delivery => ({
  body: JSON.stringify({ type, timestamp: '2026-11-20T10:00:00Z', data }),
  headers: { 'webhook-id': randomUUID() },
})

/** Shapes of the published types of `@polar-sh/sdk` 0.49 (November 2026), in the names of the wire. */
export const fixture: IntegrationFixture = {
  secret: 'polar_whs_0123456789abcdefghij',
  otherSecret: 'polar_whs_jihgfedcba9876543210',
  wrongSecrets: ['', 'short', 'with a space in the secret'],
  details: {},
  wrongDetails: {},
  sign: ({ body, headers = {} }, { secret, nowMs }) => {
    const [id, time] = [headers['webhook-id'] ?? '', String(Math.floor(nowMs / 1000))]
    const hash = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64')
    return { 'webhook-timestamp': time, 'webhook-signature': `v1,${hash}` }
  },
  signsTime: true,
  sale: ({ invoiceId, customerExternalId, nowMs }) =>
    about('order.paid', {
      id: invoiceId,
      created_at: new Date(nowMs).toISOString(),
      modified_at: null,
      status: 'paid',
      paid: true,
      subtotal_amount: 3000,
      discount_amount: 0,
      net_amount: 3000,
      tax_amount: 570,
      total_amount: 3570,
      refunded_amount: 0,
      refunded_tax_amount: 0,
      currency: 'usd',
      billing_reason: 'purchase',
      customer_id: 'c0ffee00-0000-4000-8000-000000000001',
      product_id: 'c0ffee00-0000-4000-8000-000000000002',
      subscription_id: null,
      checkout_id: null,
      metadata: {},
      customer: {
        id: 'c0ffee00-0000-4000-8000-000000000001',
        external_id: customerExternalId,
        email: 'ada@shop.test',
        name: 'Ada',
        metadata: {},
      },
      product: { id: 'c0ffee00-0000-4000-8000-000000000002', name: 'Pro' },
      discount: null,
      items: [{ label: 'Pro', amount: 3000, tax_amount: 570, proration: false }],
    }),
  unknown: () => about('benefit.created', { id: '1' }),
  nulls: () => [
    about('order.paid', null),
    about('order.paid', {
      id: 'o',
      currency: 'usd',
      customer: null,
      metadata: null,
      product: null,
    }),
    about('refund.created', { id: null, order_id: null, status: 'succeeded', amount: null }),
    about('customer.created', { id: null, metadata: null, email: null }),
  ],
  bigId: null,
}
