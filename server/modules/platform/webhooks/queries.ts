import { eq, isNull, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { enqueue } from '../../../db/enqueue.ts'
import { placeOf } from '../../../db/sealed.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import { webhooks } from '../../../db/schema/webhooks.ts'
import { showsFigures } from '../../../domain/embed.ts'
import { ENROLLMENT_STATUSES } from '../../../domain/enrollment.ts'
import { ApiError, notFound } from '../../../domain/errors.ts'
import { PRIORITIES } from '../../../domain/tasks.ts'
import { toWebhook, type WebhookRow } from './present.ts'
import type { WebhookWithSecret } from './schema.ts'

/** Names an endpoint by its id and whose it is: the workspace's (null), or that of one enrollment. */
export interface WebhookRef {
  id: string
  enrollmentId: string | null
}

/** Names an endpoint of the workspace's own. */
export const ownOf = ({ id }: { id: string }): WebhookRef => ({ id, enrollmentId: null })

/** Builds the condition that endpoints are the workspace's own (null), or those of one enrollment. */
export function ownedBy(enrollmentId: string | null): SQL {
  return enrollmentId === null
    ? isNull(webhooks.enrollmentId)
    : eq(webhooks.enrollmentId, enrollmentId)
}

/** Loads an endpoint of whoever asks for it. @throws ApiError `not_found` */
export async function requireWebhook(
  { tx, scope }: Pick<Ctx, 'tx' | 'scope'>,
  { id, enrollmentId }: WebhookRef,
): Promise<WebhookRow> {
  const row = await tx.first(scope, webhooks, [eq(webhooks.id, id), ownedBy(enrollmentId)])
  if (!row) throw notFound('webhook', id)
  return row
}

/** Loads an endpoint to which something is to be sent. @throws ApiError `not_found`, `conflict` */
export async function requireEnabled(ctx: Ctx, ref: WebhookRef): Promise<WebhookRow> {
  const row = await requireWebhook(ctx, ref)
  if (row.disabledAt === null) return row
  throw new ApiError('conflict', 'The webhook is disabled. Enable it first.')
}

/** Tells whether an endpoint is of a partner who may not see figures any more, so that nothing is sent to it. */
export async function isTurnedAway(
  { tx, scope }: Pick<Ctx, 'tx' | 'scope'>,
  { enrollmentId }: WebhookRow,
): Promise<boolean> {
  if (enrollmentId === null) return false
  const row = await tx.first(scope, enrollments, [eq(enrollments.id, enrollmentId)])
  return !row || !seesFigures(row)
}

/** Tells whether a partner sees the figures of an enrollment, so that endpoints may be told of them. */
export function seesFigures(enrollment: { status: string }): boolean {
  const status = ENROLLMENT_STATUSES.find((known) => known === enrollment.status)
  return status !== undefined && showsFigures(status)
}

/** Shows the secret with the endpoint, to whoever has just made it. */
export async function showSecret(ctx: Ctx, ref: WebhookRef): Promise<WebhookWithSecret> {
  const row = await requireWebhook(ctx, ref)
  const place = placeOf(webhooks.secret, row.workspaceId, ref.id)
  return { ...toWebhook(row), secret: ctx.deps.secrets.open(row.secret, place) }
}

interface SendingOptions {
  dueAt?: Date | undefined
  /** Endpoints that answer come first. */
  isFailing?: boolean
}

/** Queues the job that sends what waits; one that waits already is replaced. */
export async function queueSending(
  { deps, tx, scope }: Pick<Ctx, 'deps' | 'tx' | 'scope'>,
  webhookId: string,
  { dueAt, isFailing = false }: SendingOptions = {},
): Promise<void> {
  const job = { task: 'send-webhooks' as const, payload: { webhookId } }
  const waitMs = dueAt && Math.max(0, dueAt.getTime() - deps.clock.now())
  await enqueue(tx, scope, job, {
    key: `webhook:${webhookId}`,
    ...(waitMs && { waitMs }),
    ...(isFailing && { priority: PRIORITIES.backlog, isFailing }),
  })
}
