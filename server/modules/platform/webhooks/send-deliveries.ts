import { and, asc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import type { Scope } from '../../../db/scope.ts'
import { webhookDeliveries, webhooks } from '../../../db/schema/webhooks.ts'
import { GIVE_UP_MS, pauseMs } from '../../../domain/webhook-events.ts'
import { endWaiting } from './end-waiting.ts'
import { holdWebhooks, noteHeard } from './note-heard.ts'
import type { WebhookRow } from './present.ts'
import { isTurnedAway, queueSending } from './queries.ts'
import { sendDelivery } from './send-delivery.ts'

/** Longer than a round can take: a server that still holds it then has died. */
const LEASE_MS = 60_000
/** Subjects at once, and rounds until another endpoint may have its turn. */
const AT_ONCE = 8
const ROUNDS = 25
/** From so many fruitless rounds on, one delivery tries whether the endpoint is back. */
const FAILING_AFTER = 3

/**
 * Sends what waits for one endpoint: subjects side by side, each in its order. One job at a time does so, and
 * one that gets no answers pauses, so that a dead endpoint costs others nothing.
 */
export async function sendDeliveries(ctx: Ctx, webhookId: string): Promise<void> {
  const claimed = await claim(ctx, webhookId)
  if (!claimed) return
  let webhook: WebhookRow | undefined = claimed
  try {
    if (await isTurnedAway(ctx, claimed))
      return await inTransaction(ctx, (ctx) => endWaiting(ctx, webhookId))
    for (let round = 0; webhook && round < ROUNDS; round++) webhook = await sendRound(ctx, webhook)
  } finally {
    const { tx, scope } = ctx
    await tx.update(scope, webhooks, { leasedUntil: null }, [eq(webhooks.id, webhookId)])
  }
  await queueRest(ctx, webhookId)
}

/** Claims the endpoint for this job; otherwise the job comes again when it may. */
async function claim(ctx: Ctx, id: string): Promise<WebhookRow | undefined> {
  const { deps, tx, scope } = ctx
  const now = deps.clock.now()
  const lease = { leasedUntil: new Date(now + LEASE_MS) }
  const [row] = await tx.update(scope, webhooks, lease, [
    eq(webhooks.id, id),
    isNull(webhooks.disabledAt),
    or(isNull(webhooks.leasedUntil), lt(webhooks.leasedUntil, new Date(now))),
  ])
  if (row) return row
  const held = await tx.first(scope, webhooks, [eq(webhooks.id, id)])
  if (held && !held.disabledAt) {
    await queueSending(ctx, id, {
      dueAt: held.leasedUntil ?? undefined,
      isFailing: held.failures > 0,
    })
  }
  return undefined
}

/** Sends the next of each subject; answers the endpoint while there may be more to send. */
async function sendRound(ctx: Ctx, webhook: WebhookRow): Promise<WebhookRow | undefined> {
  const { deps, tx, scope } = ctx
  const { id } = webhook
  const now = new Date(deps.clock.now())
  if (webhook.disabledAt || (webhook.retryAt && webhook.retryAt > now)) return undefined
  const due = await tx.find(scope, webhookDeliveries, {
    where: [isNext(scope, id), lte(webhookDeliveries.nextAttemptAt, now)],
    orderBy: [asc(webhookDeliveries.num)],
    limit: webhook.failures >= FAILING_AFTER ? 1 : AT_ONCE,
  })
  if (due.length === 0) return undefined
  const outcomes = await Promise.all(due.map((delivery) => sendDelivery(ctx, webhook, delivery)))
  if (outcomes.includes('arrived')) return noteSuccess(ctx, id)
  // What this server may not reach says nothing about the endpoint.
  return outcomes.includes('failed') ? noteFailure(ctx, webhook) : undefined
}

/**
 * The first of its subject that waits. The status is written out, since a parameter would keep PostgreSQL from the
 * indexes of what waits.
 */
const isNext = ({ workspaceId }: Scope, webhookId: string) =>
  and(
    eq(webhookDeliveries.webhookId, webhookId),
    sql`${webhookDeliveries.status} = 'waiting'`,
    sql`${webhookDeliveries.num} = (select min(earlier.num) from webhook_deliveries earlier
      where earlier.workspace_id = ${workspaceId}
        and earlier.webhook_id = ${webhookDeliveries.webhookId}
        and earlier.subject = ${webhookDeliveries.subject}
        and earlier.status = 'waiting')`,
  )

const leaseFrom = (nowMs: number) => ({ leasedUntil: new Date(nowMs + LEASE_MS) })

async function noteSuccess({ deps, tx, scope }: Ctx, id: string) {
  const set = { failures: 0, failingSince: null, retryAt: null, ...leaseFrom(deps.clock.now()) }
  const [row] = await tx.update(scope, webhooks, set, [eq(webhooks.id, id)])
  return row
}

async function noteFailure(ctx: Ctx, webhook: WebhookRow): Promise<WebhookRow | undefined> {
  const { deps, tx, scope } = ctx
  const now = deps.clock.now()
  const failures = webhook.failures + 1
  const failingSince = webhook.failingSince ?? new Date(now)
  const isGivenUp = now - failingSince.getTime() >= GIVE_UP_MS
  const pauses = failures >= FAILING_AFTER
  const set = {
    failures,
    failingSince,
    retryAt: pauses ? new Date(now + pauseMs(failures, Math.random())) : null,
    ...(isGivenUp && { disabledAt: new Date(now), disabledReason: 'failing' as const }),
    ...leaseFrom(now),
  }
  // Whoever gave it another address meanwhile has begun anew.
  const same = [eq(webhooks.id, webhook.id), eq(webhooks.url, webhook.url)]
  const [row] = await tx.update(scope, webhooks, set, same)
  if (row && isGivenUp) {
    await inTransaction(ctx, async (ctx) => {
      await holdWebhooks(ctx)
      await noteHeard(ctx)
      await endWaiting(ctx, webhook.id)
    })
    await deps.directory.changed()
    deps.log.warn({ webhook: webhook.id }, 'webhook disabled')
  }
  return row
}

/** Comes again when the next one is due. The lease is free by now: what was written since is seen here. */
async function queueRest(ctx: Ctx, id: string): Promise<void> {
  const { deps, tx, scope } = ctx
  const webhook = await tx.first(scope, webhooks, [eq(webhooks.id, id)])
  if (!webhook || webhook.disabledAt) return
  const { retryAt, failures } = webhook
  const now = new Date(deps.clock.now())
  const isPaused = retryAt !== null && retryAt > now
  // Only what is not due yet is sorted by its time: a long queue would be read whole.
  const next = (await findNext(ctx, id, isPaused ? retryAt : now)) ?? (await findNext(ctx, id))
  if (!next) return
  const dueAt = isPaused && retryAt > next.nextAttemptAt ? retryAt : next.nextAttemptAt
  await queueSending(ctx, id, { dueAt, isFailing: failures > 0 })
}

/** Finds one that is due by a time, or else the one that is due first. */
async function findNext({ tx, scope }: Ctx, id: string, by?: Date) {
  const { nextAttemptAt, num } = webhookDeliveries
  const [row] = await tx.find(scope, webhookDeliveries, {
    where: [isNext(scope, id), by && lte(nextAttemptAt, by)],
    orderBy: [asc(by ? num : nextAttemptAt)],
    limit: 1,
  })
  return row
}
