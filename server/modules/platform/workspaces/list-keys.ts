import { desc, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { apiKeys } from '../../../db/schema/workspaces.ts'
import { toKey } from './present.ts'
import type { Key } from './schema.ts'

/** Lists the secret keys that were not revoked, newest first; the plan bounds how many there are. */
export async function listKeys(ctx: Ctx): Promise<Key[]> {
  const { tx, scope } = ctx
  const rows = await tx.find(scope, apiKeys, {
    where: [isNull(apiKeys.revokedAt)],
    orderBy: [desc(apiKeys.id)],
  })
  return rows.map(toKey)
}
