import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { webhookDeliveries } from '../../../db/schema/webhooks.ts'
import { noDelivery, toDelivery } from './present.ts'
import type { WebhookDelivery } from './schema.ts'

interface Ids {
  id: string
  deliveryId: string
}

/** Returns one delivery with its request and the last answer. @throws ApiError `not_found` */
export async function getDelivery(
  { tx, scope }: Ctx,
  { id, deliveryId }: Ids,
): Promise<WebhookDelivery> {
  const where = [eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.webhookId, id)]
  const row = await tx.first(scope, webhookDeliveries, where)
  if (!row) throw noDelivery(deliveryId)
  return toDelivery(row)
}
