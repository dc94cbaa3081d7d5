import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { listRows, type Listing } from '../../../core/list-rows.ts'
import { partnerNotes } from '../../../db/schema/partner-notes.ts'
import { findEnrolled, named } from '../partners/queries.ts'
import { presentNote } from './queries.ts'
import type { NoteQuery, PartnerNote } from './schema.ts'

const LISTING: Listing<typeof partnerNotes, NoteQuery> = {
  table: partnerNotes,
  prefix: 'note',
  noun: 'note',
  filters: { pinned: partnerNotes.pinned },
}

/** Lists the notes about a partner, the newest first. */
export async function listNotes(ctx: Ctx, id: string, query: NoteQuery): Promise<PartnerNote[]> {
  const { partner } = await findEnrolled(ctx, named(id))
  const where = [eq(partnerNotes.partnerId, partner.id)]
  const rows = await listRows(ctx, LISTING, query, where)
  return rows.map((row) => presentNote(ctx, row))
}
