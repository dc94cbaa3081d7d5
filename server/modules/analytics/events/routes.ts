import { t } from 'elysia'
import { byKey } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { download, list, read } from '../../../http/operations/verbs.ts'
import { TEXT_RESPONSES, TEXT_TYPES } from '../../../http/stream-text.ts'
import { recordExport } from '../../platform/audit/record-export.ts'
import { refuseSlips } from '../reports/refuse-slips.ts'
import { explainEvent } from './explain-event.ts'
import { exportEvents } from './export-events.ts'
import { listEvents } from './list-events.ts'
import { EventItem, EventsExportQuery, EventsQuery, ExplainedEvent } from './schema.ts'
import { openStream } from './stream-events.ts'

const HIDDEN =
  'Without `customers.read`, `metadata` and the customer’s name, email, picture, and country are null.'

const STREAM = `Streams events as they happen, as server-sent events. Each message has the event’s ID, its type as
\`event\` (\`click\`, \`lead\`, \`sale\`, or \`refund\`), and a JSON object as \`data\`. All objects have \`id\`, \`event\`,
\`timestamp\`, \`click\`, and \`link\`, which can be null. Leads and sales also have \`eventName\` and \`customer\`, sales have
\`sale\`, and refunds have \`refund\`. Retrieve an event for all of its data. Without \`customers.read\`, names are null.

Send the key in the \`Authorization\` header. A client that reconnects with \`Last-Event-ID\` gets the events that it
missed. Events are delivered at least once and roughly in order, so ignore IDs that you have already seen. Events
that are more than a minute old, such as imported ones, aren’t streamed. If too many events happen at once, a
\`gap\` message contains the number of skipped events. A comment is sent every 15 seconds. A client that reads too
slowly is disconnected and can reconnect.`

export const events = resource('events', [
  operation(
    'GET',
    (ctx, { incoming }) => {
      incoming.keepOpen()
      return openStream(ctx, incoming.request)
    },
    {
      ...byKey('analytics.read'),
      path: '/events/stream',
      id: 'streamEvents',
      summary: 'Stream events',
      description: STREAM,
      responses: {
        200: {
          description: 'A stream of server-sent events.',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
      },
    },
  ),
  read(explainEvent, {
    ...byKey('analytics.read'),
    path: '/events/:id',
    params: t.Object({ id: t.String() }),
    answer: ExplainedEvent,
    summary: 'Retrieve event',
    description: `Retrieves an event with a step-by-step explanation of its attribution. ${HIDDEN}`,
  }),
  list(listEvents, {
    ...byKey('analytics.read'),
    path: '/events',
    query: EventsQuery,
    check: refuseSlips(EventsQuery),
    answer: EventItem,
    summary: 'List events',
    description: `Returns clicks, leads, or sales, newest first. ${HIDDEN}`,
  }),
  download(
    async (ctx, { query }) => {
      const { event = 'clicks', format = 'csv' } = query
      const parts = await exportEvents(ctx, query)
      return {
        parts: recordExport(ctx, parts, { kind: 'events', query }),
        contentType: TEXT_TYPES[format],
        fileName: `${event}.${format}`,
      }
    },
    {
      ...byKey('analytics.read'),
      path: '/events/export',
      query: EventsExportQuery,
      check: refuseSlips(EventsExportQuery),
      id: 'exportEvents',
      summary: 'Export events',
      description: `Exports all matching clicks, leads, or sales as CSV or NDJSON. ${HIDDEN}`,
      responses: TEXT_RESPONSES,
    },
  ),
])
