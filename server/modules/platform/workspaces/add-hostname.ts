import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { parseHostname } from '../../../domain/hostname.ts'
import { requireCapacity } from '../../../domain/plan.ts'
import { transact } from '../../../core/transact.ts'
import { readWorkspace } from './queries.ts'
import type { Hostname } from './schema.ts'

/** Lets pages of a host call with the publishable key. Adding one that is there changes nothing. */
export async function addHostname(ctx: Ctx, input: Hostname): Promise<Hostname> {
  const hostname = parseHostname(input.hostname)
  await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const { allowedHostnames: existing } = await readWorkspace(ctx, { lock: true })
    if (existing.includes(hostname)) return { hostname }
    requireCapacity(scope.plan, 'hostnames', { existing: existing.length })
    await tx.run(
      scope,
      (workspaceId) => sql`
        update workspaces set allowed_hostnames = array_append(allowed_hostnames, ${hostname})
        where id = ${workspaceId}`,
    )
    return { hostname }
  })
  await ctx.deps.directory.changed()
  return { hostname }
}
