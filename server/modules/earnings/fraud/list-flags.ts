import { asc, desc, eq, gt, lt, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { fraudFlags } from '../../../db/schema/fraud.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { inOrder, sliceOf, type Slice } from '../../../core/paging.ts'
import { presentFlags } from './queries.ts'
import type { FlagQuery, FraudFlag } from './schema.ts'

/** Lists the findings of the rules, the newest first. */
export async function listFlags(ctx: Ctx, query: FlagQuery): Promise<FraudFlag[]> {
  const { tx, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  const slice = sliceOf(query, 'ff')
  const { status, programId, partnerId, commissionId, rule } = query
  const exact = [
    [fraudFlags.status, status],
    [fraudFlags.programId, programId],
    [fraudFlags.partnerId, partnerId],
    [fraudFlags.commissionId, commissionId],
    [fraudFlags.rule, rule],
  ] as const
  const direction = slice.cursor?.side === 'before' ? asc : desc
  const found = await tx.find(scope, fraudFlags, {
    where: [
      ...exact.map(([column, value]) => (value === undefined ? undefined : eq(column, value))),
      beyond(slice),
    ],
    orderBy: [direction(fraudFlags.id)],
    limit: slice.limit,
    offset: slice.offset,
  })
  return presentFlags(ctx, inOrder(found, slice))
}

/** Ids sort by time, so the cursor's id says where to go on. */
function beyond({ cursor }: Slice): SQL | undefined {
  if (!cursor) return undefined
  return cursor.side === 'after' ? lt(fraudFlags.id, cursor.id) : gt(fraudFlags.id, cursor.id)
}
