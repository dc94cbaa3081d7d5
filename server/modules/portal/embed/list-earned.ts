import { asc, desc, gt, lt } from 'drizzle-orm'
import { commissions } from '../../../db/schema/commissions.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import { inOrder, sliceOf } from '../../../core/paging.ts'
import { presentCommissions } from '../../earnings/commissions/read/present.ts'
import type { CommissionRow } from '../../earnings/commissions/write-changes.ts'
import { earnedConditions } from './earned-conditions.ts'
import type { EmbedCommission, EmbedCommissionsQuery } from './figures-schema.ts'
import { toEmbedCommission } from './present-earned.ts'

/** Lists the partner's own commissions, newest first. */
export async function listEarned(
  ctx: EmbedCtx,
  query: EmbedCommissionsQuery,
): Promise<EmbedCommission[]> {
  const { tx, scope } = ctx
  const slice = sliceOf(query, 'cm')
  const before = slice.cursor?.side === 'before'
  const rows = await tx.find(scope, commissions, {
    where: [
      ...earnedConditions(ctx, query),
      slice.cursor ? (before ? gt : lt)(commissions.id, slice.cursor.id) : undefined,
    ],
    orderBy: [(before ? asc : desc)(commissions.id)],
    limit: slice.limit,
  })
  return presentEarned(ctx, inOrder(rows, slice))
}

/** Converts commissions for their partner, in their order. */
export async function presentEarned(
  ctx: EmbedCtx,
  rows: readonly CommissionRow[],
): Promise<EmbedCommission[]> {
  const { session, locale } = ctx
  const shown = await presentCommissions(ctx, rows)
  return shown.map((row, i) => {
    return toEmbedCommission({ ...row, description: rows[i]!.description }, { session, locale })
  })
}
