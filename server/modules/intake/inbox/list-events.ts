import type { Ctx } from '../../../core/ctx.ts'
import { listRows, type Listing } from '../../../core/list-rows.ts'
import { inboxEvents } from '../../../db/schema/intake.ts'
import { toInboxEvent } from './present.ts'
import type { InboxEvent, InboxQuery } from './schema.ts'

const EVENTS: Listing<typeof inboxEvents, InboxQuery> = {
  table: inboxEvents,
  prefix: 'ibx',
  noun: 'event',
  filters: {
    status: inboxEvents.status,
    connectionId: inboxEvents.connectionId,
    type: inboxEvents.type,
  },
}

/** Lists what providers have reported, the newest first. */
export async function listInboxEvents(ctx: Ctx, query: InboxQuery): Promise<InboxEvent[]> {
  return (await listRows(ctx, EVENTS, query)).map(toInboxEvent)
}
