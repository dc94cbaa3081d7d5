import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { createFolder } from './create-folder.ts'
import { deleteFolder } from './delete-folder.ts'
import { listFolders } from './list-folders.ts'
import { Folder, FolderBody, FolderPatch, FolderQuery } from './schema.ts'
import { updateFolder } from './update-folder.ts'

const FolderId = t.Object({ id: t.String({ maxLength: 64 }) })

export function folderRoutes(deps: Deps) {
  return new Elysia({ name: 'folders', prefix: '/folders', tags: ['folders'] })
    .use(secure(deps))
    .post(
      '/',
      ({ ctx, body, set }) => {
        set.status = 201
        return createFolder(ctx, body)
      },
      {
        needs: 'links.write',
        body: FolderBody,
        response: { 201: Folder },
        detail: { operationId: 'createFolder', summary: 'Create a folder' },
      },
    )
    .get('/', ({ ctx, query }) => listFolders(ctx, query), {
      needs: 'links.read',
      query: FolderQuery,
      response: t.Array(Folder),
      detail: { operationId: 'listFolders', summary: 'List folders' },
    })
    .patch('/:id', ({ ctx, params, body }) => updateFolder(ctx, params.id, body), {
      needs: 'links.write',
      params: FolderId,
      body: FolderPatch,
      response: Folder,
      detail: { operationId: 'updateFolder', summary: 'Change a folder' },
    })
    .delete('/:id', ({ ctx, params }) => deleteFolder(ctx, params.id), {
      needs: 'links.write',
      params: FolderId,
      response: t.Object({ id: t.String() }),
      detail: { operationId: 'deleteFolder', summary: 'Delete a folder; its links stay' },
    })
}
