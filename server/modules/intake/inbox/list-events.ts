import { asc, desc, eq, gt, lt } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inOrder, sliceOf } from '../../../core/paging.ts'
import { inboxEvents } from '../../../db/schema/intake.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { toInboxEvent } from './present.ts'
import type { InboxEvent, InboxQuery } from './schema.ts'

/** Lists what providers have reported, the newest first. */
export async function listInboxEvents(ctx: Ctx, query: InboxQuery): Promise<InboxEvent[]> {
  const { tx, scope } = ctx
  requirePlan(scope.plan, 'conversionTracking')
  const slice = sliceOf(query, 'ibx')
  const { limit, offset, cursor } = slice
  const { status, connectionId, type } = query
  const { id } = inboxEvents
  const rows = await tx.find(scope, inboxEvents, {
    where: [
      status && eq(inboxEvents.status, status),
      connectionId === undefined ? undefined : eq(inboxEvents.connectionId, connectionId),
      type === undefined ? undefined : eq(inboxEvents.type, type),
      cursor ? (cursor.side === 'after' ? lt(id, cursor.id) : gt(id, cursor.id)) : undefined,
    ],
    orderBy: [cursor?.side === 'before' ? asc(id) : desc(id)],
    limit,
    offset,
  })
  return inOrder(rows, slice).map(toInboxEvent)
}
