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
    summary: 'List inbox events',
    description: 'Returns events from providers with their processing status, newest first.',
  }),
  send(replayEvents, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/inbox/replay',
    body: ReplayEventsBody,
    answer: EventsReplayed,
    id: 'replayInboxEvents',
    summary: 'Replay inbox events',
    description:
      'Processes multiple events again immediately. Events that were already processed aren’t recorded twice.',
  }),
  act(replayEvent, {
    ...byKey('workspace.write', 'conversionTracking'),
    path: '/inbox/:id/replay',
    answer: InboxEvent,
    id: 'replayInboxEvent',
    summary: 'Replay inbox event',
    description:
      'Processes an event again immediately. Results that were already recorded aren’t recorded twice.',
  }),
])
