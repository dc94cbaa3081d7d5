import { eq } from 'drizzle-orm'
import { notFound } from '../../../domain/errors.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { webhookDeliveries } from '../../../db/schema/webhooks.ts'
import { toDelivery } from './present.ts'
import { requireReaders } from './require-readers.ts'
import { requireWebhook, type WebhookRef } from './queries.ts'
import type { WebhookDelivery } from './schema.ts'

/** Returns one delivery with its request and the last answer. @throws ApiError `not_found`, `forbidden` */
export async function getDelivery(
  ctx: Ctx,
  ref: WebhookRef,
  deliveryId: string,
): Promise<WebhookDelivery> {
  const { tx, scope } = ctx
  await requireWebhook(ctx, ref)
  const where = [eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, ref.id)]
  const row = await tx.first(scope, webhookDeliveries, where)
  if (!row) throw notFound('delivery', deliveryId)
  requireReaders(scope, [row.event])
  return toDelivery(row)
}
