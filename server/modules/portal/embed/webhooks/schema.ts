import { t, type Static } from 'elysia'
import { oneOf } from '../../../../core/one-of.ts'
import { PARTNER_EVENTS } from '../../../../domain/webhook-events.ts'
import {
  DeliveryQuery,
  Webhook,
  WebhookBody,
  WebhookDelivery,
  WebhookPatch,
  WebhookWithSecret,
} from '../../../platform/webhooks/schema.ts'

const events = t.Array(oneOf(PARTNER_EVENTS), {
  minItems: 1,
  maxItems: PARTNER_EVENTS.length,
  uniqueItems: true,
  description: 'The event types to send.',
  examples: [['commission.created', 'payout.completed']],
})
const sent = oneOf([...PARTNER_EVENTS, 'webhook.test'])

export const EmbedWebhookBody = t.Object({
  url: WebhookBody.properties.url,
  events,
  description: WebhookBody.properties.description,
})
export type EmbedWebhookBody = Static<typeof EmbedWebhookBody>

export const EmbedWebhookPatch = t.Object({
  ...WebhookPatch.properties,
  events: t.Optional(events),
})
export type EmbedWebhookPatch = Static<typeof EmbedWebhookPatch>

export const EmbedWebhook = t.Object(
  {
    ...t.Omit(Webhook, ['format', 'createdBy']).properties,
    events: t.Array(oneOf(PARTNER_EVENTS)),
  },
  { title: 'EmbedWebhook' },
)
export type EmbedWebhook = Static<typeof EmbedWebhook>

export const EmbedWebhookWithSecret = t.Object(
  { ...EmbedWebhook.properties, secret: WebhookWithSecret.properties.secret },
  { title: 'EmbedWebhookWithSecret' },
)
export type EmbedWebhookWithSecret = Static<typeof EmbedWebhookWithSecret>

/** Without the subject, which of leads and sales is the customer's id. */
export const EmbedWebhookDelivery = t.Omit(WebhookDelivery, ['subject'], {
  title: 'EmbedWebhookDelivery',
})
export type EmbedWebhookDelivery = Static<typeof EmbedWebhookDelivery>

export const EmbedDeliveryQuery = t.Object({
  ...t.Omit(DeliveryQuery, ['subject']).properties,
  event: t.Optional(sent),
})
export type EmbedDeliveryQuery = Static<typeof EmbedDeliveryQuery>
