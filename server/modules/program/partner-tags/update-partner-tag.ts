import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { violatedConstraint } from '../../../db/conflicts.ts'
import { partnerTags } from '../../../db/schema/partner-tags.ts'
import { findPartnerTag, partnerTagTaken, presentTag } from './present.ts'
import { readTagName } from './read-tag-name.ts'
import type { PartnerTag, PartnerTagPatch } from './schema.ts'

export async function updatePartnerTag(
  ctx: Ctx,
  id: string,
  body: PartnerTagPatch,
): Promise<PartnerTag> {
  const name = body.name === undefined ? undefined : readTagName(body.name)
  return transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const current = await findPartnerTag(ctx, id, { lock: 'update' })
    const set = { name: name ?? current.name, color: body.color ?? current.color }
    const [row] = await tx.update(scope, partnerTags, set, [eq(partnerTags.id, id)])
    return presentTag(ctx, row!)
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === 'partner_tags_name' ? partnerTagTaken(name ?? '') : error
  })
}
