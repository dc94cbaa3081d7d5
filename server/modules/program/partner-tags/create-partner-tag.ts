import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { lock } from '../../../db/locks.ts'
import { CountRow } from '../../../db/row.ts'
import { partnerTags } from '../../../db/schema/partner-tags.ts'
import { requireCapacity } from '../../../domain/plan.ts'
import { partnerTagTaken, presentTag } from './present.ts'
import { readTagName } from './read-tag-name.ts'
import type { PartnerTag, PartnerTagBody } from './schema.ts'

export async function createPartnerTag(ctx: Ctx, body: PartnerTagBody): Promise<PartnerTag> {
  const { deps } = ctx
  const name = readTagName(body.name)
  const values = {
    id: deps.ids.make('ptag'),
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
      (ws) => sql`select count(*)::int as n from partner_tags where workspace_id = ${ws}`,
    )
    requireCapacity(scope.plan, 'partnerTags', { existing: counted!.n })
    const [row] = await tx.insert(scope, partnerTags, values, { ignore: true })
    if (!row) throw partnerTagTaken(name)
    return presentTag(ctx, row)
  })
}
