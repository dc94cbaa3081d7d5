import { eq, inArray } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { banCancellations, commissions } from '../../../../db/schema/commissions.ts'
import { findEndedByBan, type OpenCommission } from '../../../../domain/ban.ts'
import { cancel } from '../../../../domain/commission.ts'
import { lockWithShares } from '../hold/hold-commissions.ts'
import { LOCK_ORDER, writeChanges, stateOf, type CommissionRow } from '../write-changes.ts'

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
 * was. What is in a payout stays there, and so do debts, with what settles a part of them. Hold the
 * enrollment, so that nothing is earned meanwhile.
 */
export async function cancelUnpaid(
  ctx: TxCtx,
  { enrollmentId, at, why = 'banned' }: Ban,
): Promise<void> {
  const open = await lockOpen(ctx, enrollmentId)
  const ended = findEndedByBan(open.map(toOpen), enrollmentId)
  const rows = open.filter(({ id }) => ended.has(id))
  const changed = rows.map((row) => ({
    row,
    change: cancel(stateOf(row), ctx.deps.ids.make('lp')),
    columns: { cancelReason: why, holdReason: null },
  }))
  await writeChanges(ctx, { changed, at, why })
  await note(ctx, { enrollmentId, at, rows })
}

/** Locks the open commissions of an enrollment, the shares in them, and what takes any of them back. */
async function lockOpen(ctx: TxCtx, enrollmentId: string): Promise<CommissionRow[]> {
  const { tx, scope } = ctx
  const isOpen = inArray(commissions.status, ['pending', 'held', 'due'])
  const mine = await tx.find(scope, commissions, {
    where: [eq(commissions.enrollmentId, enrollmentId), isOpen],
  })
  const locked = await lockWithShares(
    ctx,
    mine.map(({ id }) => id),
  )
  const ids = locked.flatMap(({ id, reversesId }) => [id, reversesId ?? []].flat())
  const related = await tx.find(scope, commissions, {
    where: [inArray(commissions.reversesId, ids), isOpen],
    orderBy: [LOCK_ORDER],
    lock: 'update',
  })
  return [...new Map([...locked, ...related].map((row) => [row.id, row])).values()]
}

function toOpen(row: CommissionRow): OpenCommission {
  const { reversesId, sourceId, sourceKey } = row
  return { ...stateOf(row), reversesId, sourceId, isCarried: sourceKey.startsWith(CARRIED) }
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
