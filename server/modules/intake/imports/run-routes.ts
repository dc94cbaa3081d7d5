import { Elysia } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { addPart } from './add-part.ts'
import { previewImport } from './preview-import.ts'
import { FileHead, Import, ImportId, PartBody, PreviewBody } from './schema.ts'
import { startImport } from './start-import.ts'
import { undoImport } from './undo-import.ts'

/** Registers the steps of an import, in their order. */
export function importRunRoutes(deps: Deps) {
  return new Elysia({ name: 'import-runs', prefix: '/imports', tags: ['imports'] })
    .use(secure(deps))
    .post('/:id/files', ({ ctx, params, body }) => addPart(ctx, params.id, body), {
      needs: 'program.write',
      params: ImportId,
      body: PartBody,
      response: FileHead,
      detail: {
        operationId: 'addImportFile',
        summary: 'Upload a file, or a part of one',
        description:
          'A large file comes in parts that may be cut anywhere. Part 0 begins the file anew.',
      },
    })
    .post('/:id/preview', ({ ctx, params, body }) => previewImport(ctx, params.id, body), {
      needs: 'program.write',
      params: ImportId,
      body: PreviewBody,
      response: Import,
      detail: {
        operationId: 'previewImport',
        summary: 'Read the source and compare every line with what is here',
        description: 'A dry run. When the import is `ready`, `GET /imports/:id` is the preview.',
      },
    })
    .post('/:id/start', ({ ctx, params }) => startImport(ctx, params.id), {
      needs: 'payouts.write',
      params: ImportId,
      response: Import,
      detail: {
        operationId: 'startImport',
        summary: 'Write what the preview shows, or go on with what had failed',
        description: 'Nobody is mailed and nothing is paid; what is owed is booked.',
      },
    })
    .post('/:id/undo', ({ ctx, params }) => undoImport(ctx, params.id), {
      needs: 'payouts.write',
      params: ImportId,
      response: Import,
      detail: {
        operationId: 'undoImport',
        summary: 'Take back a whole import, until something of it was paid',
      },
    })
}
