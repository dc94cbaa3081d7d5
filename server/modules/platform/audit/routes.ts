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
          description:
            'Exports audit entries as CSV or NDJSON. Pass `after` to read only new entries, in commit order.',
          summary: 'Export audit log',
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
        summary: 'Verify audit log',
        description:
          'Verifies the hash chain of the audit log: finds entries that were changed, inserted or deleted. Pass `number` and `hash` from an earlier check to also detect a chain that was truncated or rebuilt.',
      },
    })
}
