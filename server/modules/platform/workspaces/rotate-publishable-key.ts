import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { KEY_PREFIXES } from './create-workspace.ts'
import { readWorkspace } from './queries.ts'
import type { PublishableKeyAnswer, RotateBody } from './schema.ts'

/**
 * Replaces the publishable key. The old one stops at once, unless it is to go on for some hours, in which
 * pages are given the new one.
 */
export async function rotatePublishableKey(
  ctx: Ctx,
  { overlapHours = 0 }: RotateBody,
): Promise<PublishableKeyAnswer> {
  const { deps } = ctx
  const answer = await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const until = overlapHours > 0 ? untilOf(deps.clock.now(), overlapHours) : null
    const { mode } = await readWorkspace(ctx)
    const publishableKey = `${KEY_PREFIXES[mode].publishable}${deps.ids.secret()}`
    await tx.run(
      scope,
      (workspaceId) => sql`
        update workspaces set publishable_key = ${publishableKey},
          previous_key = ${until && sql`publishable_key`},
          previous_key_until = ${until}::text::timestamptz
        where id = ${workspaceId}`,
    )
    return { publishableKey, previousKeyUntil: until }
  })
  await deps.directory.changed()
  return answer
}

function untilOf(now: number, hours: number): string {
  return new Date(now + hours * 3_600_000).toISOString()
}
