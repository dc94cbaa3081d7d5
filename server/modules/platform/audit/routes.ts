import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { streamText, TEXT_RESPONSES, TEXT_TYPES } from '../../../http/stream-text.ts'
import { exportEntries } from './export-entries.ts'
import { listEntries } from './list-entries.ts'
import { AuditEntry, AuditExportQuery, AuditQuery } from './schema.ts'

export function auditRoutes(deps: Deps) {
  return new Elysia({ name: 'audit', prefix: '/audit', tags: ['audit'] })
    .use(secure(deps))
    .get('', ({ ctx, query }) => listEntries(ctx, query), {
      needs: 'audit.read',
      query: AuditQuery,
      response: t.Array(AuditEntry),
      detail: {
        operationId: 'listAuditEntries',
        summary: 'Who changed what, when and from where, the newest first',
      },
    })
    .get(
      '/export',
      async ({ ctx, query, request, route }) => {
        const { format = 'csv' } = query
        return streamText(await exportEntries(ctx, query), {
          deps,
          request,
          route,
          contentType: TEXT_TYPES[format],
          fileName: `audit.${format}`,
        })
      },
      {
        needs: 'audit.read',
        query: AuditExportQuery,
        detail: {
          operationId: 'exportAuditEntries',
          summary: 'The audit log as CSV or as one JSON object a line',
          responses: TEXT_RESPONSES,
        },
      },
    )
}
