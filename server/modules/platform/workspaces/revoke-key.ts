import { eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { apiKeys } from '../../../db/schema/workspaces.ts'
import { notFound } from '../../../domain/errors.ts'
import { transact } from '../../../core/transact.ts'

/** Revokes a key at once, in every server process. A key may revoke itself. */
export async function revokeKey(ctx: Ctx, { id }: { id: string }): Promise<{ id: string }> {
  const { deps } = ctx
  await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const where = [eq(apiKeys.id, id), isNull(apiKeys.revokedAt)]
    const [row] = await tx.update(scope, apiKeys, { revokedAt: new Date(deps.clock.now()) }, where)
    if (!row) throw notFound('key', id)
    return { id }
  })
  await deps.directory.changed()
  deps.access.announce([ctx.scope.workspaceId])
  return { id }
}
