import { createHmac } from 'node:crypto'
import type { Delivery, IntegrationFixture } from '../testing.ts'

let made = 0

/** Writes an event of Paddle. */
export function paddleEvent(type: string, data: object | null): Delivery {
  const event = { event_id: `evt_fixture${++made}`, event_type: type, occurred_at: null, data }
  return { body: JSON.stringify(event) }
}

export const fixture: IntegrationFixture = {
  secret: 'pdl_ntfset_01abcdefghijklmnop',
  otherSecret: 'pdl_ntfset_01zzzzzzzzzzzzzzzz',
  wrongSecrets: ['', 'whsec_abcdefghijklmnop', 'pdl_ntfset_', `pdl_ntfset_${'a'.repeat(300)}`],
  details: {},
  wrongDetails: {},
  sign({ body }, { secret, nowMs }) {
    const time = Math.floor(nowMs / 1000)
    const hash = createHmac('sha256', secret).update(`${time}:${body}`).digest('hex')
    return { 'paddle-signature': `ts=${time};h1=${'0'.repeat(64)};h1=${hash}` }
  },
  signsTime: true,
  sale: ({ invoiceId, customerExternalId }) =>
    paddleEvent('transaction.completed', {
      id: invoiceId,
      status: 'completed',
      customer_id: `ctm_${customerExternalId}`,
      currency_code: 'USD',
      custom_data: { svcCustomerExternalId: customerExternalId },
      details: { totals: { subtotal: '3000', tax: '570', total: '3570', grand_total: '3570' } },
    }),
  unknown: () => paddleEvent('gizmo.created', { id: 'giz_1' }),
  nulls: () => [
    paddleEvent('transaction.completed', null),
    paddleEvent('transaction.completed', {
      id: 'txn_nulls',
      customer_id: null,
      custom_data: null,
      discount_id: null,
      details: { totals: null, line_items: null },
    }),
    paddleEvent('adjustment.created', { id: 'adj_1', transaction_id: null, totals: null }),
    paddleEvent('customer.created', { id: 'ctm_1', name: null, email: null, custom_data: null }),
    paddleEvent('discount.created', { id: 'dsc_1', code: null }),
  ],
  bigId: null,
}
