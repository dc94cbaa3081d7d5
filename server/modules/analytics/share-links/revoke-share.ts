import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { shareLinks } from '../../../db/schema/reports.ts'
import { notFound } from '../../../domain/errors.ts'

/** Revokes a link: whoever has it sees nothing from the next request on. */
export async function revokeShare(ctx: Ctx, id: string): Promise<{ id: string }> {
  return transact(ctx, async ({ tx, scope }) => {
    const [row] = await tx.remove(scope, shareLinks, [eq(shareLinks.id, id)])
    if (!row) throw notFound('link of a report', id)
    return { id }
  })
}
