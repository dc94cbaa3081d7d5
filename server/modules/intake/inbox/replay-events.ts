import { and, asc, eq, gte, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { parseMoment } from '../../../core/input.ts'
import { transact } from '../../../core/transact.ts'
import { inboxEvents } from '../../../db/schema/intake.ts'
import type { ReplayEventsBody } from './schema.ts'
import { queueInboxes } from './store-events.ts'

/** In one request. */
const MAX_REPLAYED = 1_000

/**
 * Tries many events again, the oldest first: those that have failed, or that are named. What is done already is left
 * out. `more` says that not all fitted into one request.
 */
export async function replayEvents(
  ctx: Ctx,
  body: ReplayEventsBody,
): Promise<{ count: number; more: boolean }> {
  const { deps, scope } = ctx
  const { connectionId, type, ids, status = 'failed' } = body
  const since = body.since === undefined ? undefined : parseMoment('since', body.since)
  const until = body.until === undefined ? undefined : parseMoment('until', body.until)
  return transact(ctx, async ({ tx }) => {
    const found = await tx.find(scope, inboxEvents, {
      where: [
        isNotNull(inboxEvents.body),
        ids === undefined ? eq(inboxEvents.status, status) : inArray(inboxEvents.id, ids),
        connectionId === undefined ? undefined : eq(inboxEvents.connectionId, connectionId),
        type === undefined ? undefined : eq(inboxEvents.type, type),
        since && gte(inboxEvents.createdAt, since),
        until && lte(inboxEvents.createdAt, until),
      ],
      orderBy: [asc(inboxEvents.id)],
      limit: MAX_REPLAYED + 1,
    })
    const chosen = found.slice(0, MAX_REPLAYED).map(({ id }) => id)
    if (chosen.length === 0) return { count: 0, more: false }
    const change = {
      status: 'received' as const,
      reason: null,
      attempts: 0,
      updatedAt: new Date(deps.clock.now()),
    }
    // One that was done meanwhile has no body any more, and stays as it is.
    const again = await tx.update(scope, inboxEvents, change, [
      and(inArray(inboxEvents.id, chosen), isNotNull(inboxEvents.body)),
    ])
    await queueInboxes(tx, scope, again)
    return { count: again.length, more: found.length > MAX_REPLAYED }
  })
}
