import type { TxCtx } from '../../../../core/ctx.ts'
import { release } from '../../../../domain/commission.ts'
import { writeChanges, stateOf } from '../write-changes.ts'
import { flaggedAmong } from '../../fraud/queries.ts'
import { lockWithShares } from './hold-commissions.ts'

/**
 * Lifts holds: back to the holding period, which may be over already. Only a rate releases what waits
 * for one (price-held-commissions.ts). Shares of partners who are under review themselves stay. Answers
 * those that were released, with the shares in them.
 */
export async function releaseCommissions(
  ctx: TxCtx,
  { ids, at }: { ids: readonly string[]; at: Date },
): Promise<string[]> {
  const rows = await lockWithShares(ctx, ids)
  const shares = rows.filter((row) => !ids.includes(row.id))
  const flagged = await flaggedAmong(ctx, shares)
  const changed = rows
    .filter((row) => row.status === 'held' && row.holdReason !== 'rate_missing')
    .filter((row) => ids.includes(row.id) || !flagged.includes(row.enrollmentId))
    .map((row) => ({ row, change: release(stateOf(row)), columns: { holdReason: null } }))
  await writeChanges(ctx, { changed, at, why: 'released' })
  return changed.map(({ row }) => row.id)
}
