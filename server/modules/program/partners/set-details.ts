import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { members } from '../../../db/schema/people.ts'
import { invalid } from '../../../domain/errors.ts'
import { setTags } from '../partner-tags/set-tags.ts'
import type { PartnerRow } from './present.ts'
import { requirePerson } from './queries.ts'
import { writePerson } from './save-partner.ts'

interface Details {
  ownerId?: string | null
  tagIds?: readonly string[]
}

/**
 * Checks that an owner is a member, who then can't leave until the transaction ends. Members are held before
 * partners: whoever removes one releases their partners.
 * @throws ApiError `unprocessable_entity`
 */
export async function holdOwner(
  { tx, scope }: TxCtx,
  ownerId: string | null | undefined,
): Promise<void> {
  if (!ownerId) return
  const where = [eq(members.personId, ownerId)]
  if (await tx.first(scope, members, where, { lock: 'key share' })) return
  const name = JSON.stringify(ownerId)
  throw invalid('ownerId', `No member has the ID ${name}. List them with GET /members.`)
}

/** Sets the tags and the owner of a partner who is held, as far as a body names them. */
export async function setDetails(
  ctx: TxCtx,
  { partner, body, keepTags }: { partner: PartnerRow; body: Details; keepTags: boolean },
): Promise<PartnerRow> {
  const { ownerId = partner.ownerId, tagIds } = body
  if (ownerId || tagIds?.length) requirePerson(partner)
  const { id } = partner
  const isTagged =
    tagIds !== undefined && (await setTags(ctx, { partnerId: id, tagIds, keep: keepTags }))
  if (!isTagged && ownerId === partner.ownerId) return partner
  return writePerson(ctx, { id, set: { ownerId } })
}
