import { eq, gte, inArray, like, or } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { banCancellations, commissions } from '../../../../db/schema/commissions.ts'
import { cancel, isOpen } from '../../../../domain/commission.ts'
import { lockClawBacks } from '../adjust/claw-backs.ts'
import { lockWithShares } from '../hold/hold-commissions.ts'
import { writeChanges, stateOf, type CommissionRow } from '../write-changes.ts'

/** Source of the negative half of what a payout could not send; the positive half is unpaid. It is no debt. */
export const CARRIED = 'carried:'

interface Ban {
  enrollmentId: string
  at: Date
  /** What ends it. Default: a ban. */
  why?: 'banned' | 'erased'
}

/** Cancels what is unpaid when an enrollment is banned; what an earlier ban canceled stays canceled for good. */
export async function cancelForBan(ctx: TxCtx, ban: Ban): Promise<void> {
  const { tx, scope } = ctx
  await tx.remove(scope, banCancellations, [eq(banCancellations.enrollmentId, ban.enrollmentId)])
  await cancelUnpaid(ctx, ban)
}

/**
 * Cancels what a banned enrollment has not been paid yet, with the referral shares in it, and notes what it
 * was. What is in a payout stays there, and so do debts. Hold the enrollment, so that nothing is earned
 * meanwhile.
 */
export async function cancelUnpaid(
  ctx: TxCtx,
  { enrollmentId, at, why = 'banned' }: Ban,
): Promise<void> {
  const { deps, tx, scope } = ctx
  const unpaid = await tx.find(scope, commissions, {
    where: [
      eq(commissions.enrollmentId, enrollmentId),
      inArray(commissions.status, ['pending', 'held', 'due']),
      or(gte(commissions.earnings, 0n), like(commissions.sourceKey, `${CARRIED}%`)),
    ],
  })
  const ids = unpaid.map(({ id }) => id)
  const earned = (await lockWithShares(ctx, ids)).filter(isUnpaid)
  // What is to be taken off for a commission that ends is no debt.
  const clawBacks = await lockClawBacks(ctx, earned)
  const others = clawBacks.open.filter(({ id }) => !earned.some((row) => row.id === id))
  const rows = [...earned, ...others]
  const changed = rows.map((row) => ({
    row,
    change: cancel(stateOf(row), deps.ids.make('lp')),
    columns: { cancelReason: why, holdReason: null },
  }))
  await writeChanges(ctx, { changed, at, why })
  await note(ctx, { enrollmentId, at, rows })
}

function isUnpaid(row: CommissionRow): boolean {
  const isDebt = row.earnings < 0n && !row.sourceKey.startsWith(CARRIED)
  return isOpen(stateOf(row).status) && !isDebt
}

async function note(
  ctx: TxCtx,
  { enrollmentId, at, rows }: Ban & { rows: readonly CommissionRow[] },
): Promise<void> {
  const { tx, scope } = ctx
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await tx.remove(scope, banCancellations, [inArray(banCancellations.commissionId, ids)])
  await tx.insert(
    scope,
    banCancellations,
    rows.map(({ id, status, holdReason, earnings }) => ({
      commissionId: id,
      enrollmentId,
      status: status as 'pending' | 'held' | 'due',
      holdReason,
      earnings,
      createdAt: at,
    })),
  )
}
