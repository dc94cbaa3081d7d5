import { isNull, or } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { links } from '../../../db/schema/links.ts'
import { invalid } from '../../../domain/errors.ts'
import { linkEvents } from '../../../domain/events.ts'
import { split } from '../../../core/input.ts'
import { transact } from '../../../core/transact.ts'
import { named, noLink } from './queries.ts'

const MAX = 100

/** Deletes a link and frees its key. Its earnings stay, and sales of its customers still count. */
export async function deleteLink(ctx: Ctx, idOrExternal: string): Promise<{ id: string }> {
  const [id] = await markDeleted(ctx, [idOrExternal])
  if (id === undefined) throw noLink(idOrExternal)
  return { id }
}

export async function deleteLinks(
  ctx: Ctx,
  linkIds: string | string[],
): Promise<{ deletedCount: number }> {
  const ids = split(linkIds)
  if (ids.length === 0 || ids.length > MAX) {
    throw invalid('linkIds', `Send 1 to ${MAX} link IDs, separated by commas.`)
  }
  return { deletedCount: (await markDeleted(ctx, ids)).length }
}

async function markDeleted(ctx: Ctx, ids: string[]): Promise<string[]> {
  const { deps } = ctx
  const now = new Date(deps.clock.now())
  const deleted = await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const where = [or(...ids.map(named)), isNull(links.deletedAt)]
    const rows = await tx.update(scope, links, { deletedAt: now, updatedAt: now }, where)
    await announceHeard(ctx, linkEvents('link.deleted', rows))
    return rows.map((row) => row.id)
  })
  if (deleted.length > 0) await deps.directory.changed()
  return deleted
}
