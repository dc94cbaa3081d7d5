import { byKey } from '../../../../http/operations/callers.ts'
import { resource } from '../../../../http/operations/operation.ts'
import { download, list } from '../../../../http/operations/verbs.ts'
import { CSV_RESPONSES, TEXT_TYPES } from '../../../../http/stream-text.ts'
import { recordExport } from '../../../platform/audit/record-export.ts'
import { exportEntries } from './export-entries.ts'
import { listEntries } from './list-entries.ts'
import { JournalEntry, JournalExportQuery, JournalQuery } from './schema.ts'

export const journal = resource('ledger', [
  list(listEntries, {
    ...byKey('program.read'),
    path: '/ledger/entries',
    query: JournalQuery,
    answer: JournalEntry,
    id: 'listLedgerEntries',
    summary: 'List ledger entries',
    description: 'Returns the journal of ledger entries, with the balance after each entry.',
  }),
  download(
    async (ctx, { query }) => ({
      parts: recordExport(ctx, await exportEntries(ctx, query), { kind: 'ledger_entries', query }),
      contentType: TEXT_TYPES.csv,
      fileName: 'journal.csv',
    }),
    {
      ...byKey('program.read'),
      path: '/ledger/entries/export',
      query: JournalExportQuery,
      id: 'exportLedgerEntries',
      summary: 'Export ledger entries',
      description: 'Exports the journal as CSV for accounting software.',
      responses: CSV_RESPONSES,
    },
  ),
])
