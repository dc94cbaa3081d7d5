import { eq } from 'drizzle-orm'
import { notFound } from '../../../domain/errors.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { tags } from '../../../db/schema/links.ts'
import { transact } from '../../../core/transact.ts'

/** Deletes a tag from the workspace and from its links. */
export async function deleteTag(ctx: Ctx, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const [row] = await tx.remove(scope, tags, [eq(tags.id, id)])
    if (!row) throw notFound('tag', id)
    return { id }
  })
}
