import { eq } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { announce } from '../../../db/outbox.ts'
import { postingWrites } from '../../../db/post-entries.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import { payouts, transfers } from '../../../db/schema/payouts.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import {
  accountOf,
  advance,
  applyReport,
  type PayoutState,
  type PayoutStatus,
} from '../../../domain/payout.ts'
import type { TransferReport } from '../../../payout-providers/port.ts'
import { cancelUnpaid } from '../../earnings/commissions/settle/cancel-unpaid.ts'
import { endRests } from './carry-rests.ts'
import { holdReturned } from '../../earnings/fraud/inspect-enrollment.ts'
import type { Localizable } from '../../../domain/message/message.ts'
import { format } from '../../../locales/format.ts'

export type PayoutRow = typeof payouts.$inferSelect
export type TransferRow = typeof transfers.$inferSelect

/** A person's report may have a text of their own. */
type Report = Omit<TransferReport, 'reason'> & { reason: Localizable | null }

/**
 * Records the report of a provider, a bank or a person about one transfer. It may come twice and late; it
 * changes that transfer's payout at most. Returns the payout's status, null when there is no such transfer.
 */
export async function recordReport(ctx: Ctx, report: Report): Promise<PayoutStatus | null> {
  return inTransaction(ctx, (ctx) => writeReport(ctx, report))
}

/** Records a report within a transaction. */
export async function writeReport(ctx: TxCtx, report: Report): Promise<PayoutStatus | null> {
  const held = await holdTransfer(ctx, report.transferId)
  return held && writeHeldReport(ctx, held, report)
}

/** Records a report about a transfer that is held (`holdTransfer`). */
export async function writeHeldReport(
  ctx: TxCtx,
  { transfer, payout, isBanned }: HeldTransfer,
  report: Omit<Report, 'transferId'>,
): Promise<PayoutStatus> {
  const { deps, tx, scope } = ctx
  const transferId = transfer.id
  const { reference } = report
  const where = [eq(transfers.id, transferId)]
  const reason = report.reason && storable(report.reason)
  const known = {
    reference: transfer.reference ?? (reference && textOf(reference)),
    updatedAt: new Date(deps.clock.now()),
  }
  const status = payout.status as PayoutStatus
  const outcome = applyReport(
    { transferId, status, wasCompleted: payout.paidAt !== null || transfer.status === 'returned' },
    { transferId, status: report.status },
  )
  if (outcome.kind === 'changed') {
    const set = { ...known, status: report.status, lastError: reason && format(reason) }
    await tx.update(scope, transfers, set, where)
    await movePayout(ctx, { payout, isBanned, to: outcome.status, reason })
    return outcome.status
  }
  if (outcome.kind === 'contradiction') {
    deps.log.error({ transferId, status, report: report.status }, 'payout report contradicts')
    await tx.update(scope, transfers, { ...known, lastError: outcome.sentence }, where)
  } else await tx.update(scope, transfers, known, where)
  return status
}

/** Providers write what they like; the database does not keep every character. */
function textOf(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed().slice(0, 500)
}

function storable(reason: Localizable): Localizable {
  return typeof reason === 'string' ? textOf(reason) : reason
}

export interface HeldTransfer {
  transfer: TransferRow
  payout: PayoutRow
  /** Its enrollment, which cannot be banned meanwhile. */
  isBanned: boolean
}

/** Holds a transfer, its payout and, before them, the enrollment: in the order in which a ban does. */
export async function holdTransfer(ctx: TxCtx, transferId: string): Promise<HeldTransfer | null> {
  const { tx, scope } = ctx
  const ofTransfer = [eq(transfers.id, transferId)]
  const known = await tx.first(scope, transfers, ofTransfer)
  if (!known) return null
  const ofPayout = [eq(payouts.id, known.payoutId)]
  const { enrollmentId } = (await tx.first(scope, payouts, ofPayout))!
  const ofEnrollment = [eq(enrollments.id, enrollmentId)]
  const enrollment = await tx.first(scope, enrollments, ofEnrollment, { lock: 'key share' })
  const transfer = (await tx.first(scope, transfers, ofTransfer, { lock: 'update' }))!
  const payout = (await tx.first(scope, payouts, ofPayout, { lock: 'update' }))!
  return { transfer, payout, isBanned: enrollment?.status === 'banned' }
}

type PayoutEvent = 'payout.sent' | 'payout.completed' | 'payout.failed'
const EVENTS: Partial<Record<PayoutStatus, PayoutEvent>> = {
  sent: 'payout.sent',
  completed: 'payout.completed',
  failed: 'payout.failed',
  canceled: 'payout.failed',
}

/**
 * Takes a payout that is held (`holdTransfer`) to its next status, with its commissions and its money.
 * What does not arrive is due again, unless the partner has been banned since: then it is canceled.
 */
export async function movePayout(
  ctx: TxCtx,
  {
    payout,
    isBanned,
    to,
    reason,
  }: Omit<HeldTransfer, 'transfer'> & { to: PayoutStatus; reason: Localizable | null },
): Promise<void> {
  const { deps, tx, scope } = ctx
  const at = new Date(deps.clock.now())
  const change = advance(stateOf(payout), to)
  const { programId, enrollmentId, id } = payout
  await tx.update(scope, payouts, { ...columnsOf(to, at, reason), updatedAt: at }, [
    eq(payouts.id, id),
  ])
  const mine = [eq(commissions.payoutId, id)]
  const paid = { status: 'paid' as const, paidAt: at, updatedAt: at }
  const free = { status: 'due' as const, payoutId: null, paidAt: null, updatedAt: at }
  const set = to === 'completed' ? paid : accountOf(to) === 'payable' ? free : null
  const rows = set ? await tx.update(scope, commissions, set, mine) : []
  const moved = set ? rows.map((row) => ({ id: row.id, status: set.status })) : []
  const { posting } = change
  if (posting) {
    await tx.write(scope, postingWrites(deps.ids, [{ ...posting, programId, at }]))
  }
  const type = EVENTS[to]
  await announce(tx, scope, [
    ...moved.map(({ id: commissionId, status }) => ({
      type: 'commission.updated' as const,
      data: { commissionId, enrollmentId, status, change: 'payout' },
    })),
    ...(type ? [{ type, data: { payoutId: id, enrollmentId, status: to } }] : []),
  ])
  if (accountOf(to) !== 'payable') return
  await endRests(ctx, { freed: rows, at })
  if (isBanned) await cancelUnpaid(ctx, { enrollmentId, at })
  else await holdReturned(ctx, { enrollmentId, at })
}

function stateOf({ id, enrollmentId, currency, amount, status }: PayoutRow): PayoutState {
  return { id, enrollmentId, currency, amountMinor: amount, status: status as PayoutStatus }
}

function columnsOf(status: PayoutStatus, at: Date, reason: Localizable | null) {
  if (status === 'sent') return { status, sentAt: at }
  if (status === 'completed') return { status, paidAt: at }
  return { status, failedAt: at, failureReason: reason }
}
