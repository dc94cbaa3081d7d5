import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { tags } from '../../../db/schema/links.ts'
import { invalid } from '../../../domain/errors.ts'
import { requireCapacity } from '../../../domain/plan.ts'
import { transact } from '../../../core/transact.ts'
import { lock } from '../../../db/locks.ts'
import { CountRow } from '../../../db/row.ts'
import { tagTaken, toTag } from './present.ts'
import type { Tag, TagBody } from './schema.ts'

export async function createTag(ctx: Ctx, body: TagBody): Promise<Tag> {
  const { deps } = ctx
  const name = (body.name ?? body.tag ?? '').trim()
  if (name === '') throw invalid('name', 'Give the tag a name.')
  const values = {
    id: deps.ids.make('tag'),
    name,
    color: body.color ?? 'blue',
    createdAt: new Date(deps.clock.now()),
  }
  return transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    // Calls at once wait for each other, so that together they stay within the limit.
    await tx.run(scope, (ws) => sql`select ${lock('workspace', ws)}`)
    const [counted] = await tx.rows(
      scope,
      CountRow,
      (ws) => sql`select count(*)::int as n from tags where workspace_id = ${ws}`,
    )
    requireCapacity(scope.plan, 'tags', { existing: counted!.n })
    const [row] = await tx.insert(scope, tags, values, { ignore: true })
    if (!row) throw tagTaken(name)
    return toTag(row)
  })
}
