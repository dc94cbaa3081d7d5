import { createHmac } from 'node:crypto'
import type { Delivery, IntegrationFixture } from '../testing.ts'

function about(topic: string, body: object | null): Delivery {
  const [resource = '', event = ''] = topic.split('.')
  return {
    body: JSON.stringify(body),
    headers: {
      'x-wc-webhook-topic': topic,
      'x-wc-webhook-resource': resource,
      'x-wc-webhook-event': event,
      'x-wc-webhook-source': 'https://shop.test/',
      'x-wc-webhook-id': '3',
      'x-wc-webhook-delivery-id': crypto.randomUUID(),
    },
  }
}

export const fixture: IntegrationFixture = {
  secret: 'woo-secret-0123456789',
  otherSecret: 'woo-secret-9876543210',
  wrongSecrets: ['', 'short', 'with a space in it', 'x'.repeat(300)],
  details: {},
  wrongDetails: {},
  sign: ({ body }, { secret }) => ({
    'x-wc-webhook-signature': createHmac('sha256', secret).update(body).digest('base64'),
  }),
  signsTime: false,
  sale: ({ invoiceId, customerExternalId, nowMs }) =>
    about('order.updated', {
      id: 1,
      order_key: invoiceId,
      status: 'processing',
      currency: 'USD',
      total: '35.70',
      total_tax: '5.70',
      shipping_total: '0.00',
      date_paid_gmt: new Date(nowMs).toISOString().slice(0, 19),
      billing: { email: 'ada@shop.test', first_name: 'Ada', last_name: '' },
      meta_data: [{ id: 1, key: 'svc_customer_external_id', value: customerExternalId }],
    }),
  unknown: () => about('product.updated', { id: 1 }),
  nulls: () => [
    about('order.created', null),
    about('order.updated', {
      order_key: 'wc_order_null',
      currency: 'USD',
      status: 'pending',
      total: null,
      billing: null,
      line_items: null,
      meta_data: null,
      coupon_lines: null,
      refunds: [{ id: null, total: null }],
      date_paid_gmt: null,
    }),
    about('customer.created', { id: 0, email: null, meta_data: [null] }),
  ],
  bigId: null,
}
