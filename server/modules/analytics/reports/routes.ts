import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { download, find } from '../../../http/operations/verbs.ts'
import { TEXT_RESPONSES, TEXT_TYPES } from '../../../http/stream-text.ts'
import { recordExport } from '../../platform/audit/record-export.ts'
import { exportAnalytics } from './export-analytics.ts'
import { refuseSlips } from './refuse-slips.ts'
import { retrieveAnalytics } from './retrieve-analytics.ts'
import { Analytics, AnalyticsExportQuery, AnalyticsQuery } from './schema.ts'

export const reports = resource('analytics', [
  find(retrieveAnalytics, {
    ...byKey('analytics.read'),
    path: '/analytics',
    query: AnalyticsQuery,
    check: refuseSlips(AnalyticsQuery),
    answer: Analytics,
    summary: 'Retrieve analytics',
    description:
      'Returns clicks, leads, and sales as totals, over time, or grouped by location, device, source, link, or partner.',
  }),
  download(
    async (ctx, { query }) => {
      const { format = 'csv' } = query
      const parts = await exportAnalytics(ctx, query)
      return {
        parts: recordExport(ctx, parts, { kind: 'analytics', query }),
        contentType: TEXT_TYPES[format],
        fileName: `analytics.${format}`,
      }
    },
    {
      ...byKey('analytics.read'),
      path: '/analytics/export',
      query: AnalyticsExportQuery,
      check: refuseSlips(AnalyticsExportQuery),
      id: 'exportAnalytics',
      summary: 'Export analytics',
      description: 'Exports a report as CSV or NDJSON.',
      responses: TEXT_RESPONSES,
    },
  ),
])
