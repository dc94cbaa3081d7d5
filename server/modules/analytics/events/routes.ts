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
  'Name, address, picture and country of customers, and `metadata`, are null for callers without `customers.read`.'

const STREAM = `Each message has the event's id, its kind as \`event\` (\`click\`, \`lead\`, \`sale\`,
\`refund\`) and as \`data\` a JSON object: \`id\`, \`event\`, \`timestamp\`, \`link\` {id, domain, key, shortLink}
or null, \`click\` {id, country, city, device, browser, os, referer, trigger}; leads and sales also
\`eventName\` and \`customer\` {id, externalId, name}; \`sale\` {amount, currency, invoiceId}; \`refund\`
{amount, currency, saleId}. \`GET /events/{id}\` says everything about one. Names are null for callers without \`customers.read\`.

The key travels in the \`Authorization\` header only. A client that reconnects with \`Last-Event-ID\` gets what
it missed. Delivery is at least once and roughly in order: drop ids that you have seen. Events dated
more than a minute back (imports) do not come. When too many happen at once, a message \`gap\` says how many
were left out. A comment is sent every 15 seconds. A client that reads too slowly is cut off and may
reconnect.`

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
      summary: 'What happens, as it happens (server-sent events)',
      description: STREAM,
      responses: {
        200: {
          description: 'An endless text/event-stream',
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
    summary: 'One event and why it belongs to its link, step by step',
    description: HIDDEN,
  }),
  list(listEvents, {
    ...byKey('analytics.read'),
    path: '/events',
    query: EventsQuery,
    check: refuseSlips(EventsQuery),
    answer: EventItem,
    summary: 'Clicks, leads or sales, the newest first',
    description: HIDDEN,
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
      summary: 'All clicks, leads or sales as CSV or as one JSON object a line',
      description: HIDDEN,
      responses: TEXT_RESPONSES,
    },
  ),
])
