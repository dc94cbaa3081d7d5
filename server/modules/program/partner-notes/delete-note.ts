import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { partnerNotes } from '../../../db/schema/partner-notes.ts'
import { findEnrolled, named } from '../partners/queries.ts'
import { holdNote } from './queries.ts'

/** Deletes a note. */
export async function deleteNote(
  ctx: Ctx,
  { id, noteId }: { id: string; noteId: string },
): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const { partner } = await findEnrolled(ctx, named(id))
    const note = await holdNote(ctx, { partnerId: partner.id, id: noteId })
    await tx.remove(scope, partnerNotes, [eq(partnerNotes.id, note.id)])
    return { id: note.id }
  })
}
