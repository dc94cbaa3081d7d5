import type { EmbedCtx } from '../../../../core/callers.ts'
import { PARTNER_EVENTS } from '../../../../domain/webhook-events.ts'
import type { WebhookRef } from '../../../platform/webhooks/queries.ts'
import type {
  Webhook,
  WebhookDelivery,
  WebhookWithSecret,
} from '../../../platform/webhooks/schema.ts'
import type { EmbedWebhook, EmbedWebhookDelivery, EmbedWebhookWithSecret } from './schema.ts'

/** Names an endpoint of the partner whose dashboard it is: no other is found. */
export function ownOf({ session }: EmbedCtx, { id }: { id: string }): WebhookRef {
  return { id, enrollmentId: session.enrollmentId }
}

export function toOwn({ format: _, createdBy: _creator, ...shown }: Webhook): EmbedWebhook {
  return { ...shown, events: PARTNER_EVENTS.filter((event) => shown.events.includes(event)) }
}

export function toOwnWithSecret({ secret, ...webhook }: WebhookWithSecret): EmbedWebhookWithSecret {
  return { ...toOwn(webhook), secret }
}

export function toOwnDelivery({ subject: _, ...shown }: WebhookDelivery): EmbedWebhookDelivery {
  return shown
}
