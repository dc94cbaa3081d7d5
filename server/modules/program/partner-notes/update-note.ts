import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { partnerNotes } from '../../../db/schema/partner-notes.ts'
import { findEnrolled, named } from '../partners/queries.ts'
import { holdNote, presentNote } from './queries.ts'
import { readNoteText } from './read-note-text.ts'
import type { NotePatch, PartnerNote } from './schema.ts'

/** Changes the text of a note, or whether it is pinned. */
export async function updateNote(
  ctx: Ctx,
  { id, noteId }: { id: string; noteId: string },
  body: NotePatch,
): Promise<PartnerNote> {
  const text = body.text === undefined ? undefined : readNoteText(body.text)
  return transact(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    const { partner } = await findEnrolled(ctx, named(id))
    const note = await holdNote(ctx, { partnerId: partner.id, id: noteId })
    const set = {
      text: text ?? note.text,
      pinned: body.pinned ?? note.pinned,
      updatedAt: new Date(deps.clock.now()),
    }
    const [row] = await tx.update(scope, partnerNotes, set, [eq(partnerNotes.id, note.id)])
    return presentNote(ctx, row!)
  })
}
