import { eq } from 'drizzle-orm'
import { notFound } from '../../../domain/errors.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { violatedConstraint } from '../../../db/conflicts.ts'
import { savedViews } from '../../../db/schema/reports.ts'
import { parseViewName } from './create-view.ts'
import { toSavedView, viewTaken } from './present.ts'
import type { SavedView, SavedViewPatch } from './schema.ts'

/** Renames a view or pins it. What it shows stays: it may be shared. */
export async function updateView(ctx: Ctx, id: string, body: SavedViewPatch): Promise<SavedView> {
  const name = body.name === undefined ? undefined : parseViewName(body.name)
  return transact(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    const set = {
      ...(name !== undefined && { name }),
      ...(body.pinned !== undefined && { pinned: body.pinned }),
      updatedAt: new Date(deps.clock.now()),
    }
    const [row] = await tx.update(scope, savedViews, set, [eq(savedViews.id, id)])
    if (!row) throw notFound('saved view', id)
    return toSavedView(row)
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === 'saved_views_name' ? viewTaken(name ?? '') : error
  })
}
