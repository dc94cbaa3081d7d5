import { showColumns } from '../../../core/column-fields.ts'
import type { webhookDeliveries, webhooks } from '../../../db/schema/webhooks.ts'
import { WEBHOOK_COLUMNS, type Webhook, type WebhookDelivery } from './schema.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

export function toWebhook(row: WebhookRow): Webhook {
  const { id, format, disabledReason, createdBy, createdAt } = row
  return {
    id,
    ...showColumns(WEBHOOK_COLUMNS, row),
    format,
    enabled: row.disabledAt === null,
    disabledReason,
    failingSince: row.failingSince?.toISOString() ?? null,
    formerSecretUntil: row.formerUntil?.toISOString() ?? null,
    createdBy,
    createdAt: createdAt.toISOString(),
  }
}

export function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, webhookId, event, subject, status, attempts, responseStatus, durationMs } = row
  return {
    id,
    webhookId,
    event,
    subject,
    status,
    attempts,
    nextAttemptAt: status === 'waiting' ? row.nextAttemptAt.toISOString() : null,
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    requestBody: row.body,
    responseStatus,
    responseBody: row.responseBody,
    error: row.error,
    durationMs,
    createdAt: row.createdAt.toISOString(),
  }
}
