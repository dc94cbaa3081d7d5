import { eq } from 'drizzle-orm'
import { folders, links } from '../../../db/schema/links.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { transact } from '../../../core/transact.ts'
import { noFolder } from './present.ts'

/** The folder's links stay, in no folder. */
export async function deleteFolder(deps: Deps, scope: Scope, id: string): Promise<{ id: string }> {
  return transact(deps, scope, async (tx) => {
    const same = [eq(folders.id, id)]
    if (!(await tx.first(scope, folders, same, { lock: 'update' }))) throw noFolder(id)
    await tx.update(scope, links, { folderId: null }, [eq(links.folderId, id)])
    await tx.remove(scope, folders, same)
    return { id }
  })
}
