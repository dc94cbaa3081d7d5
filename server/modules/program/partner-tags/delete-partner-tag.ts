import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { partnerTags } from '../../../db/schema/partner-tags.ts'
import { notFound } from '../../../domain/errors.ts'

/** Deletes a tag from the workspace and from its partners. */
export async function deletePartnerTag(ctx: Ctx, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const [row] = await tx.remove(scope, partnerTags, [eq(partnerTags.id, id)])
    if (!row) throw notFound('partner tag', id)
    return { id }
  })
}
