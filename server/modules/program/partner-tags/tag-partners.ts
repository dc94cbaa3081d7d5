import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { announce } from '../../../db/outbox.ts'
import { partnerTaggings } from '../../../db/schema/partner-tags.ts'
import { partners } from '../../../db/schema/programs.ts'
import { invalid } from '../../../domain/errors.ts'
import { findPartnerTag } from './present.ts'
import type { TaggingAnswer, TaggingBody } from './schema.ts'

/** Gives a tag to partners; those who have it already stay as they are. */
export function assignPartnerTag(ctx: Ctx, id: string, body: TaggingBody): Promise<TaggingAnswer> {
  return changePartners(ctx, { id, body }, async ({ tx, scope }, partnerIds) => {
    const pairs = partnerIds.map((partnerId) => ({ partnerId, tagId: id }))
    return tx.insert(scope, partnerTaggings, pairs, { ignore: true })
  })
}

/** Takes a tag from partners. */
export function unassignPartnerTag(
  ctx: Ctx,
  id: string,
  body: TaggingBody,
): Promise<TaggingAnswer> {
  return changePartners(ctx, { id, body }, async ({ tx, scope }, partnerIds) =>
    tx.remove(scope, partnerTaggings, [
      and(eq(partnerTaggings.tagId, id), inArray(partnerTaggings.partnerId, partnerIds)),
    ]),
  )
}

type Change = (ctx: TxCtx, partnerIds: string[]) => Promise<{ partnerId: string }[]>

/** Changes all partners or, if one of them is unknown, none. */
async function changePartners(
  ctx: Ctx,
  { id, body }: { id: string; body: TaggingBody },
  change: Change,
): Promise<TaggingAnswer> {
  const partnerIds = [...new Set(body.partnerIds)]
  return transact(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    await holdPartners(ctx, partnerIds)
    await findPartnerTag(ctx, id, { lock: 'key share' })
    const changed = (await change(ctx, partnerIds)).map(({ partnerId }) => partnerId)
    const updatedAt = new Date(deps.clock.now())
    if (changed.length > 0) {
      await tx.update(scope, partners, { updatedAt }, [inArray(partners.id, changed)])
    }
    const events = changed.map((partnerId) => ({
      type: 'partner.updated' as const,
      data: { partnerId },
    }))
    await announce(tx, scope, events)
    return { id, changed: changed.length }
  })
}

async function holdPartners({ tx, scope }: TxCtx, ids: string[]): Promise<void> {
  const rows = await tx.find(scope, partners, {
    where: [inArray(partners.id, ids), isNull(partners.mergedIntoId), isNull(partners.erasedAt)],
    orderBy: [asc(partners.id)],
    lock: 'update',
  })
  const known = new Set(rows.map((row) => row.id))
  const unknown = ids.find((id) => !known.has(id))
  if (unknown === undefined) return
  const name = JSON.stringify(unknown)
  throw invalid('partnerIds', `No partner has the ID ${name}. No partner was changed.`)
}
