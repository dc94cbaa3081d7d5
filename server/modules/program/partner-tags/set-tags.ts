import { and, eq, inArray } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { partnerTaggings, partnerTags } from '../../../db/schema/partner-tags.ts'
import { invalid } from '../../../domain/errors.ts'

interface Tagging {
  partnerId: string
  tagIds: readonly string[]
  /** Tags that are not among `tagIds` stay. */
  keep: boolean
}

/**
 * Gives tags to a partner who is held, and tells whether that changed anything.
 * @throws ApiError `unprocessable_entity` for a tag that does not exist
 */
export async function setTags(ctx: TxCtx, { partnerId, tagIds, keep }: Tagging): Promise<boolean> {
  const { tx, scope } = ctx
  const wanted = new Set(tagIds)
  await requireTags(ctx, [...wanted])
  const ofPartner = eq(partnerTaggings.partnerId, partnerId)
  const had = (await tx.find(scope, partnerTaggings, { where: [ofPartner] })).map(
    (row) => row.tagId,
  )
  const removed = keep ? [] : had.filter((id) => !wanted.has(id))
  const added = [...wanted].filter((id) => !had.includes(id))
  if (removed.length > 0) {
    await tx.remove(scope, partnerTaggings, [
      and(ofPartner, inArray(partnerTaggings.tagId, removed)),
    ])
  }
  await tx.insert(
    scope,
    partnerTaggings,
    added.map((tagId) => ({ partnerId, tagId })),
  )
  return removed.length + added.length > 0
}

/** Holds the tags, so that none is deleted meanwhile. */
async function requireTags({ tx, scope }: TxCtx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const known = await tx.find(scope, partnerTags, {
    where: [inArray(partnerTags.id, [...ids])],
    lock: 'key share',
  })
  const unknown = ids.find((id) => !known.some((tag) => tag.id === id))
  if (unknown === undefined) return
  const name = JSON.stringify(unknown)
  throw invalid('tagIds', `No partner tag has the ID ${name}. List them with GET /partner-tags.`)
}
