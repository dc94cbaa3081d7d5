import { asc, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm'
import { commissions } from '../../../db/schema/commissions.ts'
import type { EmbedCtx } from '../../../core/callers.ts'
import { inOrder, sliceOf } from '../../../core/paging.ts'
import { presentCommissions } from '../../earnings/commissions/read/present.ts'
import { whereStatus } from '../../earnings/commissions/read/wire-status.ts'
import type { EmbedCommission, EmbedCommissionsQuery } from './figures-schema.ts'
import { toEmbedCommission } from './present-earned.ts'

/** Lists the partner's own commissions, newest first. */
export async function listEarned(
  ctx: EmbedCtx,
  query: EmbedCommissionsQuery,
): Promise<EmbedCommission[]> {
  const { tx, scope, session, locale } = ctx
  const slice = sliceOf(query, 'cm')
  const before = slice.cursor?.side === 'before'
  const rows = await tx.find(scope, commissions, {
    where: [
      eq(commissions.enrollmentId, session.enrollmentId),
      query.payoutId === undefined ? undefined : eq(commissions.payoutId, query.payoutId),
      statusIs(query.status),
      slice.cursor ? (before ? gt : lt)(commissions.id, slice.cursor.id) : undefined,
    ],
    orderBy: [(before ? asc : desc)(commissions.id)],
    limit: slice.limit,
  })
  const list = inOrder(rows, slice)
  const shown = await presentCommissions(ctx, list)
  return shown.map((row, i) => {
    return toEmbedCommission({ ...row, description: list[i]!.description }, { session, locale })
  })
}

/** Builds the condition for a status. Commissions canceled for fraud are shown to partners as canceled. */
function statusIs(status: EmbedCommissionsQuery['status']): SQL | undefined {
  if (status === undefined) return undefined
  return status === 'canceled'
    ? or(whereStatus('canceled'), whereStatus('fraud'))
    : whereStatus(status)
}
