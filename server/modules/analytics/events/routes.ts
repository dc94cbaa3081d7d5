import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { streamText, TEXT_RESPONSES, TEXT_TYPES } from '../../../http/stream-text.ts'
import { recordExport } from '../../platform/audit/record-export.ts'
import { refuseSlips } from '../reports/refuse-slips.ts'
import { explainEvent } from './explain-event.ts'
import { exportEvents } from './export-events.ts'
import { listEvents } from './list-events.ts'
import { EventItem, EventsExportQuery, EventsQuery, ExplainedEvent } from './schema.ts'
import { EventStreams } from './stream-events.ts'

export function eventRoutes(deps: Deps) {
  return new Elysia({ name: 'events', prefix: '/events', tags: ['events'] })
    .use(secure(deps))
    .use(oneEventRoutes(deps))
    .get('', ({ ctx, query }) => listEvents(ctx, query), {
      needs: 'analytics.read',
      query: EventsQuery,
      beforeHandle: ({ request }) => refuseSlips(request, EventsQuery),
      response: t.Array(EventItem),
      detail: {
        operationId: 'listEvents',
        summary: 'Clicks, leads or sales, the newest first',
        description: HIDDEN,
      },
    })
    .get(
      '/export',
      async ({ ctx, query, request, route }) => {
        const { event = 'clicks', format = 'csv' } = query
        const parts = await exportEvents(ctx, query)
        return streamText(recordExport(ctx, parts, { kind: 'events', query }), {
          deps,
          request,
          route,
          contentType: TEXT_TYPES[format],
          fileName: `${event}.${format}`,
        })
      },
      {
        needs: 'analytics.read',
        query: EventsExportQuery,
        beforeHandle: ({ request }) => refuseSlips(request, EventsExportQuery),
        detail: {
          operationId: 'exportEvents',
          summary: 'All clicks, leads or sales as CSV or as one JSON object a line',
          description: HIDDEN,
          responses: TEXT_RESPONSES,
        },
      },
    )
}

function oneEventRoutes(deps: Deps) {
  const streams = new EventStreams(deps)
  return new Elysia({ name: 'one-event' })
    .use(secure(deps))
    .get(
      '/stream',
      ({ ctx, request, server }) => {
        server?.timeout(request, 0)
        return streams.open(ctx, request)
      },
      {
        needs: 'analytics.read',
        detail: { ...STREAM_DETAIL }, // Elysia adds to it what the route needs.
      },
    )
    .get('/:id', ({ ctx, params }) => explainEvent(ctx, params.id), {
      needs: 'analytics.read',
      response: ExplainedEvent,
      detail: {
        operationId: 'explainEvent',
        summary: 'One event and why it belongs to its link, step by step',
        description: HIDDEN,
      },
    })
}

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

const STREAM_DETAIL = {
  operationId: 'streamEvents',
  summary: 'What happens, as it happens (server-sent events)',
  description: STREAM,
  responses: {
    200: {
      description: 'An endless text/event-stream',
      content: { 'text/event-stream': { schema: { type: 'string' as const } } },
    },
  },
}
