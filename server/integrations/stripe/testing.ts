import { Stripe } from 'stripe'
import type { Delivery, IntegrationFixture } from '../testing.ts'

const { webhooks } = new Stripe('sk_unused')
let made = 0

/** Writes an event of Stripe. */
export function stripeEvent(
  type: string,
  object: object | null,
  { id = `evt_fixture_${++made}`, nowMs = 0 } = {},
): Delivery {
  const event = { id, object: 'event', type, created: Math.floor(nowMs / 1000) }
  return { body: JSON.stringify({ ...event, data: { object } }) }
}

export const fixture: IntegrationFixture = {
  secret: 'whsec_abcdefghijklmnop',
  otherSecret: 'whsec_zzzzzzzzzzzzzzzzz',
  wrongSecrets: ['', 'abcdefghijklmnop', 'whsec_', 'whsec_short', `whsec_${'a'.repeat(300)}`],
  details: { trials: 'lead' },
  wrongDetails: { apiKey: ['geheim', 'pk_live_0123456789', 'rk_live_'], trials: ['maybe'] },
  async sign({ body }, { secret, nowMs }) {
    const header = await webhooks.generateTestHeaderStringAsync({
      payload: body,
      secret,
      timestamp: Math.floor(nowMs / 1000),
    })
    return { 'stripe-signature': header }
  },
  signsTime: true,
  sale: ({ invoiceId, customerExternalId, nowMs }) =>
    stripeEvent(
      'invoice.paid',
      {
        id: invoiceId,
        amount_paid: 3570,
        total: 3570,
        currency: 'usd',
        customer: null,
        metadata: { svcCustomerExternalId: customerExternalId },
      },
      { nowMs },
    ),
  unknown: () => stripeEvent('gizmo.created', { id: 'giz_1' }),
  nulls: () => [
    stripeEvent('invoice.paid', null),
    stripeEvent('checkout.session.completed', {
      id: 'cs_nulls',
      customer: null,
      customer_details: null,
      invoice: null,
      metadata: null,
      amount_total: null,
      total_details: null,
      currency_conversion: null,
      payment_intent: null,
    }),
    stripeEvent('refund.created', { id: 're_nulls', charge: null, payment_intent: null }),
    stripeEvent('customer.updated', { id: 'cus_nulls', metadata: null, email: null, name: null }),
  ],
  bigId: null,
}
