import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { act } from '../../../http/operations/verbs.ts'
import { addPart } from './add-part.ts'
import { previewImport } from './preview-import.ts'
import { FileHead, Import, PartBody, PreviewBody } from './schema.ts'
import { startImport } from './start-import.ts'
import { undoImport } from './undo-import.ts'

/** The steps of an import, in their order. */
export const importRuns = resource('imports', [
  act(addPart, {
    ...byKey('program.write'),
    path: '/imports/:id/files',
    body: PartBody,
    answer: FileHead,
    id: 'addImportFile',
    summary: 'Upload import file',
    description:
      'Uploads a file, or a part of a large file. Parts can be split at any byte. Part 0 starts the file over.',
  }),
  act(previewImport, {
    ...byKey('program.write'),
    path: '/imports/:id/preview',
    body: PreviewBody,
    answer: Import,
    summary: 'Preview import',
    description:
      'Reads the source and compares each row with existing data. Nothing is written. When the import’s status is `ready`, retrieve the import to get the preview.',
  }),
  act(startImport, {
    ...byKey('payouts.write'),
    path: '/imports/:id/start',
    answer: Import,
    summary: 'Start import',
    description:
      'Writes the previewed rows, or continues an import that failed. No emails are sent and no payouts are made. Amounts that partners are owed are posted to the ledger.',
  }),
  act(undoImport, {
    ...byKey('payouts.write'),
    path: '/imports/:id/undo',
    answer: Import,
    summary: 'Undo import',
    description:
      'Undoes an import completely. Returns 409 if any of its commissions has been paid or refunded.',
  }),
])
