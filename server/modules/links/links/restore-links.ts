import { and, gt, inArray } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { violatedConstraint } from '../../../db/conflicts.ts'
import { links } from '../../../db/schema/links.ts'
import { ApiError } from '../../../domain/errors.ts'
import { linkEvents } from '../../../domain/events.ts'
import { requireLinkCapacity } from './link-limit.ts'
import { loadReferences } from './references.ts'

const RESTORABLE_HOURS = 24

/**
 * Takes the deletion of links back, with all that they had: clicks, tags and their address. All or none.
 * @throws ApiError `not_found` for one that was not deleted lately, `conflict` for an address that is taken
 */
export async function restoreLinks(
  ctx: Ctx,
  linkIds: readonly string[],
): Promise<{ restoredCount: number }> {
  const { deps } = ctx
  const ids = [...new Set(linkIds)]
  const now = deps.clock.now()
  const since = new Date(now - RESTORABLE_HOURS * 3_600_000)
  const where = [and(inArray(links.id, ids), gt(links.deletedAt, since))]
  await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const rows = await tx.find(scope, links, { where, lock: 'update' })
    const missing = ids.find((id) => !rows.some((row) => row.id === id))
    if (missing !== undefined) throw notRestorable(missing)
    const bodies = rows.map(({ domain }) => ({ domain }))
    const { domains } = await loadReferences(ctx, bodies, { needsDomain: true })
    const homeless = rows.find(({ domain }) => !domains.has(domain))
    if (homeless) {
      throw new ApiError(
        'conflict',
        `The domain ${homeless.domain} is no longer in this workspace.`,
      )
    }
    await requireLinkCapacity(ctx, rows.length)
    await tx.update(scope, links, { deletedAt: null, updatedAt: new Date(now) }, where)
    await announceHeard(ctx, linkEvents('link.created', rows))
  }).catch((error: unknown) => {
    throw isTaken(error) ? taken() : error
  })
  await deps.directory.changed()
  return { restoredCount: ids.length }
}

function isTaken(error: unknown): boolean {
  const constraint = violatedConstraint(error)
  return constraint === 'links_domain_key' || constraint === 'links_external_id'
}

function taken(): ApiError {
  return new ApiError(
    'conflict',
    'Another link now uses the address or external ID of one of these links. No links were restored.',
  )
}

function notRestorable(id: string): ApiError {
  return new ApiError(
    'not_found',
    `No link ${JSON.stringify(id.slice(0, 64))} was deleted in the last ${RESTORABLE_HOURS} hours.`,
  )
}
