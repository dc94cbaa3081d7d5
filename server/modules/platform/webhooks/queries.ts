import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { enqueue } from '../../../db/enqueue.ts'
import { placeOf } from '../../../db/sealed.ts'
import { webhooks } from '../../../db/schema/webhooks.ts'
import { ApiError } from '../../../domain/errors.ts'
import { noWebhook, toWebhook, type WebhookRow } from './present.ts'
import type { WebhookWithSecret } from './schema.ts'

/** Loads an endpoint. @throws ApiError `not_found` */
export async function requireWebhook(
  { tx, scope }: Pick<Ctx, 'tx' | 'scope'>,
  id: string,
): Promise<WebhookRow> {
  const row = await tx.first(scope, webhooks, [eq(webhooks.id, id)])
  if (!row) throw noWebhook(id)
  return row
}

/** Loads an endpoint to which something is to be sent. @throws ApiError `not_found`, `conflict` */
export async function requireEnabled(ctx: Ctx, id: string): Promise<WebhookRow> {
  const row = await requireWebhook(ctx, id)
  if (row.disabledAt === null) return row
  throw new ApiError('conflict', 'The webhook is disabled. Enable it first.')
}

/** Shows the secret with the endpoint, to whoever has just made it. */
export async function showSecret(ctx: Ctx, id: string): Promise<WebhookWithSecret> {
  const row = await requireWebhook(ctx, id)
  const place = placeOf(webhooks.secret, row.workspaceId, id)
  return { ...toWebhook(row), secret: ctx.deps.secrets.open(row.secret, place) }
}

/** Queues the job that sends what waits; one that waits already is replaced. */
export async function queueSending(
  { deps, tx, scope }: Pick<Ctx, 'deps' | 'tx' | 'scope'>,
  webhookId: string,
  dueAt?: Date,
): Promise<void> {
  const job = { task: 'send-webhooks' as const, payload: { webhookId } }
  const waitMs = dueAt && Math.max(0, dueAt.getTime() - deps.clock.now())
  await enqueue(tx, scope, job, { key: `webhook:${webhookId}`, ...(waitMs && { waitMs }) })
}
