import { t, type Static } from 'elysia'
import { cursorFields, timeFields } from '../../../core/fields.ts'
import { answeredParts } from '../../../core/sale-fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { NO_COMMISSION_REASONS } from '../../../domain/reward/types.ts'
import { filterFields } from '../reports/schema.ts'
import { WIRE_STATUSES } from '../../earnings/commissions/schema.ts'
import { Link } from '../../links/links/schema.ts'

const event = t.Optional(oneOf(['clicks', 'leads', 'sales'], { description: 'Default: clicks' }))

export const EventsQuery = t.Object({
  event,
  ...timeFields,
  page: t.Optional(t.Integer({ minimum: 1, maximum: 1000, description: 'From 1; default 1' })),
  limit: t.Optional(t.Integer({ minimum: 1, maximum: 1000, description: 'Default: 100' })),
  ...cursorFields,
  sortOrder: t.Optional(
    oneOf(['asc', 'desc'], { description: 'By time; default desc: newest first' }),
  ),
  order: t.Optional(oneOf(['asc', 'desc'], { description: 'The same as sortOrder. Deprecated' })),
  sortBy: t.Optional(oneOf(['timestamp'])),
  ...filterFields,
})
export type EventsQuery = Static<typeof EventsQuery>

export const EventsExportQuery = t.Object({
  event,
  format: t.Optional(oneOf(['csv', 'ndjson'], { description: 'Default: csv' })),
  columns: t.Optional(
    t.String({
      maxLength: 1000,
      description: 'Which columns, joined by commas. ndjson without it: whole events',
      examples: ['timestamp,linkKey,country'],
    }),
  ),
  ...timeFields,
  ...filterFields,
})
export type EventsExportQuery = Static<typeof EventsExportQuery>

const text = t.String()
const maybeText = t.Nullable(t.String())
const time = t.String({ description: 'ISO 8601' })

export const EventClick = t.Object({
  id: t.String({ description: 'Empty when the event came without a click' }),
  timestamp: time,
  url: t.String({ description: 'The destination, without its query' }),
  country: t.String({ description: 'Two letters, or Unknown; so are all words below' }),
  city: text,
  region: text,
  continent: text,
  device: text,
  browser: text,
  os: text,
  referer: t.String({ description: 'Host, or (direct)' }),
  refererUrl: text,
  trigger: t.String({ description: 'link, qr, pageview or deeplink' }),
  qr: t.Boolean(),
  ip: t.String({ description: 'Always empty: addresses are not kept' }),
})
export type EventClick = Static<typeof EventClick>

export const EventCustomer = t.Object({
  id: text,
  externalId: text,
  name: maybeText,
  email: maybeText,
  avatar: maybeText,
  country: maybeText,
  sales: t.Integer(),
  saleAmount: t.Integer({ description: 'Net revenue in saleCurrency' }),
  saleCurrency: text,
  createdAt: time,
  firstSaleAt: t.Nullable(time),
})
export type EventCustomer = Static<typeof EventCustomer>

const sale = t.Object({
  amount: t.Integer({ description: 'Everything that the customer paid' }),
  ...answeredParts,
  currency: text,
  invoiceId: maybeText,
  paymentProcessor: text,
})

/** Kept for clients of older versions: the nested objects say the same. */
const flat = {
  click_id: text,
  link_id: text,
  domain: text,
  key: text,
  url: text,
  continent: text,
  country: text,
  city: text,
  device: text,
  browser: text,
  os: text,
  qr: t.Integer({ description: '1 or 0' }),
  ip: text,
}

const fields = {
  id: t.String({ description: 'The id of the click, or evt_…: the cursor' }),
  timestamp: time,
  click: EventClick,
  eventId: t.Optional(t.String({ description: 'Leads and sales' })),
  eventName: t.Optional(t.String({ description: 'Leads and sales' })),
  eventQuantity: t.Optional(t.Integer({ description: 'Leads: counts as so many' })),
  metadata: t.Optional(t.Nullable(t.Record(t.String(), t.Unknown()))),
  customer: t.Optional(EventCustomer),
  sale: t.Optional(sale),
  saleAmount: t.Optional(t.Integer({ description: 'Sales' })),
  invoice_id: t.Optional(text),
  payment_processor: t.Optional(text),
  ...flat,
}

export const EventItem = t.Object({
  event: oneOf(['click', 'lead', 'sale'], { description: 'Which kind it is' }),
  link: Link,
  ...fields,
})
export type EventItem = Static<typeof EventItem>

const refund = t.Object({
  id: t.String(),
  refundId: t.String({ description: 'Your own id of it' }),
  saleId: t.String(),
  amount: t.Integer({ description: 'What was taken back, in minor units' }),
  currency: text,
  timestamp: time,
})
export type EventRefund = Static<typeof refund>

export const Explanation = t.Object({
  verdict: oneOf(['recorded', 'attributed', 'unattributed'], {
    description: 'A click is recorded; leads, sales and refunds belong to a link or to none',
  }),
  reason: t.String({ description: 'Why, in one word that never changes its meaning' }),
  steps: t.Array(t.String(), { description: 'How the verdict was reached, one sentence a step' }),
  click: t.Nullable(EventClick),
  lead: t.Nullable(t.Object({ id: text, eventName: text, timestamp: time })),
  refunds: t.Array(refund),
  commissions: t.Array(
    t.Object({
      id: t.String({ description: 'GET /commissions/{id} has the rest of it' }),
      type: text,
      partnerId: text,
      earnings: t.Integer({ description: 'What is left after refunds, in minor units' }),
      currency: text,
      status: oneOf(WIRE_STATUSES),
    }),
    { description: 'What it earned, or what a refund changed' },
  ),
  unearned: t.Nullable(
    t.Object({ reason: oneOf(NO_COMMISSION_REASONS), steps: t.Array(t.String()) }),
    { description: "Why a lead or sale through a partner's link earned nothing" },
  ),
})
export type Explanation = Static<typeof Explanation>

export const ExplainedEvent = t.Object({
  event: oneOf(['click', 'lead', 'sale', 'refund'], { description: 'Which kind it is' }),
  link: t.Nullable(Link),
  ...fields,
  refund: t.Optional(refund),
  explanation: Explanation,
})
export type ExplainedEvent = Static<typeof ExplainedEvent>
