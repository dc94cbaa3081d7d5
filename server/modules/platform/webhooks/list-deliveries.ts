import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { listRows, type Listing } from '../../../core/list-rows.ts'
import { webhookDeliveries } from '../../../db/schema/webhooks.ts'
import { toDelivery } from './present.ts'
import { requireReaders } from './require-readers.ts'
import { requireWebhook, type WebhookRef } from './queries.ts'
import type { DeliveryQuery, WebhookDelivery } from './schema.ts'

const DELIVERIES: Listing<typeof webhookDeliveries, DeliveryQuery> = {
  table: webhookDeliveries,
  prefix: 'whd',
  noun: 'delivery',
  filters: {
    status: webhookDeliveries.status,
    event: webhookDeliveries.event,
    subject: webhookDeliveries.subject,
  },
}

/** Lists what an endpoint was told, the newest first. @throws ApiError `not_found`, `forbidden` */
export async function listDeliveries(
  ctx: Ctx,
  ref: WebhookRef,
  query: DeliveryQuery,
): Promise<WebhookDelivery[]> {
  await requireWebhook(ctx, ref)
  const rows = await listRows(ctx, DELIVERIES, query, [eq(webhookDeliveries.webhookId, ref.id)])
  requireReaders(
    ctx.scope,
    rows.map((row) => row.event),
  )
  return rows.map(toDelivery)
}
