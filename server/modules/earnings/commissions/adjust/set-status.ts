import { eq, inArray } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { commissionReversals } from '../../../../db/schema/commissions.ts'
import { fraudFlags } from '../../../../db/schema/fraud.ts'
import type { Scope } from '../../../../db/scope.ts'
import { cancel, isOpen, reverse, type CancelReason } from '../../../../domain/commission.ts'
import { ApiError, notFound } from '../../../../domain/errors.ts'
import { confidential, message, type Message } from '../../../../domain/message/message.ts'
import type { Settable } from './update-schema.ts'
import { writeChanges, stateOf, type CommissionRow } from '../write-changes.ts'
import { closeFlags } from '../../fraud/close-flags.ts'
import { settleMilestones } from '../../milestones/settle-milestones.ts'
import { watchCommissions } from '../../milestones/watch-milestones.ts'
import { lockClawBacks } from './claw-backs.ts'
import { holdCommissions, lockWithShares } from '../hold/hold-commissions.ts'
import { byWhom, explainedFurther } from '../read/present.ts'
import { releaseCommissions } from '../hold/release-commissions.ts'
import { wireStatusOf } from '../read/wire-status.ts'

interface NewStatus {
  ids: readonly string[]
  status: Settable
  at: Date
}

/**
 * Sets the status of commissions by hand: all of them or none. The referral shares in them follow, as far
 * as they can still be changed.
 * @throws ApiError `not_found`, `bad_request` for one that cannot become so
 */
export async function setStatus(ctx: TxCtx, { ids, status, at }: NewStatus): Promise<void> {
  // Holding changes no figure; what a browser said counts once it is released.
  const watch = status === 'hold' ? null : await watchCommissions(ctx, ids)
  if (status === 'pending') await releaseFindings(ctx, { ids, at })
  const rows = await lockWithShares(ctx, ids)
  for (const id of ids) {
    const row = rows.find((candidate) => candidate.id === id)
    if (!row) throw notFound('commission', id)
    if (wireStatusOf(row) !== status) requireChangeable(row, status)
  }
  if (status === 'hold') await holdCommissions(ctx, { ids, reason: 'manual', at })
  else if (status === 'pending') await releaseCommissions(ctx, { ids, at })
  else if (status === 'refunded') await reverseAll(ctx, { rows, at })
  else {
    const { open } = await lockClawBacks(ctx, stillOpen(rows))
    const unnamed = open.filter(({ id }) => !rows.some((row) => row.id === id))
    await cancelAll(ctx, { rows: [...rows, ...unnamed], reason: status, at })
  }
  await settleMilestones(watch, { at, event: null })
}

/** Closes what the fraud rules found about commissions: a person releases them. */
async function releaseFindings(
  ctx: TxCtx,
  { ids, at }: { ids: readonly string[]; at: Date },
): Promise<void> {
  const decision = { to: 'released' as const, note: null, at }
  const found = await ctx.tx.find(ctx.scope, fraudFlags, {
    where: [inArray(fraudFlags.commissionId, [...ids]), eq(fraudFlags.status, 'open')],
  })
  if (found.length > 0) await closeFlags(ctx, { ids: found.map(({ id }) => id), decision })
}

function stillOpen(rows: readonly CommissionRow[]): CommissionRow[] {
  return rows.filter((row) => isOpen(stateOf(row).status))
}

function requireChangeable(row: CommissionRow, status: Settable): void {
  requireOpen(row, isCancel(status))
  if (status !== 'pending') return
  if (row.holdReason === 'rate_missing') {
    throw new ApiError(
      'bad_request',
      `Commission ${row.id} is waiting for an exchange rate. Add one with POST /exchange-rates.`,
    )
  }
  if (row.status === 'held') return
  throw new ApiError(
    'bad_request',
    `The holding period of commission ${row.id} has ended, so its status can’t be pending. Use hold to keep it out of the next payout.`,
  )
}

function isCancel(status: Settable): status is 'canceled' | 'duplicate' | 'fraud' {
  return status === 'canceled' || status === 'duplicate' || status === 'fraud'
}

/**
 * Checks that a commission may still be changed by hand; a canceled one may only get another reason
 * (`renaming`).
 * @throws ApiError `bad_request`, which says what to do instead
 */
export function requireOpen(row: CommissionRow, renaming = false): void {
  if (isOpen(stateOf(row).status) || (renaming && row.status === 'canceled')) return
  const now = wireStatusOf(row)
  const hint =
    row.status === 'paid' || row.status === 'processing'
      ? 'Take it back with a negative commission: POST /commissions with type custom and a description.'
      : 'That is final. Create a new commission instead.'
  const where = row.status === 'processing' ? 'in a payout' : now
  throw new ApiError('bad_request', `Commission ${row.id} is ${where}. ${hint}`)
}

async function cancelAll(
  ctx: TxCtx,
  { rows, reason, at }: { rows: CommissionRow[]; reason: CancelReason; at: Date },
): Promise<void> {
  const explanation = ({ explanation: before }: CommissionRow) =>
    explainedFurther(before, [canceledBy(ctx.scope, reason)])
  const changed = rows.flatMap((row) => {
    const columns = { cancelReason: reason, holdReason: null, explanation: explanation(row) }
    if (isOpen(stateOf(row).status)) {
      return [{ row, change: cancel(stateOf(row), ctx.deps.ids.make('lp')), columns }]
    }
    if (row.status !== 'canceled' || row.cancelReason === reason) return []
    const change = { status: 'canceled' as const, earningsMinor: 0n, posting: null }
    return [{ row, change, columns }]
  })
  await writeChanges(ctx, { changed, at, why: reason })
}

function canceledBy(scope: Scope, reason: CancelReason): Message {
  return confidential(
    'internal.commission.canceled',
    { actor: byWhom(scope), reason },
    message('commission.canceled'),
  )
}

/**
 * Reverses commissions for a refund without an event: everything that is left is taken back, and what was
 * to be taken off later payouts for it no longer is.
 */
async function reverseAll(
  ctx: TxCtx,
  { rows, at }: { rows: CommissionRow[]; at: Date },
): Promise<void> {
  const { deps, tx, scope } = ctx
  const open = stillOpen(rows)
  const clawBacks = await lockClawBacks(ctx, open)
  await cancelAll(ctx, { rows: clawBacks.open, reason: 'canceled', at })
  const ended = new Set(clawBacks.open.map((row) => row.id))
  const changed = open
    .filter((row) => !ended.has(row.id))
    .map((row) => {
      const step = deps.ids.make('lp')
      const amountMinor = row.earnings - (clawBacks.settledMinor.get(row.id) ?? 0n)
      const values = { actor: byWhom(scope) }
      const steps = [message('commission.rest-taken-back', values)]
      const explanation = explainedFurther(row.explanation, steps)
      const refunded = { amountRefunded: row.amount, whollyRefunded: true }
      const columns = { holdReason: null, explanation, ...refunded }
      return { row, step, amountMinor, change: reverse(stateOf(row), amountMinor, step), columns }
    })
  await writeChanges(ctx, { changed, at, why: 'refund' })
  const taken = changed.filter(({ amountMinor }) => amountMinor !== 0n)
  await tx.insert(
    scope,
    commissionReversals,
    taken.map(({ row, step, amountMinor }) => ({
      commissionId: row.id,
      eventId: step,
      kind: 'manual',
      amount: amountMinor,
      createdAt: at,
    })),
  )
}
