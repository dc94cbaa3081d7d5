import { asc } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { webhooks } from '../../../db/schema/webhooks.ts'
import { toWebhook } from './present.ts'
import type { Webhook } from './schema.ts'

/** Lists all endpoints, whose number is bounded, the oldest first. */
export async function listWebhooks({ tx, scope }: Ctx): Promise<Webhook[]> {
  return (await tx.find(scope, webhooks, { orderBy: [asc(webhooks.id)] })).map(toWebhook)
}
