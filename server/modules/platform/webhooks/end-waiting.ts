import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { webhookDeliveries } from '../../../db/schema/webhooks.ts'

/** Gives up what waits for an endpoint that is disabled; it can be replayed later. */
export async function endWaiting({ tx, scope }: Ctx, webhookId: string): Promise<void> {
  await tx.update(scope, webhookDeliveries, { status: 'failed' }, [
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.status, 'waiting'),
  ])
}
