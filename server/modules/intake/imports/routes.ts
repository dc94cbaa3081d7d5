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
  ImportLine,
  ImportQuery,
  ImportReport,
  ImportRowsQuery,
} from './schema.ts'
import { ImporterInfo } from './importer-schema.ts'

export const imports = resource('imports', [
  list(listImporters, {
    ...byKey('program.read'),
    path: '/imports/sources',
    answer: ImporterInfo,
    summary: 'List import sources',
    description:
      'Returns the platforms and file types that you can import from, with the fields that each one requires.',
  }),
  create(createImport, {
    ...byKey('program.write'),
    path: '/imports',
    body: ImportBody,
    answer: Import,
    summary: 'Create import',
    description:
      'Creates an import from another platform or from files. Nothing is read or written until you preview and start it.',
  }),
  list(listImports, {
    ...byKey('program.read'),
    path: '/imports',
    query: ImportQuery,
    answer: Import,
    summary: 'List imports',
    description: 'Returns imports, newest first.',
  }),
  read(getReport, {
    ...byKey('program.read'),
    path: '/imports/:id',
    answer: ImportReport,
    id: 'getImport',
    summary: 'Retrieve import',
    description:
      'Retrieves an import with the number and total of each kind of row, the reasons for skipped rows, and the amounts in the ledger.',
  }),
  read(listLines, {
    ...byKey('program.read'),
    path: '/imports/:id/lines',
    query: ImportRowsQuery,
    answer: t.Array(ImportLine),
    id: 'listImportLines',
    summary: 'List import rows',
    description: 'Returns the rows of an import.',
  }),
  remove(deleteImport, {
    ...byKey('program.write'),
    path: '/imports/:id',
    answer: Import,
    summary: 'Delete import',
    description: 'Deletes an import that hasn’t written anything.',
  }),
])
