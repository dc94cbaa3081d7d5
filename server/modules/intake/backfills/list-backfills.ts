import { asc, desc, eq, gt, lt } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inOrder, sliceOf } from '../../../core/paging.ts'
import { backfills } from '../../../db/schema/intake.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { findConnection } from '../connections/present.ts'
import { toBackfill } from './present.ts'
import type { Backfill, BackfillQuery } from './schema.ts'

/** Lists the back-fills of a connection with how far they are, the newest first. */
export async function listBackfills(
  ctx: Ctx,
  connectionId: string,
  query: BackfillQuery,
): Promise<Backfill[]> {
  const { tx, scope } = ctx
  requirePlan(scope.plan, 'conversionTracking')
  await findConnection(ctx, connectionId)
  const slice = sliceOf(query, 'bfl')
  const { limit, offset, cursor } = slice
  const { id } = backfills
  const rows = await tx.find(scope, backfills, {
    where: [
      eq(backfills.connectionId, connectionId),
      cursor ? (cursor.side === 'after' ? lt(id, cursor.id) : gt(id, cursor.id)) : undefined,
    ],
    orderBy: [cursor?.side === 'before' ? asc(id) : desc(id)],
    limit,
    offset,
  })
  return inOrder(rows, slice).map(toBackfill)
}
