import { t, type Static } from 'elysia'
import { oneOf } from '../../../core/one-of.ts'
import { WEBHOOK_EVENTS } from '../../../domain/webhook-events.ts'
import { OUTGOING_FORMAT_NAMES, OUTGOING_FORMATS } from '../../../outgoing-formats/index.ts'

const url = t.String({
  minLength: 1,
  maxLength: 2000,
  description: 'Where events are posted to; https, and not in a private network',
  examples: ['https://shop.example/hooks/referrals'],
})
const description = t.Nullable(t.String({ maxLength: 200 }))
const events = t.Array(oneOf(WEBHOOK_EVENTS), {
  minItems: 1,
  maxItems: WEBHOOK_EVENTS.length,
  uniqueItems: true,
  description: 'What it is told of',
  examples: [['commission.created', 'payout.completed']],
})
const time = t.String({ description: 'ISO 8601' })

const format = oneOf(OUTGOING_FORMAT_NAMES, {
  description: Object.values(OUTGOING_FORMATS)
    .map(({ name, summary }) => `\`${name}\`: ${summary}`)
    .join('. '),
})

export const WebhookBody = t.Object({
  url,
  events,
  description: t.Optional(description),
  format: t.Optional(format),
  writeKey: t.Optional(
    t.String({
      minLength: 1,
      maxLength: 255,
      description: 'The write key of the source at Segment; needed for the format `segment`',
    }),
  ),
})
export type WebhookBody = Static<typeof WebhookBody>

export const WebhookPatch = t.Partial(
  t.Object({
    url,
    events,
    description,
    enabled: t.Boolean({ description: 'While it is false, nothing is sent or kept for later' }),
  }),
)
export type WebhookPatch = Static<typeof WebhookPatch>

const webhook = {
  id: t.String({ examples: ['wh_1t9QzK4bXeRw2Lm0'] }),
  url: t.String(),
  description,
  events: t.Array(oneOf(WEBHOOK_EVENTS)),
  format,
  enabled: t.Boolean(),
  disabledReason: t.Nullable(
    oneOf(['member', 'partner', 'failing'], {
      description: '`failing`: nothing arrived for three days',
    }),
  ),
  failingSince: t.Nullable(time),
  formerSecretUntil: t.Nullable(
    t.String({ description: 'Until then the former secret signs, too. ISO 8601' }),
  ),
  createdBy: t.Nullable(
    t.String({ description: 'The person who created it, or took it over from a former member' }),
  ),
  createdAt: time,
}
export const Webhook = t.Object(webhook, { title: 'Webhook' })
export type Webhook = Static<typeof Webhook>

export const WebhookWithSecret = t.Object(
  {
    ...webhook,
    secret: t.String({
      description: 'Shown this once. Empty for a format whose address is the secret, as `slack`',
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
    id: t.String({ description: 'The header webhook-id' }),
    webhookId: t.String(),
    event: oneOf(EVENTS_SENT),
    subject: t.String({ description: 'The id of what the event is about' }),
    status: oneOf(STATUSES),
    attempts: t.Integer(),
    nextAttemptAt: t.Nullable(time),
    lastAttemptAt: t.Nullable(time),
    requestBody: t.String({ description: 'What it is told, before the format' }),
    responseStatus: t.Nullable(t.Integer()),
    responseBody: t.Nullable(t.String({ description: 'Its first 4 KB' })),
    error: t.Nullable(t.String({ description: 'Why there was no answer' })),
    durationMs: t.Nullable(t.Integer()),
    createdAt: time,
  },
  { title: 'WebhookDelivery' },
)
export type WebhookDelivery = Static<typeof WebhookDelivery>

export const DeliveryQuery = t.Object({
  status: t.Optional(oneOf(STATUSES)),
  event: t.Optional(oneOf(EVENTS_SENT)),
  subject: t.Optional(t.String({ maxLength: 64, description: 'About this alone' })),
  page: t.Optional(t.Integer({ minimum: 1, maximum: 1000 })),
  pageSize: t.Optional(t.Integer({ minimum: 1, maximum: 100 })),
  startingAfter: t.Optional(t.String({ maxLength: 64 })),
  endingBefore: t.Optional(t.String({ maxLength: 64 })),
})
export type DeliveryQuery = Static<typeof DeliveryQuery>

export const ReplayBody = t.Object({
  since: t.String({ maxLength: 40, description: 'ISO 8601', examples: ['2026-01-31T12:00:00Z'] }),
  until: t.Optional(t.String({ maxLength: 40, description: 'ISO 8601. Absent: now' })),
  status: t.Optional(oneOf(['delivered', 'failed'], { description: 'Absent: what has failed' })),
})
export type ReplayBody = Static<typeof ReplayBody>
export const ReplayAnswer = t.Object({ count: t.Integer() })

export const WebhookParams = t.Object({ id: t.String({ maxLength: 64 }) })
export const DeliveryParams = t.Object({
  id: t.String({ maxLength: 64 }),
  deliveryId: t.String({ maxLength: 64 }),
})
