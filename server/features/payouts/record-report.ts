import { eq } from 'drizzle-orm'
import { announce } from '../../db/outbox.ts'
import { post } from '../../db/post-entries.ts'
import { commissions } from '../../db/schema/commissions.ts'
import { payouts, transfers } from '../../db/schema/payouts.ts'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/tx.ts'
import type { Deps } from '../../deps.ts'
import type { DomainEventType } from '../../domain/events.ts'
import { advance, applyReport, type PayoutState, type PayoutStatus } from '../../domain/payout.ts'
import type { TransferReport } from '../../payout-providers/port.ts'

export type PayoutRow = typeof payouts.$inferSelect

/**
 * What a provider, a bank or a person says about one transfer. It may come twice and late; it changes
 * that transfer's payout at most. Answers the payout's status, null when there is no such transfer.
 */
export async function recordReport(
  deps: Deps,
  scope: Scope,
  report: TransferReport,
): Promise<PayoutStatus | null> {
  return deps.db.transact(async (tx) => {
    const { transferId, reference, reason } = report
    const where = [eq(transfers.id, transferId)]
    const transfer = await tx.first(scope, transfers, where, { lock: 'update' })
    if (!transfer) return null
    const ofTransfer = [eq(payouts.id, transfer.payoutId)]
    const payout = (await tx.first(scope, payouts, ofTransfer, { lock: 'update' }))!
    const updatedAt = new Date(deps.clock.now())
    const status = payout.status as PayoutStatus
    const outcome = applyReport(
      { transferId, status, wasCompleted: payout.paidAt !== null },
      report,
    )
    const known = { reference: transfer.reference ?? reference, updatedAt }
    if (outcome.kind === 'contradiction') {
      deps.log.error({ transferId, status, report: report.status }, 'payout report contradicts')
      await tx.update(scope, transfers, { ...known, lastError: outcome.sentence }, where)
      return status
    }
    if (outcome.kind === 'unchanged') {
      await tx.update(scope, transfers, known, where)
      return status
    }
    await tx.update(
      scope,
      transfers,
      { ...known, status: report.status, lastError: reason ?? null },
      where,
    )
    await movePayout(deps, tx, scope, { payout, to: outcome.status, reason })
    return outcome.status
  })
}

const EVENTS: Partial<Record<PayoutStatus, DomainEventType>> = {
  sent: 'payout.sent',
  completed: 'payout.completed',
  failed: 'payout.failed',
  canceled: 'payout.failed',
}

/** Takes a payout that is held FOR UPDATE to its next status, with its commissions and its money. */
export async function movePayout(
  deps: Deps,
  tx: Tx,
  scope: Scope,
  { payout, to, reason }: { payout: PayoutRow; to: PayoutStatus; reason: string | null },
): Promise<void> {
  const at = new Date(deps.clock.now())
  const change = advance(stateOf(payout), to)
  const { programId, enrollmentId, id } = payout
  await tx.update(scope, payouts, { ...columnsOf(to, at, reason), updatedAt: at }, [
    eq(payouts.id, id),
  ])
  const mine = [eq(commissions.payoutId, id)]
  if (to === 'completed') {
    await tx.update(scope, commissions, { status: 'paid', paidAt: at, updatedAt: at }, mine)
  }
  if (to === 'failed' || to === 'canceled') {
    const free = { status: 'due', payoutId: null, paidAt: null, updatedAt: at }
    await tx.update(scope, commissions, free, mine)
  }
  const { posting } = change
  if (posting) {
    await post(tx, scope, { ids: deps.ids, postings: [{ ...posting, programId, at }] })
  }
  const type = EVENTS[to]
  if (type) await announce(tx, scope, [{ type, data: { payoutId: id, enrollmentId, status: to } }])
}

function stateOf({ id, enrollmentId, currency, amount, status }: PayoutRow): PayoutState {
  return { id, enrollmentId, currency, amountMinor: amount, status: status as PayoutStatus }
}

function columnsOf(status: PayoutStatus, at: Date, reason: string | null) {
  if (status === 'sent') return { status, sentAt: at }
  if (status === 'completed') return { status, paidAt: at }
  return { status, failedAt: at, failureReason: reason }
}
