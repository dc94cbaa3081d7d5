import { eq } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { Ctx } from '../../../core/ctx.ts'
import { folders, links } from '../../../db/schema/links.ts'
import { linkEvents } from '../../../domain/events.ts'
import { transact } from '../../../core/transact.ts'
import { findFolder } from './present.ts'

/** Deletes a folder. Its links stay, in no folder. */
export async function deleteFolder(ctx: Ctx, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const same = [eq(folders.id, id)]
    await findFolder(ctx, id, { lock: 'update' })
    const moved = await tx.update(scope, links, { folderId: null }, [eq(links.folderId, id)])
    await announceHeard(ctx, linkEvents('link.updated', moved))
    await tx.remove(scope, folders, same)
    return { id }
  })
}
