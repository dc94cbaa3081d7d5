import type { TxCtx } from '../../../core/ctx.ts'
import { webhookDeliveries } from '../../../db/schema/webhooks.ts'
import type { WebhookEvent } from '../../../domain/webhook-events.ts'
import { readWorkspace } from '../workspaces/queries.ts'
import type { DeliveryRow } from './present.ts'
import { queueSending } from './queries.ts'

export interface Told {
  event: WebhookEvent | 'webhook.test'
  subject: string
  data: object
  eventNum: string | null
}

/** Writes what an endpoint is told and queues its sending; what was written before is left out. */
export async function writeDeliveryRows(
  ctx: TxCtx,
  webhookId: string,
  told: readonly Told[],
): Promise<DeliveryRow[]> {
  const { deps, tx, scope } = ctx
  if (told.length === 0) return []
  const now = new Date(deps.clock.now())
  const { mode } = await readWorkspace(ctx)
  const values = told.map(({ event, subject, data, eventNum }) => {
    const id = deps.ids.make('whd')
    const body = JSON.stringify({ id, event, mode, createdAt: now.toISOString(), data })
    const about = { id, webhookId, event, subject, eventNum, body: body.toWellFormed() }
    return { ...about, status: 'waiting' as const, nextAttemptAt: now, createdAt: now }
  })
  const rows = await tx.insert(scope, webhookDeliveries, values, { ignore: true })
  if (rows.length > 0) await queueSending(ctx, webhookId)
  return rows
}
