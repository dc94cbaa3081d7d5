import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { download, find, list } from '../../../http/operations/verbs.ts'
import { TEXT_RESPONSES, TEXT_TYPES } from '../../../http/stream-text.ts'
import { checkEntries } from './check-entries.ts'
import { exportEntries } from './export-entries.ts'
import { listEntries } from './list-entries.ts'
import { AuditCheck, AuditCheckQuery, AuditEntry, AuditExportQuery, AuditQuery } from './schema.ts'
import { recordExport } from './record-export.ts'

const reading = byKey('audit.read')

export const audit = resource('audit', [
  list(listEntries, {
    ...reading,
    path: '/audit',
    query: AuditQuery,
    answer: AuditEntry,
    id: 'listAuditEntries',
    summary: 'List audit entries',
    description:
      'Returns changes in the workspace with the actor, time, and origin of each change, newest first.',
  }),
  download(
    async (ctx, { query }) => {
      const { format = 'csv', after } = query
      const parts = await exportEntries(ctx, query)
      // Whoever follows the log would otherwise find their own reading in it each time.
      const recorded = after ? parts : recordExport(ctx, parts, { kind: 'audit', query })
      return { parts: recorded, contentType: TEXT_TYPES[format], fileName: `audit.${format}` }
    },
    {
      ...reading,
      path: '/audit/export',
      query: AuditExportQuery,
      id: 'exportAuditEntries',
      summary: 'Export audit log',
      description:
        'Exports audit entries as CSV or NDJSON. Pass `after` to read only new entries, in commit order.',
      responses: TEXT_RESPONSES,
    },
  ),
  find(checkEntries, {
    ...reading,
    path: '/audit/check',
    query: AuditCheckQuery,
    answer: AuditCheck,
    id: 'checkAuditEntries',
    summary: 'Verify audit log',
    description:
      'Verifies the hash chain of the audit log and finds entries that were changed, inserted, or deleted. Pass `number` and `hash` from an earlier check to also detect a chain that was truncated or rebuilt.',
  }),
])
