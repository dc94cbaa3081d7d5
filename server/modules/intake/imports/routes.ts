import { t } from 'elysia'
import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { create, list, read, remove } from '../../../http/operations/verbs.ts'
import { createImport } from './create-import.ts'
import { deleteImport } from './delete-import.ts'
import { getReport } from './get-report.ts'
import { listImporters } from './list-importers.ts'
import { listImports } from './list-imports.ts'
import { listLines } from './list-lines.ts'
import {
  Import,
  ImportBody,
  ImporterInfo,
  ImportLine,
  ImportQuery,
  ImportReport,
  ImportRowsQuery,
} from './schema.ts'

export const imports = resource('imports', [
  list(listImporters, {
    ...byKey('program.read'),
    path: '/imports/sources',
    answer: ImporterInfo,
    summary: 'List what can be imported from, and what each source asks for',
  }),
  create(createImport, {
    ...byKey('program.write'),
    path: '/imports',
    body: ImportBody,
    answer: Import,
    summary: 'Prepare an import',
  }),
  list(listImports, {
    ...byKey('program.read'),
    path: '/imports',
    query: ImportQuery,
    answer: Import,
    summary: 'List imports, the newest first',
  }),
  read(getReport, {
    ...byKey('program.read'),
    path: '/imports/:id',
    answer: ImportReport,
    id: 'getImport',
    summary: 'Read an import: preview, progress and report',
    description:
      'Counts and sums of every kind of line, why lines do not come, and what is in the books.',
  }),
  read(listLines, {
    ...byKey('program.read'),
    path: '/imports/:id/lines',
    query: ImportRowsQuery,
    answer: t.Array(ImportLine),
    id: 'listImportLines',
    summary: 'List the lines of an import',
  }),
  remove(deleteImport, {
    ...byKey('program.write'),
    path: '/imports/:id',
    answer: Import,
    summary: 'Delete an import of which nothing was written',
  }),
])
