import { eq } from 'drizzle-orm'
import { notFound } from '../../../domain/errors.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { savedViews, shareLinks } from '../../../db/schema/reports.ts'

/** Deletes a view, and with it the links by which it was shared. */
export async function deleteView(ctx: Ctx, id: string): Promise<{ id: string }> {
  return transact(ctx, async ({ tx, scope }) => {
    await tx.remove(scope, shareLinks, [eq(shareLinks.viewId, id)])
    const [row] = await tx.remove(scope, savedViews, [eq(savedViews.id, id)])
    if (!row) throw notFound('saved view', id)
    return { id }
  })
}
