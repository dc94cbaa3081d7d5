import { eq } from 'drizzle-orm'
import { notFound } from '../../../domain/errors.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { images } from '../../../db/schema/images.ts'

/** Deletes a picture. Browsers that have read it may show it for a day. */
export async function deleteImage(ctx: Ctx, id: string): Promise<{ id: string }> {
  return transact(ctx, async ({ tx, scope }) => {
    const [row] = await tx.remove(scope, images, [eq(images.id, id)])
    if (!row) throw notFound('picture', id)
    return { id }
  })
}
