import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { webhookDeliveries, webhooks } from '../../../db/schema/webhooks.ts'
import { holdWebhooks, noteHeard } from './note-heard.ts'
import { noWebhook } from './present.ts'

/** Deletes an endpoint with its log. @throws ApiError `not_found` */
export async function deleteWebhook(ctx: Ctx, id: string): Promise<{ id: string }> {
  const deleted = await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    await holdWebhooks(ctx)
    await tx.remove(scope, webhookDeliveries, [eq(webhookDeliveries.webhookId, id)])
    const [row] = await tx.remove(scope, webhooks, [eq(webhooks.id, id)])
    if (!row) throw noWebhook(id)
    await noteHeard(ctx)
    return { id }
  })
  await ctx.deps.directory.changed()
  return deleted
}
