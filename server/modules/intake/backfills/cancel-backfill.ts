import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { backfills } from '../../../db/schema/intake.ts'
import { notFound } from '../../../domain/errors.ts'
import { toBackfill } from './present.ts'
import type { Backfill } from './schema.ts'

/** Ends a back-fill. What is in the inbox stays; one that has ended already is answered as it is. */
export async function cancelBackfill(ctx: Ctx, id: string): Promise<Backfill> {
  const { deps, scope } = ctx
  return transact(ctx, async ({ tx }) => {
    const where = [eq(backfills.id, id)]
    const row = await tx.first(scope, backfills, where, { lock: 'update' })
    if (!row) throw notFound('back-fill', id)
    if (row.status !== 'running') return toBackfill(row)
    const change = { status: 'canceled' as const, updatedAt: new Date(deps.clock.now()) }
    const [canceled] = await tx.update(scope, backfills, change, where)
    return toBackfill(canceled!)
  })
}
