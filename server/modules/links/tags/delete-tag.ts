import { eq } from 'drizzle-orm'
import { tags } from '../../../db/schema/links.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { transact } from '../../../core/transact.ts'
import { noTag } from './present.ts'

/** Links lose the tag; nothing else happens to them. */
export async function deleteTag(deps: Deps, scope: Scope, id: string): Promise<{ id: string }> {
  return transact(deps, scope, async (tx) => {
    const [row] = await tx.remove(scope, tags, [eq(tags.id, id)])
    if (!row) throw noTag(id)
    return { id }
  })
}
