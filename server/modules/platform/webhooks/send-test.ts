import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { toDelivery } from './present.ts'
import { requireEnabled, type WebhookRef } from './queries.ts'
import type { WebhookDelivery } from './schema.ts'
import { writeDeliveryRows } from './write-delivery.ts'

/** Sends an event that says nothing, to try an endpoint. @throws ApiError `not_found`, `conflict` */
export async function sendTest(ctx: Ctx, ref: WebhookRef): Promise<WebhookDelivery> {
  const { id } = ref
  return transact(ctx, async (ctx) => {
    await requireEnabled(ctx, ref)
    const test = { event: 'webhook.test' as const, subject: id, data: { webhookId: id } }
    const [row] = await writeDeliveryRows(ctx, id, [{ ...test, eventNum: null }])
    return toDelivery(row!)
  })
}
