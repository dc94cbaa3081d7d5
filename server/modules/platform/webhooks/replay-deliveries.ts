import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { webhookDeliveries } from '../../../db/schema/webhooks.ts'
import { ApiError, invalid, notFound } from '../../../domain/errors.ts'
import { toDelivery, type DeliveryRow } from './present.ts'
import { requireReaders } from './require-readers.ts'
import { queueSending, requireEnabled, type WebhookRef } from './queries.ts'
import type { ReplayBody, WebhookDelivery } from './schema.ts'

/** In one request. */
const MAX_REPLAYED = 10_000

/**
 * Sends one delivery again, with the same id. @throws ApiError `not_found`, `conflict`, `forbidden`
 */
export async function replayDelivery(
  ctx: Ctx,
  ref: WebhookRef,
  deliveryId: string,
): Promise<WebhookDelivery> {
  return transact(ctx, async (ctx) => {
    await requireEnabled(ctx, ref)
    const [row] = await sendAgain(ctx, ref.id, [deliveryId])
    if (!row) throw notFound('delivery', deliveryId)
    requireReaders(ctx.scope, [row.event])
    return toDelivery(row)
  })
}

/** Sends again what was written within a span of time. @throws ApiError */
export async function replayDeliveries(
  ctx: Ctx,
  ref: WebhookRef,
  body: ReplayBody,
): Promise<{ count: number }> {
  const since = readTime('since', body.since)
  const until = body.until === undefined ? undefined : readTime('until', body.until)
  const { status = 'failed' } = body
  return transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    await requireEnabled(ctx, ref)
    const found = await tx.find(scope, webhookDeliveries, {
      where: [
        eq(webhookDeliveries.webhookId, ref.id),
        eq(webhookDeliveries.status, status),
        gte(webhookDeliveries.createdAt, since),
        until && lte(webhookDeliveries.createdAt, until),
      ],
      orderBy: [asc(webhookDeliveries.num)],
      limit: MAX_REPLAYED + 1,
    })
    if (found.length > MAX_REPLAYED) {
      const text = `More than ${MAX_REPLAYED} deliveries are in this span. Choose a shorter one.`
      throw new ApiError('exceeded_limit', text)
    }
    requireReaders(
      scope,
      found.map((row) => row.event),
    )
    const ids = found.map((row) => row.id)
    return { count: (await sendAgain(ctx, ref.id, ids)).length }
  })
}

/** Puts deliveries back among those that wait; they keep their places in the order. */
async function sendAgain(
  ctx: TxCtx,
  webhookId: string,
  ids: readonly string[],
): Promise<DeliveryRow[]> {
  const { deps, tx, scope } = ctx
  if (ids.length === 0) return []
  const set = { status: 'waiting' as const, attempts: 0, nextAttemptAt: new Date(deps.clock.now()) }
  const rows = await tx.update(scope, webhookDeliveries, set, [
    and(eq(webhookDeliveries.webhookId, webhookId), inArray(webhookDeliveries.id, [...ids])),
  ])
  await queueSending(ctx, webhookId)
  return rows
}

function readTime(field: 'since' | 'until', text: string): Date {
  const at = /^\d{4}-\d{2}-\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN)
  if (!Number.isNaN(at.getTime())) return at
  throw invalid(field, 'Write a time such as 2026-01-31T12:00:00Z.')
}
