import { eq } from 'drizzle-orm'
import { hasScope } from '../../../core/require-scope.ts'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { findPeople } from '../../../db/find-person.ts'
import { actorName, personOf, type Scope } from '../../../db/scope.ts'
import { partnerNotes } from '../../../db/schema/partner-notes.ts'
import { apiKeys } from '../../../db/schema/workspaces.ts'
import { ApiError, notFound } from '../../../domain/errors.ts'
import { readAuditActor } from '../../../domain/audit.ts'
import type { PartnerNote } from './schema.ts'

type NoteRow = typeof partnerNotes.$inferSelect

/** Names the author of what a caller writes: the member, also with a key of theirs. */
export function authorOf(scope: Scope): string {
  const personId = personOf(scope)
  return personId === null ? actorName(scope) : `member:${personId}`
}

/** Finds what the caller is called. */
export async function findAuthorName({ deps, tx, scope }: Ctx): Promise<string> {
  const personId = personOf(scope)
  const [person] = personId === null ? [] : await findPeople(deps.db, [personId])
  if (person) return person.name || person.email
  const { actor } = scope
  const key =
    actor.type === 'key' ? await tx.first(scope, apiKeys, [eq(apiKeys.id, actor.keyId)]) : undefined
  return key?.name ?? actorName(scope)
}

/** Tells whether the caller wrote a note or may change those of others. */
function mayEdit(scope: Scope, { author }: NoteRow): boolean {
  return author === authorOf(scope) || hasScope(scope, 'workspace.write')
}

/**
 * Finds a note of a partner that the caller may change, and holds it.
 * @throws ApiError `not_found`, `forbidden`
 */
export async function holdNote(
  { tx, scope }: TxCtx,
  { partnerId, id }: { partnerId: string; id: string },
): Promise<NoteRow> {
  const same = [eq(partnerNotes.id, id), eq(partnerNotes.partnerId, partnerId)]
  const note = await tx.first(scope, partnerNotes, same, { lock: 'update' })
  if (!note) throw notFound('note', id)
  if (mayEdit(scope, note)) return note
  throw new ApiError('forbidden', 'Only the author, an admin, or an owner can change this note.')
}

export function presentNote({ scope }: Ctx, note: NoteRow): PartnerNote {
  const { id, partnerId, text, pinned, author, authorName, createdAt, updatedAt } = note
  const { type, id: authorId } = readAuditActor(author)
  return {
    id,
    partnerId,
    text,
    pinned,
    author: { id: type === 'member' ? authorId : null, name: authorName },
    editable: mayEdit(scope, note),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
