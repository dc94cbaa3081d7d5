import { Deleted } from '../../../core/fields.ts'
import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { create, list, remove, update } from '../../../http/operations/verbs.ts'
import { createFolder } from './create-folder.ts'
import { deleteFolder } from './delete-folder.ts'
import { listFolders } from './list-folders.ts'
import { Folder, FolderBody, FolderPatch, FolderQuery } from './schema.ts'
import { updateFolder } from './update-folder.ts'

export const folders = resource('folders', [
  create(createFolder, {
    ...byKey('links.write'),
    path: '/folders',
    body: FolderBody,
    answer: Folder,
    summary: 'Create folder',
    description: 'Creates a folder for links.',
  }),
  list(listFolders, {
    ...byKey('links.read'),
    path: '/folders',
    query: FolderQuery,
    answer: Folder,
    summary: 'List folders',
    description: 'Returns folders, oldest first.',
  }),
  update(updateFolder, {
    ...byKey('links.write'),
    path: '/folders/:id',
    body: FolderPatch,
    answer: Folder,
    summary: 'Update folder',
    description: 'Renames a folder or changes its description.',
  }),
  remove(deleteFolder, {
    ...byKey('links.write'),
    path: '/folders/:id',
    answer: Deleted,
    summary: 'Delete folder',
    description: 'Deletes a folder. Its links are kept without a folder.',
  }),
])
