import type { Ctx } from '../../../core/ctx.ts'
import { toWebhook } from './present.ts'
import { requireWebhook } from './queries.ts'
import type { Webhook } from './schema.ts'

/** Returns one endpoint. @throws ApiError `not_found` */
export async function getWebhook(ctx: Ctx, id: string): Promise<Webhook> {
  return toWebhook(await requireWebhook(ctx, id))
}
