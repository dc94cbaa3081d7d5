import type { Ctx } from '../../../core/ctx.ts'
import { toWebhook } from './present.ts'
import { requireWebhook, type WebhookRef } from './queries.ts'
import type { Webhook } from './schema.ts'

/** Returns one endpoint. @throws ApiError `not_found` */
export async function getWebhook(ctx: Ctx, ref: WebhookRef): Promise<Webhook> {
  return toWebhook(await requireWebhook(ctx, ref))
}
