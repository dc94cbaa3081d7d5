import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { act, list, send } from '../../../http/operations/verbs.ts'
import { listInboxEvents } from './list-events.ts'
import { replayEvent } from './replay-event.ts'
import { replayEvents } from './replay-events.ts'
import { EventsReplayed, InboxEvent, InboxQuery, ReplayEventsBody } from './schema.ts'

export const inbox = resource('inbox', [
  list(listInboxEvents, {
    ...byKey('workspace.read', 'conversionTracking'),
    path: '/inbox',
    query: InboxQuery,
    answer: InboxEvent,
    summary: 'List what providers have reported, the newest first',
  }),
  send(replayEvents, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/inbox/replay',
    body: ReplayEventsBody,
    answer: EventsReplayed,
    id: 'replayInboxEvents',
    summary: 'Try many events again, now',
  }),
  act(replayEvent, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/inbox/:id/replay',
    answer: InboxEvent,
    id: 'replayInboxEvent',
    summary: 'Try an event again, now',
  }),
])
