import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { placeOf } from '../../../db/sealed.ts'
import { webhookDeliveries, webhooks } from '../../../db/schema/webhooks.ts'
import type { Deps } from '../../../deps.ts'
import { GIVE_UP_MS, pauseMs } from '../../../domain/webhook-events.ts'
import { postWebhook } from '../../../notify/webhooks/post-webhook.ts'
import { findOutgoingFormat } from '../../../outgoing-formats/index.ts'
import type { DeliveryRow, WebhookRow } from './present.ts'

/** `refused`: by this server, whose settings may be others than those of the rest. */
export type Outcome = 'arrived' | 'failed' | 'refused'

/** Sends one delivery and notes the answer. No transaction is open meanwhile. Returns what became of it. */
export async function sendDelivery(
  { deps, tx, scope }: Ctx,
  webhook: WebhookRow,
  { id, body, attempts, createdAt }: DeliveryRow,
): Promise<Outcome> {
  const startedAt = deps.clock.now()
  const message = { id, body, timestampS: Math.floor(startedAt / 1000) }
  const { webhooksAllowPrivate: allowPrivate } = deps.config
  const { url, format } = webhook
  const request = findOutgoingFormat(format).write(message, secretsOf(deps, webhook))
  const headers = { ...HEADERS, ...request.headers }
  const answer = await postWebhook({ url, headers, body: request.body, allowPrivate })
  const arrived = answer.status !== null && answer.status >= 200 && answer.status < 300
  const now = deps.clock.now()
  const isLast = attempts > 0 && now - createdAt.getTime() >= GIVE_UP_MS
  const set = {
    status: arrived ? ('delivered' as const) : isLast ? ('failed' as const) : ('waiting' as const),
    attempts: attempts + 1,
    nextAttemptAt: new Date(now + pauseMs(attempts + 1, Math.random())),
    lastAttemptAt: new Date(now),
    responseStatus: answer.status,
    responseBody: answer.body,
    error: answer.error,
    durationMs: now - startedAt,
  }
  await tx.update(scope, webhookDeliveries, set, [eq(webhookDeliveries.id, id)])
  if (arrived) return 'arrived'
  return answer.isOurs ? 'refused' : 'failed'
}

const HEADERS = { 'content-type': 'application/json', 'user-agent': 'svc-webhooks/1' }

/** Opens the secrets that sign: the new one first, and the former one while it is valid. */
function secretsOf({ secrets, clock }: Deps, webhook: WebhookRow): string[] {
  const { workspaceId, id, formerSecret, formerUntil } = webhook
  const secret = secrets.open(webhook.secret, placeOf(webhooks.secret, workspaceId, id))
  if (!formerSecret || !formerUntil || formerUntil.getTime() <= clock.now()) return [secret]
  const place = placeOf(webhooks.formerSecret, workspaceId, id)
  return [secret, secrets.open(formerSecret, place)]
}
