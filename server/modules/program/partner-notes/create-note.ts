import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { partnerNotes } from '../../../db/schema/partner-notes.ts'
import { findEnrolled, named, requirePerson } from '../partners/queries.ts'
import { authorOf, findAuthorName, presentNote } from './queries.ts'
import { readNoteText } from './read-note-text.ts'
import type { NoteBody, PartnerNote } from './schema.ts'

/** Writes a note about a partner. */
export async function createNote(
  ctx: Ctx,
  partnerId: string,
  { text, pinned = false }: NoteBody,
): Promise<PartnerNote> {
  const { deps, scope } = ctx
  const written = readNoteText(text)
  const authorName = await findAuthorName(ctx)
  return transact(ctx, async (ctx) => {
    const { partner } = await findEnrolled(ctx, named(partnerId), { lock: 'update' })
    requirePerson(partner)
    const at = new Date(deps.clock.now())
    const values = {
      id: deps.ids.make('note'),
      partnerId: partner.id,
      text: written,
      pinned,
      author: authorOf(scope),
      authorName,
      createdAt: at,
      updatedAt: at,
    }
    const [row] = await ctx.tx.insert(scope, partnerNotes, values)
    return presentNote(ctx, row!)
  })
}
