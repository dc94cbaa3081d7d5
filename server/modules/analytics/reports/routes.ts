import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { streamText, TEXT_RESPONSES, TEXT_TYPES } from '../../../http/stream-text.ts'
import { recordExport } from '../../platform/audit/record-export.ts'
import { exportAnalytics } from './export-analytics.ts'
import { refuseSlips } from './refuse-slips.ts'
import { retrieveAnalytics } from './retrieve-analytics.ts'
import { Analytics, AnalyticsExportQuery, AnalyticsQuery } from './schema.ts'

export function analyticsRoutes(deps: Deps) {
  return new Elysia({ name: 'analytics', prefix: '/analytics', tags: ['analytics'] })
    .use(secure(deps))
    .get('', ({ ctx, query }) => retrieveAnalytics(ctx, query), {
      needs: 'analytics.read',
      query: AnalyticsQuery,
      beforeHandle: ({ request }) => refuseSlips(request, AnalyticsQuery),
      response: Analytics,
      detail: {
        operationId: 'retrieveAnalytics',
        summary: 'Clicks, leads and sales: totals, over time, or by place, device, source or link',
      },
    })
    .get(
      '/export',
      async ({ ctx, query, request, route }) => {
        const { format = 'csv' } = query
        const contentType = TEXT_TYPES[format]
        const parts = await exportAnalytics(ctx, query)
        return streamText(recordExport(ctx, parts, { kind: 'analytics', query }), {
          deps,
          request,
          route,
          contentType,
          fileName: `analytics.${format}`,
        })
      },
      {
        needs: 'analytics.read',
        query: AnalyticsExportQuery,
        beforeHandle: ({ request }) => refuseSlips(request, AnalyticsExportQuery),
        detail: {
          operationId: 'exportAnalytics',
          summary: 'Reports as CSV or as one JSON object a line',
          responses: TEXT_RESPONSES,
        },
      },
    )
}
