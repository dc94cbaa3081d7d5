import { desc, isNull } from 'drizzle-orm'
import type { Scope } from '../../../db/scope.ts'
import { apiKeys } from '../../../db/schema/workspaces.ts'
import type { Deps } from '../../../deps.ts'
import { toKey } from './present.ts'
import type { Key } from './schema.ts'

/** The secret keys that were not revoked, newest first; the plan bounds how many there are. */
export async function listKeys(deps: Deps, scope: Scope): Promise<Key[]> {
  const rows = await deps.db.tx.find(scope, apiKeys, {
    where: [isNull(apiKeys.revokedAt)],
    orderBy: [desc(apiKeys.id)],
  })
  return rows.map(toKey)
}
