import { randomUUID } from 'node:crypto'
import type { Delivery, IntegrationFixture, PollFixture } from '../testing.ts'

const KEY = 'test_read_only_key_1'
let listed: { event: object; occurredAt: number; type: string }[] = []
let failing: number | null = null
let asked = 0

/** Answers as Chargebee's list of events does, with pages of two: apidocs.chargebee.com/docs/api/events/list-events. */
async function stub(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname !== '/api/v2/events') return refuse(404, 'resource_not_found')
  asked++
  if (failing !== null) return refuse(failing, 'api_request_limit_exceeded')
  if (request.headers.get('authorization') !== `Basic ${btoa(`${KEY}:`)}`) {
    return refuse(401, 'api_authentication_failed')
  }
  const after = Number(searchParams.get('occurred_at[after]') ?? 0)
  const types = JSON.parse(searchParams.get('event_type[in]') ?? '[]') as string[]
  const offset = /^\["(\d+)"\]$/.exec(searchParams.get('offset') ?? '["0"]')
  if (!offset) return refuse(400, 'invalid_request')
  const from = Number(offset[1])
  const found = listed
    .filter(({ occurredAt, type }) => occurredAt > after && types.includes(type))
    .toSorted((a, b) => a.occurredAt - b.occurredAt)
  const limit = Math.min(Number(searchParams.get('limit') ?? 10), 2)
  const list = found.slice(from, from + limit).map(({ event }) => ({ event }))
  const next = from + limit
  return Response.json({ list, ...(next < found.length && { next_offset: `["${next}"]` }) })
}

function refuse(status: number, code: string): Response {
  const body = { message: code, api_error_code: code, http_status_code: status }
  return Response.json(body, { status })
}

const poll: PollFixture = {
  details: { site: 'acme-test', apiKey: KEY },
  refused: { site: 'acme-test', apiKey: 'test_another_key_1' },
  list(events) {
    listed = events.map(({ delivery, atMs }) => {
      const event = JSON.parse(delivery.body) as { event_type: string }
      const occurredAt = Math.floor(atMs / 1000)
      return { event: { ...event, occurred_at: occurredAt }, occurredAt, type: event.event_type }
    })
  },
  fail(status) {
    failing = status
  },
  asked: () => asked,
}

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
  details: { site: 'acme' },
  wrongDetails: {
    site: ['acme.example.com', 'https://acme.chargebee.com.example', 'a/b', 'acme@'],
    apiKey: ['short', 'a key with spaces'],
  },
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
  settings: (base) => ({ CHARGEBEE_API_BASE: base }),
  stub,
  poll,
}
