import type { EmbedCtx } from '../../../../core/callers.ts'
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

export function toOwn({ format: _, ...shown }: Webhook): EmbedWebhook {
  return shown
}

export function toOwnWithSecret({
  format: _,
  ...shown
}: WebhookWithSecret): EmbedWebhookWithSecret {
  return shown
}

export function toOwnDelivery({ subject: _, ...shown }: WebhookDelivery): EmbedWebhookDelivery {
  return shown
}
