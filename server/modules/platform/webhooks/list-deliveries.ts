import { asc, desc, eq, gt, lt } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inOrder, sliceOf } from '../../../core/paging.ts'
import { webhookDeliveries } from '../../../db/schema/webhooks.ts'
import { toDelivery } from './present.ts'
import { requireReaders } from './require-readers.ts'
import { requireWebhook, type WebhookRef } from './queries.ts'
import type { DeliveryQuery, WebhookDelivery } from './schema.ts'

/** Lists what an endpoint was told, the newest first. @throws ApiError `not_found`, `forbidden` */
export async function listDeliveries(
  ctx: Ctx,
  ref: WebhookRef,
  query: DeliveryQuery,
): Promise<WebhookDelivery[]> {
  const { tx, scope } = ctx
  await requireWebhook(ctx, ref)
  const slice = sliceOf(query, 'whd')
  const { limit, offset, cursor } = slice
  const { id, status, event, subject } = webhookDeliveries
  const rows = await tx.find(scope, webhookDeliveries, {
    where: [
      eq(webhookDeliveries.webhookId, ref.id),
      query.status === undefined ? undefined : eq(status, query.status),
      query.event === undefined ? undefined : eq(event, query.event),
      query.subject === undefined ? undefined : eq(subject, query.subject),
      cursor ? (cursor.side === 'after' ? lt(id, cursor.id) : gt(id, cursor.id)) : undefined,
    ],
    orderBy: [cursor?.side === 'before' ? asc(id) : desc(id)],
    limit,
    offset,
  })
  requireReaders(
    scope,
    rows.map((row) => row.event),
  )
  return inOrder(rows, slice).map(toDelivery)
}
