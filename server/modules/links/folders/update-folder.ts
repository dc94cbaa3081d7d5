import { eq } from 'drizzle-orm'
import { violatedConstraint } from '../../../db/conflicts.ts'
import { folders } from '../../../db/schema/links.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { invalid } from '../../../domain/errors.ts'
import { transact } from '../../../core/transact.ts'
import { folderTaken, noFolder, toFolder } from './present.ts'
import type { Folder, FolderPatch } from './schema.ts'

export async function updateFolder(
  deps: Deps,
  scope: Scope,
  id: string,
  body: FolderPatch,
): Promise<Folder> {
  const name = body.name?.trim()
  if (name === '') throw invalid('name', 'Give the folder a name.')
  return transact(deps, scope, async (tx) => {
    const current = await tx.first(scope, folders, [eq(folders.id, id)], { lock: 'update' })
    if (!current) throw noFolder(id)
    const set = {
      name: name ?? current.name,
      description: body.description === undefined ? current.description : body.description || null,
      updatedAt: new Date(deps.clock.now()),
    }
    const [row] = await tx.update(scope, folders, set, [eq(folders.id, id)])
    return toFolder(row!)
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === 'folders_name' ? folderTaken(name ?? '') : error
  })
}
