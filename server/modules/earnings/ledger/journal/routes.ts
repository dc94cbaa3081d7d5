import { Elysia, t } from 'elysia'
import type { Deps } from '../../../../deps.ts'
import { secure } from '../../../../http/secure.ts'
import { streamText, TEXT_TYPES } from '../../../../http/stream-text.ts'
import { recordExport } from '../../../platform/audit/record-export.ts'
import { exportEntries } from './export-entries.ts'
import { listEntries } from './list-entries.ts'
import { JournalEntry, JournalExportQuery, JournalQuery } from './schema.ts'

const EXPORTED = {
  200: {
    description: 'The rows, written while they are read',
    content: { 'text/csv': { schema: { type: 'string' as const } } },
  },
}

export function journalRoutes(deps: Deps) {
  return new Elysia({ name: 'journal', prefix: '/ledger/entries', tags: ['ledger'] })
    .use(secure(deps))
    .get('', ({ ctx, query }) => listEntries(ctx, query), {
      needs: 'program.read',
      query: JournalQuery,
      response: t.Array(JournalEntry),
      detail: {
        operationId: 'listLedgerEntries',
        summary: 'List the journal: every ledger entry with the balance after it',
      },
    })
    .get(
      '/export',
      async ({ ctx, query, request, route }) =>
        streamText(
          recordExport(ctx, await exportEntries(ctx, query), { kind: 'ledger_entries', query }),
          {
            deps,
            request,
            route,
            contentType: TEXT_TYPES.csv,
            fileName: 'journal.csv',
          },
        ),
      {
        needs: 'program.read',
        query: JournalExportQuery,
        detail: {
          operationId: 'exportLedgerEntries',
          summary: 'Export the journal as CSV for accounting software',
          responses: EXPORTED,
        },
      },
    )
}
