import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import type { PublishableKeyAnswer } from './schema.ts'

/** Replaces the publishable key. The old one stops at once, so pages must be given the new one. */
export async function rotatePublishableKey(ctx: Ctx): Promise<PublishableKeyAnswer> {
  const { deps } = ctx
  const answer = await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const publishableKey = `svc_pk_${deps.ids.secret()}`
    await tx.run(
      scope,
      (workspaceId) => sql`
        update workspaces set publishable_key = ${publishableKey} where id = ${workspaceId}`,
    )
    return { publishableKey }
  })
  await deps.directory.changed()
  return answer
}
