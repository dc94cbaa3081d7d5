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
    summary: 'Upload a file, or a part of one',
    description:
      'A large file comes in parts that may be cut anywhere. Part 0 begins the file anew.',
  }),
  act(previewImport, {
    ...byKey('program.write'),
    path: '/imports/:id/preview',
    body: PreviewBody,
    answer: Import,
    summary: 'Read the source and compare every line with what is here',
    description: 'A dry run. When the import is `ready`, `GET /imports/:id` is the preview.',
  }),
  act(startImport, {
    ...byKey('payouts.write'),
    path: '/imports/:id/start',
    answer: Import,
    summary: 'Write what the preview shows, or go on with what had failed',
    description: 'Nobody is mailed and nothing is paid; what is owed is booked.',
  }),
  act(undoImport, {
    ...byKey('payouts.write'),
    path: '/imports/:id/undo',
    answer: Import,
    summary: 'Take back a whole import, until something of it was paid',
  }),
])
