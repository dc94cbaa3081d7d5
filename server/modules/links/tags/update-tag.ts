import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { violatedConstraint } from '../../../db/conflicts.ts'
import { tags } from '../../../db/schema/links.ts'
import { invalid } from '../../../domain/errors.ts'
import { transact } from '../../../core/transact.ts'
import { findTag, tagTaken, toTag } from './present.ts'
import type { Tag, TagBody } from './schema.ts'

export async function updateTag(ctx: Ctx, id: string, body: TagBody): Promise<Tag> {
  const name = (body.name ?? body.tag)?.trim()
  if (name === '') throw invalid('name', 'Give the tag a name.')
  return transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const current = await findTag(ctx, id, { lock: 'update' })
    const set = { name: name ?? current.name, color: body.color ?? current.color }
    const [row] = await tx.update(scope, tags, set, [eq(tags.id, id)])
    return toTag(row!)
  }).catch((error: unknown) => {
    throw violatedConstraint(error) === 'tags_name' ? tagTaken(name ?? '') : error
  })
}
