import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
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
  ImportId,
  ImportLine,
  ImportQuery,
  ImportReport,
  ImportRowsQuery,
} from './schema.ts'

export function importRoutes(deps: Deps) {
  return new Elysia({ name: 'imports', prefix: '/imports', tags: ['imports'] })
    .use(secure(deps))
    .get('/sources', ({ ctx }) => listImporters(ctx), {
      needs: 'program.read',
      response: t.Array(ImporterInfo),
      detail: {
        operationId: 'listImporters',
        summary: 'List what can be imported from, and what each source asks for',
      },
    })
    .post(
      '',
      ({ ctx, body, set }) => {
        set.status = 201
        return createImport(ctx, body)
      },
      {
        needs: 'program.write',
        body: ImportBody,
        response: { 201: Import },
        detail: { operationId: 'createImport', summary: 'Prepare an import' },
      },
    )
    .get('', ({ ctx, query }) => listImports(ctx, query), {
      needs: 'program.read',
      query: ImportQuery,
      response: t.Array(Import),
      detail: { operationId: 'listImports', summary: 'List imports, the newest first' },
    })
    .get('/:id', ({ ctx, params }) => getReport(ctx, params.id), {
      needs: 'program.read',
      params: ImportId,
      response: ImportReport,
      detail: {
        operationId: 'getImport',
        summary: 'Read an import: preview, progress and report',
        description:
          'Counts and sums of every kind of line, why lines do not come, and what is in the books.',
      },
    })
    .get('/:id/lines', ({ ctx, params, query }) => listLines(ctx, params.id, query), {
      needs: 'program.read',
      params: ImportId,
      query: ImportRowsQuery,
      response: t.Array(ImportLine),
      detail: { operationId: 'listImportLines', summary: 'List the lines of an import' },
    })
    .delete('/:id', ({ ctx, params }) => deleteImport(ctx, params.id), {
      needs: 'program.write',
      params: ImportId,
      response: Import,
      detail: {
        operationId: 'deleteImport',
        summary: 'Delete an import of which nothing was written',
      },
    })
}
