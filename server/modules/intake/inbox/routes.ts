import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { listInboxEvents } from './list-events.ts'
import { replayEvent } from './replay-event.ts'
import { replayEvents } from './replay-events.ts'
import { EventsReplayed, InboxEvent, InboxId, InboxQuery, ReplayEventsBody } from './schema.ts'

export function inboxRoutes(deps: Deps) {
  return new Elysia({ name: 'inbox', prefix: '/inbox', tags: ['inbox'] })
    .use(secure(deps))
    .get('', ({ ctx, query }) => listInboxEvents(ctx, query), {
      needs: 'workspace.read',
      query: InboxQuery,
      response: t.Array(InboxEvent),
      detail: {
        operationId: 'listInboxEvents',
        summary: 'List what providers have reported, the newest first',
      },
    })
    .post('/replay', ({ ctx, body }) => replayEvents(ctx, body), {
      needs: 'workspace.write',
      body: ReplayEventsBody,
      response: EventsReplayed,
      detail: { operationId: 'replayInboxEvents', summary: 'Try many events again, now' },
    })
    .post('/:id/replay', ({ ctx, params }) => replayEvent(ctx, params.id), {
      needs: 'workspace.write',
      params: InboxId,
      response: InboxEvent,
      detail: { operationId: 'replayInboxEvent', summary: 'Try an event again, now' },
    })
}
