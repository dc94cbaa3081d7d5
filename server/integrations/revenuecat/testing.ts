import { randomUUID } from 'node:crypto'
import type { Delivery, IntegrationFixture } from '../testing.ts'

const about = (type: string, event: object): Delivery => ({
  body: JSON.stringify({ api_version: '1.0', event: { id: randomUUID(), type, ...event } }),
})

/** Shapes of revenuecat.com/docs/integrations/webhooks/sample-events (read November 2026). */
export const fixture: IntegrationFixture = {
  secret: 'a-long-authorization-header',
  otherSecret: 'another-authorization-header',
  wrongSecrets: ['', 'short', 'with a space in it'],
  details: {},
  wrongDetails: {},
  sign: (_delivery, { secret }) => ({ authorization: `Bearer ${secret}` }),
  signsTime: false,
  signsBody: false,
  sale: ({ invoiceId, customerExternalId, nowMs }) =>
    about('INITIAL_PURCHASE', {
      event_timestamp_ms: nowMs,
      product_id: 'com.subscription.weekly',
      period_type: 'NORMAL',
      purchased_at_ms: nowMs,
      environment: 'PRODUCTION',
      transaction_id: invoiceId,
      original_transaction_id: invoiceId,
      is_family_share: false,
      country_code: 'US',
      app_user_id: customerExternalId,
      aliases: ['$RCAnonymousID:8069238d6049ce87cc529853916d624c'],
      original_app_user_id: `$RCAnonymousID:${customerExternalId}`,
      currency: 'USD',
      price: 35.7,
      price_in_purchased_currency: 35.7,
      subscriber_attributes: { $email: { updated_at_ms: nowMs, value: 'ada@shop.test' } },
      store: 'APP_STORE',
      takehome_percentage: 0.7,
      tax_percentage: 0.0,
      commission_percentage: 0.3,
      offer_code: null,
    }),
  unknown: () => about('SUBSCRIPTION_PAUSED', { environment: 'PRODUCTION' }),
  nulls: () => [
    about('INITIAL_PURCHASE', { transaction_id: null, currency: null, price: null }),
    about('RENEWAL', {
      transaction_id: 't',
      currency: null,
      subscriber_attributes: null,
      aliases: null,
      app_user_id: null,
    }),
    about('CANCELLATION', { transaction_id: 't', cancel_reason: null, currency: null }),
  ],
  bigId: null,
}
