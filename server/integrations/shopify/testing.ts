import { createHmac } from 'node:crypto'
import type { Delivery, IntegrationFixture } from '../testing.ts'

const BIG_ID = '820982911946154508'

function about(topic: string, body: string): Delivery {
  return { body, headers: { 'x-shopify-topic': topic } }
}

export const fixture: IntegrationFixture = {
  secret: 'shpss_0123456789abcdef',
  otherSecret: 'shpss_fedcba9876543210',
  wrongSecrets: ['', 'short', 'with a space in it', 'x'.repeat(300)],
  details: {},
  wrongDetails: {},
  sign: ({ body }, { secret }) => ({
    'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
  }),
  signsTime: false,
  sale: ({ invoiceId, customerExternalId }) =>
    about(
      'orders/paid',
      JSON.stringify({
        currency: 'USD',
        total_price: '35.70',
        total_tax: '5.70',
        customer: { id: `${customerExternalId}-shopify` },
        note_attributes: [{ name: 'svcCustomerExternalId', value: customerExternalId }],
      }).replace('{', `{"id":${/^\d+$/.test(invoiceId) ? invoiceId : JSON.stringify(invoiceId)},`),
    ),
  unknown: () => about('gizmos/create', '{"id":1}'),
  nulls: () => [
    about('orders/paid', 'null'),
    about(
      'orders/paid',
      JSON.stringify({
        id: 5,
        customer: null,
        checkout_token: null,
        confirmation_number: null,
        line_items: null,
        note_attributes: null,
        discount_codes: null,
        total_price: null,
        currency: null,
      }),
    ),
    about('refunds/create', '{"id":6,"order_id":null,"transactions":null}'),
    about('customers/redact', '{"customer":null}'),
  ],
  bigId: BIG_ID,
}
