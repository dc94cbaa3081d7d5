import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { invalid } from '../../../domain/errors.ts'
import { parseHostname } from '../../../domain/hostname.ts'
import { requireCapacity } from '../../../domain/plan.ts'
import { transact } from '../../../core/transact.ts'
import { readWorkspace } from './queries.ts'
import type { Hostname } from './schema.ts'

/** Lets pages of a host call with the publishable key. Adding one that is there changes nothing. */
export async function addHostname(ctx: Ctx, input: Hostname): Promise<Hostname> {
  const hostname = parseHostname(input.hostname)
  await refusePublicSuffix(hostname)
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

/**
 * Refuses `*.co.uk` and `*.github.io`: anybody can have a host below them.
 * @throws ApiError `unprocessable_entity`
 */
async function refusePublicSuffix(hostname: string): Promise<void> {
  const parent = hostname.startsWith('*.') ? hostname.slice(2) : null
  if (parent === null) return
  const { getPublicSuffix } = await import('tldts')
  if (getPublicSuffix(parent, { allowPrivateDomains: true }) !== parent) return
  throw invalid(
    'hostname',
    `${hostname} would allow all sites on ${parent}. Use your own subdomain: *.example.${parent}.`,
  )
}
