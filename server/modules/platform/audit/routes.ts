import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { streamText, TEXT_RESPONSES, TEXT_TYPES } from '../../../http/stream-text.ts'
import { checkEntries } from './check-entries.ts'
import { exportEntries } from './export-entries.ts'
import { listEntries } from './list-entries.ts'
import { AuditCheck, AuditCheckQuery, AuditEntry, AuditExportQuery, AuditQuery } from './schema.ts'
import { recordExport } from './record-export.ts'

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
        const { format = 'csv', after } = query
        const parts = await exportEntries(ctx, query)
        // Whoever follows the log would otherwise find their own reading in it each time.
        const recorded = after ? parts : recordExport(ctx, parts, { kind: 'audit', query })
        return streamText(recorded, {
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
          description: 'With `after` it can be followed: see docs/hosting/audit.md.',
          summary: 'The audit log as CSV or as one JSON object a line',
          responses: TEXT_RESPONSES,
        },
      },
    )
    .get('/check', ({ ctx, query }) => checkEntries(ctx, query), {
      needs: 'audit.read',
      query: AuditCheckQuery,
      response: AuditCheck,
      detail: {
        operationId: 'checkAuditEntries',
        summary: 'Check the audit log',
        description:
          'Verifies that no entry was changed, removed or put in: each hash covers the entry and the hash before it. With `number` and `hash` of an earlier answer it also finds that the end is gone.',
      },
    })
}
