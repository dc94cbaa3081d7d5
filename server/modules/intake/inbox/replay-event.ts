import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { inboxEvents } from '../../../db/schema/intake.ts'
import { ApiError, notFound } from '../../../domain/errors.ts'
import { toInboxEvent } from './present.ts'
import type { InboxEvent } from './schema.ts'
import { queueInboxes } from './store-events.ts'

/** Tries an event again that has failed or waits. What is done already is not done twice. */
export async function replayEvent(ctx: Ctx, id: string): Promise<InboxEvent> {
  const { deps, scope } = ctx
  return transact(ctx, async ({ tx }) => {
    const where = [eq(inboxEvents.id, id)]
    const row = await tx.first(scope, inboxEvents, where, { lock: 'update' })
    if (!row) throw notFound('event', id)
    if (row.body === null) {
      throw new ApiError('conflict', 'This event has already been processed.')
    }
    const change = {
      status: 'received' as const,
      reason: null,
      attempts: 0,
      updatedAt: new Date(deps.clock.now()),
    }
    const [again] = await tx.update(scope, inboxEvents, change, where)
    await queueInboxes(tx, scope, [row])
    return toInboxEvent(again!)
  })
}
