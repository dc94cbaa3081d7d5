import { eq, isNull } from 'drizzle-orm'
import { notFound } from '../../../domain/errors.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { apiKeys } from '../../../db/schema/workspaces.ts'
import { transact } from '../../../core/transact.ts'
import { parseName } from './create-workspace.ts'
import { toKey } from './present.ts'
import type { Key, UpdateKeyBody } from './schema.ts'

/** Renames a key. Its scopes are fixed when it is created. */
export async function renameKey(
  ctx: Ctx,
  { id, ...body }: UpdateKeyBody & { id: string },
): Promise<Key> {
  const name = parseName(body.name)
  return transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const where = [eq(apiKeys.id, id), isNull(apiKeys.revokedAt)]
    const [row] = await tx.update(scope, apiKeys, { name }, where)
    if (!row) throw notFound('key', id)
    return toKey(row)
  })
}
