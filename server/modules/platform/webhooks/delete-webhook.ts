import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { webhookDeliveries, webhooks } from '../../../db/schema/webhooks.ts'
import { holdWebhooks, noteHeard } from './note-heard.ts'
import { requireWebhook, type WebhookRef } from './queries.ts'

/** Deletes an endpoint with its log. @throws ApiError `not_found` */
export async function deleteWebhook(ctx: Ctx, ref: WebhookRef): Promise<{ id: string }> {
  const { id } = ref
  const deleted = await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    await holdWebhooks(ctx)
    await requireWebhook(ctx, ref)
    await tx.remove(scope, webhookDeliveries, [eq(webhookDeliveries.webhookId, id)])
    await tx.remove(scope, webhooks, [eq(webhooks.id, id)])
    await noteHeard(ctx)
    return { id }
  })
  await ctx.deps.directory.changed()
  return deleted
}
