import { asc } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { webhooks } from '../../../db/schema/webhooks.ts'
import { toWebhook } from './present.ts'
import { ownedBy } from './queries.ts'
import type { Webhook } from './schema.ts'

/** Lists the workspace's endpoints, or those of one enrollment, whose number is bounded, the oldest first. */
export async function listWebhooks(
  { tx, scope }: Ctx,
  enrollmentId: string | null = null,
): Promise<Webhook[]> {
  const where = [ownedBy(enrollmentId)]
  return (await tx.find(scope, webhooks, { where, orderBy: [asc(webhooks.id)] })).map(toWebhook)
}
