import { eq, sql } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { hashOf, parseOptional, parseText, parseTime } from '../../../core/input.ts'
import { transact } from '../../../core/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { WorkspaceRecord } from '../../../db/directory-records.ts'
import { eventTotals } from '../../../db/rollups.ts'
import { customers } from '../../../db/schema/events.ts'
import { refunds, type ReversalReason } from '../../../db/schema/refunds.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { settleMilestones } from '../../earnings/milestones/settle-milestones.ts'
import { watchSale } from '../../earnings/milestones/watch-milestones.ts'
import { giveBackCommissions } from '../../earnings/commissions/adjust/give-back-commissions.ts'
import {
  lockRefunded,
  type LockedSale,
  type StoredRefund,
  type WhichRefund,
} from './lock-refunded.ts'
import type { ReversedRefund, ReverseRefundBody } from './schema.ts'

interface ReversalInput extends WhichRefund {
  reason: ReversalReason | null
  /** Null: now, but not before the refund. */
  givenAt: Date | null
  bodyHash: string
}

/**
 * Undoes a refund or chargeback: one that was won, or that failed. Sums, commissions and what depends on them
 * are as if it had never been; the refund stays, and the reversal is a record of its own, at its own time.
 */
export async function reverseRefund(ctx: Ctx, body: ReverseRefundBody): Promise<ReversedRefund> {
  const { deps, scope } = ctx
  const input = readReversal(deps, body)
  const workspace = (await deps.directory.workspaceById(scope.workspaceId))!
  const answer = await transact(ctx, (ctx) => recordReversal(ctx, { workspace, input }))
  deps.live.announce([scope.workspaceId])
  return answer
}

/**
 * Validates what undoes a refund.
 * @throws ApiError `unprocessable_entity`
 */
export function readReversal(deps: Deps, body: ReverseRefundBody): ReversalInput {
  const { reason = null, timestamp } = body
  return {
    invoiceId: parseText('invoiceId', body.invoiceId),
    refundId: parseText('refundId', body.refundId),
    programId: parseOptional('programId', body.programId),
    reason,
    givenAt: timestamp === undefined ? null : parseTime(deps.clock, timestamp),
    bodyHash: hashOf({ reason, timestamp }),
  }
}

/** Undoes a refund within an open transaction. */
export async function recordReversal(
  ctx: TxCtx,
  { workspace, input }: { workspace: WorkspaceRecord; input: ReversalInput },
): Promise<ReversedRefund> {
  const { deps, tx, scope } = ctx
  const sale = await lockRefunded(ctx, input)
  const { earlier: refund, reversal: repeated, linkNum, origin, currency } = sale
  if (!refund) {
    const what = JSON.stringify(input.refundId)
    throw new ApiError('not_found', `The sale has no refund with the refundId ${what}.`)
  }
  const reason = reasonOf(input, refund)
  if (repeated) {
    if (repeated.bodyHash === input.bodyHash) return answer(input, { reversal: repeated, reason })
    throw new ApiError(
      'conflict',
      `Refund ${JSON.stringify(input.refundId)} was already reversed with other values. Repeat that request, or see the refund with GET /refunds/${refund.id}.`,
    )
  }
  const at = timeOf(input, refund, deps.clock.now())
  const late = at.getTime() < sale.closedMs
  const amount = BigInt(refund.amount)
  const counts = linkNum !== null
  const [reversal] = await tx.insert(scope, refunds, {
    id: deps.ids.make('evt', at.getTime()),
    saleId: sale.id,
    refundId: input.refundId,
    linkNum,
    amount: -amount,
    currency,
    kind: 'reversal',
    reversesId: refund.id,
    reason,
    bodyHash: input.bodyHash,
    createdAt: at,
    ...origin,
    rolled: counts && late,
  })
  const told = { eventId: reversal!.id, saleId: sale.id, customerId: sale.customerId }
  if (counts) await announceHeard(ctx, [{ type: 'sale.refund_reversed', data: told }])
  const watch = await watchSale(ctx, sale.id)
  await giveBackCommissions(ctx, {
    eventId: reversal!.id,
    at,
    saleId: sale.id,
    saleMinor: sale.amount,
    refundedMinor: sale.refunded - amount,
  })
  await settleMilestones(watch, { at, event: null, restoring: true })
  await addToCustomer(ctx, { sale, amount, workspace })
  const counted = counts ? [{ at, late, linkNum, origin, currency, saleAmountMinor: amount }] : []
  await tx.write(scope, eventTotals(counted, workspace.currency))
  return answer(input, { reversal: reversal!, reason })
}

async function addToCustomer(
  { tx, scope }: TxCtx,
  { sale, amount, workspace }: { sale: LockedSale; amount: bigint; workspace: WorkspaceRecord },
): Promise<void> {
  if (!sale.customerId || sale.currency !== workspace.currency) return
  const saleAmount = sql`${customers.saleAmount} + ${String(amount)}::bigint`
  await tx.update(scope, customers, { saleAmount }, [eq(customers.id, sale.customerId)])
}

function reasonOf({ reason }: ReversalInput, { kind }: StoredRefund): ReversalReason {
  return reason ?? (kind === 'chargeback' ? 'chargeback_won' : 'refund_failed')
}

function timeOf({ givenAt }: ReversalInput, refund: StoredRefund, nowMs: number): Date {
  const refundedMs = new Date(refund.createdAt).getTime()
  if (!givenAt) return new Date(Math.max(nowMs, refundedMs))
  if (givenAt.getTime() >= refundedMs) return givenAt
  const refundedAt = new Date(refundedMs).toISOString()
  throw invalid(
    'timestamp',
    `The refund happened at ${refundedAt}. It can’t be reversed before that.`,
  )
}

function answer(
  { invoiceId, refundId }: ReversalInput,
  {
    reversal,
    reason,
  }: {
    reversal: Pick<StoredRefund, 'id' | 'amount' | 'currency' | 'createdAt'>
    reason: ReversalReason
  },
): ReversedRefund {
  return {
    id: reversal.id,
    invoiceId,
    refundId,
    amount: -Number(reversal.amount),
    currency: reversal.currency,
    reason,
    createdAt: new Date(reversal.createdAt).toISOString(),
  }
}
