import { randomUUID } from 'node:crypto'
import type { Delivery, IntegrationFixture } from '../testing.ts'

const about = (type: string, content: object | null): Delivery => ({
  body: JSON.stringify({
    id: `ev_${randomUUID()}`,
    occurred_at: 1_795_000_000,
    source: 'scheduled_job',
    object: 'event',
    api_version: 'v2',
    event_type: type,
    webhook_status: 'not_configured',
    content,
  }),
})

/** Shapes of the published types of Chargebee's own client, version 3.33 (November 2026). */
export const fixture: IntegrationFixture = {
  secret: 'svc:a-long-password-1',
  otherSecret: 'svc:a-long-password-2',
  wrongSecrets: ['', 'no-colon-in-it', ':password-alone', 'user:short', 'us er:a-long-password'],
  details: {},
  wrongDetails: {},
  sign: (_delivery, { secret }) => ({ authorization: `Basic ${btoa(secret)}` }),
  signsTime: false,
  signsBody: false,
  sale: ({ invoiceId, customerExternalId, nowMs }) =>
    about('payment_succeeded', {
      transaction: {
        id: `txn_${invoiceId}`,
        object: 'transaction',
        type: 'payment',
        status: 'success',
        amount: 3570,
        currency_code: 'USD',
        date: Math.floor(nowMs / 1000),
        linked_invoices: [{ invoice_id: invoiceId, applied_amount: 3570, invoice_status: 'paid' }],
      },
      invoice: {
        id: invoiceId,
        object: 'invoice',
        customer_id: 'cb-1',
        status: 'paid',
        price_type: 'tax_exclusive',
        currency_code: 'USD',
        sub_total: 3000,
        tax: 570,
        total: 3570,
        amount_paid: 3570,
        paid_at: Math.floor(nowMs / 1000),
        line_items: [
          {
            id: 'li_1',
            entity_type: 'plan_item_price',
            entity_id: 'pro-USD-monthly',
            description: 'Pro',
            quantity: 1,
            amount: 3000,
            tax_amount: 570,
            discount_amount: 0,
          },
        ],
      },
      customer: {
        id: 'cb-1',
        object: 'customer',
        first_name: 'Ada',
        email: 'ada@shop.test',
        meta_data: { svc_customer_external_id: customerExternalId },
      },
    }),
  unknown: () => about('plan_created', { plan: { id: 'pro' } }),
  nulls: () => [
    about('payment_succeeded', null),
    about('payment_succeeded', {
      transaction: null,
      invoice: { id: 'i', currency_code: 'USD', amount_paid: null, line_items: null },
      customer: null,
    }),
    about('payment_refunded', { transaction: { id: null, amount: null }, invoice: null }),
    about('customer_created', { customer: { id: null, meta_data: null } }),
  ],
  bigId: null,
}
