import { t, type Static } from 'elysia'
import { cursorFields, timeFields } from '../../../core/fields.ts'
import { answeredParts } from '../../../core/sale-fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import { NO_COMMISSION_REASONS } from '../../../domain/reward/types.ts'
import { filterFields } from '../reports/schema.ts'
import { WIRE_STATUSES } from '../../earnings/commissions/schema.ts'
import { Link } from '../../links/links/schema.ts'

const event = t.Optional(
  oneOf(['clicks', 'leads', 'sales'], { description: 'The type of event. Defaults to `clicks`.' }),
)

export const EventsQuery = t.Object({
  event,
  ...timeFields,
  page: t.Optional(
    t.Integer({
      minimum: 1,
      maximum: 1000,
      description: 'The page number, starting at 1. Defaults to 1.',
    }),
  ),
  limit: t.Optional(
    t.Integer({
      minimum: 1,
      maximum: 1000,
      description: 'The number of results per page. Defaults to 100.',
    }),
  ),
  ...cursorFields,
  sortOrder: t.Optional(
    oneOf(['asc', 'desc'], {
      description: 'The sort order by time. Defaults to `desc`, newest first.',
    }),
  ),
  order: t.Optional(oneOf(['asc', 'desc'], { description: 'Deprecated. Use `sortOrder`.' })),
  sortBy: t.Optional(oneOf(['timestamp'])),
  ...filterFields,
})
export type EventsQuery = Static<typeof EventsQuery>

export const EventsExportQuery = t.Object({
  event,
  format: t.Optional(
    oneOf(['csv', 'ndjson'], { description: 'The file format. Defaults to `csv`.' }),
  ),
  columns: t.Optional(
    t.String({
      maxLength: 1000,
      description:
        'The columns to include, separated by commas. NDJSON without it contains whole events.',
      examples: ['timestamp,linkKey,country'],
    }),
  ),
  ...timeFields,
  ...filterFields,
})
export type EventsExportQuery = Static<typeof EventsExportQuery>

const text = t.String()
const maybeText = t.Nullable(t.String())
const time = t.String()

export const EventClick = t.Object({
  id: t.String({ description: 'The ID of the click, or empty if the event has no click.' }),
  timestamp: time,
  url: t.String({ description: 'The destination URL without its query.' }),
  country: t.String({ description: 'The two-letter country code, or `Unknown`.' }),
  city: text,
  region: text,
  continent: text,
  device: text,
  browser: text,
  os: text,
  referer: t.String({ description: 'The referring host, or `(direct)`.' }),
  refererUrl: text,
  trigger: t.String({
    description: 'How the visitor arrived: `link`, `qr`, `pageview`, or `deeplink`.',
  }),
  qr: t.Boolean(),
  ip: t.String({ description: 'Always empty, because IP addresses aren’t stored.' }),
})
export type EventClick = Static<typeof EventClick>

export const EventCustomer = t.Object({
  id: text,
  externalId: text,
  identifiedProgramId: t.Nullable(
    t.String({
      description:
        'The ID of the program that the customer was identified with. Null for customers of the workspace.',
    }),
  ),
  name: maybeText,
  email: maybeText,
  avatar: maybeText,
  country: maybeText,
  sales: t.Integer(),
  saleAmount: t.Integer({ description: 'Net revenue, in minor units of `saleCurrency`.' }),
  saleCurrency: text,
  createdAt: time,
  firstSaleAt: t.Nullable(time),
})
export type EventCustomer = Static<typeof EventCustomer>

export const EventPartner = t.Object({ id: text, name: text, image: maybeText })
export type EventPartner = Static<typeof EventPartner>

const sale = t.Object({
  amount: t.Integer({ description: 'The total that the customer paid, in minor units.' }),
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
  qr: t.Integer({ description: 'Whether the visitor scanned a QR code: 1 or 0.' }),
  ip: text,
}

const fields = {
  id: t.String({ description: 'The ID of the click, or `evt_…`. Use it as a cursor.' }),
  timestamp: time,
  click: EventClick,
  partner: t.Nullable(EventPartner, {
    description: 'The partner who has the link now. Requires the scope `program.read`.',
  }),
  eventId: t.Optional(t.String({ description: 'For leads and sales, the ID of the event.' })),
  eventName: t.Optional(t.String({ description: 'For leads and sales, the name of the event.' })),
  eventQuantity: t.Optional(
    t.Integer({ description: 'For leads, the number of leads that the event counts as.' }),
  ),
  metadata: t.Optional(t.Nullable(t.Record(t.String(), t.Unknown()))),
  customer: t.Optional(EventCustomer),
  sale: t.Optional(sale),
  saleAmount: t.Optional(t.Integer({ description: 'For sales, the sale amount in minor units.' })),
  invoice_id: t.Optional(text),
  payment_processor: t.Optional(text),
  ...flat,
}

export const EventItem = t.Object({
  event: oneOf(['click', 'lead', 'sale'], { description: 'The type of event.' }),
  link: Link,
  ...fields,
})
export type EventItem = Static<typeof EventItem>

const refund = t.Object({
  id: t.String(),
  refundId: t.String({ description: 'Your own ID of the refund.' }),
  saleId: t.String(),
  amount: t.Integer({ description: 'The refunded amount, in minor units.' }),
  currency: text,
  timestamp: time,
})
export type EventRefund = Static<typeof refund>

export const Explanation = t.Object({
  verdict: oneOf(['recorded', 'attributed', 'unattributed'], {
    description:
      'The result. Clicks are `recorded`. Leads, sales, and refunds are attributed to a link or to none.',
  }),
  reason: t.String({ description: 'A stable code for the reason.' }),
  steps: t.Array(t.String(), { description: 'The attribution, one sentence per step.' }),
  click: t.Nullable(EventClick),
  lead: t.Nullable(t.Object({ id: text, eventName: text, timestamp: time })),
  refunds: t.Array(refund),
  commissions: t.Array(
    t.Object({
      id: t.String({ description: 'The ID of the commission.' }),
      type: text,
      partnerId: text,
      earnings: t.Integer({ description: 'The earnings after refunds, in minor units.' }),
      currency: text,
      status: oneOf(WIRE_STATUSES),
    }),
    { description: 'The commissions that the event earned, or that a refund changed.' },
  ),
  unearned: t.Nullable(
    t.Object({ reason: oneOf(NO_COMMISSION_REASONS), steps: t.Array(t.String()) }),
    { description: 'Why a lead or sale through a partner’s link earned nothing.' },
  ),
})
export type Explanation = Static<typeof Explanation>

export const ExplainedEvent = t.Object({
  event: oneOf(['click', 'lead', 'sale', 'refund'], { description: 'The type of event.' }),
  link: t.Nullable(Link),
  ...fields,
  refund: t.Optional(refund),
  explanation: Explanation,
})
export type ExplainedEvent = Static<typeof ExplainedEvent>
