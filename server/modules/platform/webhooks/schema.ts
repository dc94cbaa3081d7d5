import { t, type Static } from 'elysia'
import { columnSchemas, same, textColumn, type ColumnsFor } from '../../../core/column-fields.ts'
import { oneOf } from '../../../core/one-of.ts'
import type { webhooks } from '../../../db/schema/webhooks.ts'
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../../domain/webhook-events.ts'
import { OUTGOING_FORMAT_NAMES, OUTGOING_FORMATS } from '../../../outgoing-formats/index.ts'

/** Columns that never change, or that only the server writes. */
type OtherColumn =
  | 'workspaceId'
  | 'id'
  | 'enrollmentId'
  | 'partnerId'
  | 'format'
  | 'secret'
  | 'formerSecret'
  | 'formerUntil'
  | 'disabledAt'
  | 'disabledReason'
  | 'createdBy'
  | 'failures'
  | 'failingSince'
  | 'retryAt'
  | 'leasedUntil'
  | 'createdAt'
  | 'updatedAt'

const maybeText = t.Nullable(t.String({ maxLength: 200 }))

/** The columns that may change. One of the table that is neither here nor above does not compile. */
export const WEBHOOK_COLUMNS = {
  // `readUrl` checks it, by the format of the endpoint.
  url: {
    body: t.String({
      minLength: 1,
      maxLength: 2000,
      description: 'The HTTPS URL that receives events. Private networks aren’t allowed.',
      examples: ['https://shop.example/hooks/referrals'],
    }),
    shown: t.String(),
    read: same<string>,
    show: same<string>,
  },
  description: {
    ...textColumn(200, ''),
    body: t.Optional(maybeText),
    shown: maybeText,
  },
  events: {
    body: t.Array(oneOf(WEBHOOK_EVENTS), {
      minItems: 1,
      maxItems: WEBHOOK_EVENTS.length,
      uniqueItems: true,
      description: 'The event types to send.',
      examples: [['commission.created', 'payout.completed']],
    }),
    shown: t.Array(oneOf(WEBHOOK_EVENTS)),
    read: same<WebhookEvent[]>,
    show: same<WebhookEvent[]>,
  },
} as const satisfies ColumnsFor<typeof webhooks.$inferSelect, OtherColumn>
const { description, ...changing } = columnSchemas(WEBHOOK_COLUMNS, 'body')
const time = t.String()

const format = oneOf(OUTGOING_FORMAT_NAMES, {
  description: `The payload format. ${Object.values(OUTGOING_FORMATS)
    .map(({ name, summary }) => `\`${name}\`: ${summary}.`)
    .join(' ')}`,
})

export const WebhookBody = t.Object({
  ...changing,
  description,
  format: t.Optional(format),
  writeKey: t.Optional(
    t.String({
      minLength: 1,
      maxLength: 255,
      description: 'The write key of the Segment source. Required for the `segment` format.',
    }),
  ),
})
export type WebhookBody = Static<typeof WebhookBody>

export const WebhookPatch = t.Partial(
  t.Object({
    ...changing,
    description,
    enabled: t.Boolean({
      description:
        'Whether events are sent. Events that happen while the endpoint is disabled are never sent.',
    }),
  }),
)
export type WebhookPatch = Static<typeof WebhookPatch>

const webhook = {
  id: t.String({ examples: ['wh_1t9QzK4bXeRw2Lm0'] }),
  ...columnSchemas(WEBHOOK_COLUMNS, 'shown'),
  format,
  enabled: t.Boolean(),
  disabledReason: t.Nullable(
    oneOf(['member', 'partner', 'failing'], {
      description:
        'Why the endpoint was disabled. `failing`: no delivery succeeded for three days.',
    }),
  ),
  failingSince: t.Nullable(time),
  formerSecretUntil: t.Nullable(
    t.String({
      description: 'When the previous secret stops signing deliveries, in ISO 8601 format.',
    }),
  ),
  createdBy: t.Nullable(
    t.String({ description: 'The ID of the user who created the webhook or took it over.' }),
  ),
  createdAt: time,
}
export const Webhook = t.Object(webhook, { title: 'Webhook' })
export type Webhook = Static<typeof Webhook>

export const WebhookWithSecret = t.Object(
  {
    ...webhook,
    secret: t.String({
      description:
        'The signing secret, which is returned only once. Empty for formats whose URL is the secret, such as `slack`.',
      examples: ['whsec_…'],
    }),
  },
  { title: 'WebhookWithSecret' },
)
export type WebhookWithSecret = Static<typeof WebhookWithSecret>

const STATUSES = ['waiting', 'delivered', 'failed'] as const
const EVENTS_SENT = [...WEBHOOK_EVENTS, 'webhook.test'] as const

export const WebhookDelivery = t.Object(
  {
    id: t.String({ description: 'The ID of the delivery, as in the `webhook-id` header.' }),
    webhookId: t.String(),
    event: oneOf(EVENTS_SENT),
    subject: t.String({ description: 'The ID of the object that the event is about.' }),
    status: oneOf(STATUSES),
    attempts: t.Integer(),
    nextAttemptAt: t.Nullable(time),
    lastAttemptAt: t.Nullable(time),
    requestBody: t.String({ description: 'The event data, before formatting.' }),
    responseStatus: t.Nullable(t.Integer()),
    responseBody: t.Nullable(t.String({ description: 'The first 4 KB of the response.' })),
    error: t.Nullable(t.String({ description: 'Why there was no response.' })),
    durationMs: t.Nullable(t.Integer()),
    createdAt: time,
  },
  { title: 'WebhookDelivery' },
)
export type WebhookDelivery = Static<typeof WebhookDelivery>

export const DeliveryQuery = t.Object({
  status: t.Optional(oneOf(STATUSES)),
  event: t.Optional(oneOf(EVENTS_SENT)),
  subject: t.Optional(
    t.String({ maxLength: 64, description: 'Only deliveries about this object.' }),
  ),
  page: t.Optional(t.Integer({ minimum: 1, maximum: 1000 })),
  pageSize: t.Optional(t.Integer({ minimum: 1, maximum: 100 })),
  startingAfter: t.Optional(t.String({ maxLength: 64 })),
  endingBefore: t.Optional(t.String({ maxLength: 64 })),
})
export type DeliveryQuery = Static<typeof DeliveryQuery>

export const ReplayBody = t.Object({
  since: t.String({ maxLength: 40, examples: ['2026-01-31T12:00:00Z'] }),
  until: t.Optional(
    t.String({
      maxLength: 40,
      description: 'The end of the time range, in ISO 8601 format. Defaults to now.',
    }),
  ),
  status: t.Optional(
    oneOf(['delivered', 'failed'], {
      description: 'The status of the deliveries to send again. Defaults to failed ones.',
    }),
  ),
})
export type ReplayBody = Static<typeof ReplayBody>
export const ReplayAnswer = t.Object({
  count: t.Integer({ description: 'The number of deliveries to send again.' }),
})

export const WebhookParams = t.Object({ id: t.String({ maxLength: 64 }) })
export const DeliveryParams = t.Object({
  id: t.String({ maxLength: 64 }),
  deliveryId: t.String({ maxLength: 64 }),
})
