import { sql } from 'drizzle-orm'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { transact } from '../../../core/transact.ts'
import type { PublishableKeyAnswer } from './schema.ts'

/** Replaces the publishable key. The old one stops at once, so pages must be given the new one. */
export async function rotatePublishableKey(
  deps: Deps,
  scope: Scope,
): Promise<PublishableKeyAnswer> {
  const answer = await transact(deps, scope, async (tx) => {
    const publishableKey = `svc_pk_${deps.ids.secret()}`
    await tx.rows(
      scope,
      (workspaceId) => sql`
        update workspaces set publishable_key = ${publishableKey} where id = ${workspaceId}`,
    )
    return { publishableKey }
  })
  await deps.directory.changed()
  return answer
}
