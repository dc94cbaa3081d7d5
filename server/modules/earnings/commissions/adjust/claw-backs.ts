import { and, inArray, isNotNull } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { commissionReversals, commissions } from '../../../../db/schema/commissions.ts'
import { isOpen } from '../../../../domain/commission.ts'
import { LOCK_ORDER, stateOf, type CommissionRow } from '../write-changes.ts'

export interface ClawBacks {
  /** Those that no payout has taken off yet. */
  open: CommissionRow[]
  /** The amount that payouts have settled already, by the commission that it was taken back of. */
  settledMinor: ReadonlyMap<string, bigint>
}

/**
 * Locks the claw-backs of commissions, which are written while a payout has the commission. Once the payout
 * came back both stand side by side: ending the one has to end the other.
 */
export async function lockClawBacks(
  ctx: TxCtx,
  rows: readonly CommissionRow[],
): Promise<ClawBacks> {
  const { tx, scope } = ctx
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return { open: [], settledMinor: new Map() }
  const reversals = await tx.find(scope, commissionReversals, {
    where: [
      and(
        inArray(commissionReversals.commissionId, ids),
        isNotNull(commissionReversals.clawbackId),
      ),
    ],
  })
  const named = reversals.flatMap(({ clawbackId }) => clawbackId ?? [])
  if (named.length === 0) return { open: [], settledMinor: new Map() }
  const found = await tx.find(scope, commissions, {
    where: [inArray(commissions.id, named)],
    orderBy: [LOCK_ORDER],
    lock: 'update',
  })
  const settledMinor = new Map<string, bigint>()
  for (const { reversesId, status, earnings } of found) {
    if (reversesId === null || (status !== 'processing' && status !== 'paid')) continue
    settledMinor.set(reversesId, (settledMinor.get(reversesId) ?? 0n) - earnings)
  }
  return { open: found.filter((row) => isOpen(stateOf(row).status)), settledMinor }
}
