import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { ApiError } from '../../../domain/errors.ts'
import { parseHostname } from '../../../domain/hostname.ts'
import { transact } from '../../../core/transact.ts'
import { IdRow } from '../../../db/row.ts'
import type { Hostname } from './schema.ts'

/** Removes an allowed hostname. Pages of the host may not call any more. */
export async function removeHostname(ctx: Ctx, input: Hostname): Promise<Hostname> {
  const hostname = parseHostname(input.hostname)
  await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const removed = await tx.rows(
      scope,
      IdRow,
      (workspaceId) => sql`
        update workspaces set allowed_hostnames = array_remove(allowed_hostnames, ${hostname})
        where id = ${workspaceId} and ${hostname} = any(allowed_hostnames) returning id`,
    )
    if (removed.length === 0) {
      throw new ApiError('not_found', `${hostname} isn’t an allowed hostname.`)
    }
    return { hostname }
  })
  await ctx.deps.directory.changed()
  return { hostname }
}
