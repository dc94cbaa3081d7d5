import { eq, sql } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import type { Deps } from '../../../deps.ts'
import type { WorkspaceRecord } from '../../../db/directory-records.ts'
import { eventTotals } from '../../../db/rollups.ts'
import { customers } from '../../../db/schema/events.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { formatMoney, parseCurrency } from '../../../domain/money.ts'
import { transact } from '../../../core/transact.ts'
import { reverseCommissions } from '../../earnings/commissions/adjust/reverse-commissions.ts'
import { requireCurrency } from '../../../core/require-currency.ts'
import { settleMilestones } from '../../earnings/milestones/settle-milestones.ts'
import { watchSale } from '../../earnings/milestones/watch-milestones.ts'
import { hashOf, parseOptional, parseText, parseTime } from '../../../core/input.ts'
import {
  lockRefunded,
  type LockedSale,
  type StoredRefund,
  type WhichRefund,
} from './lock-refunded.ts'
import type { TrackedRefund, TrackRefundBody } from './schema.ts'

interface RefundInput extends WhichRefund {
  /** Null: all that is left. */
  amountMinor: bigint | null
  kind: 'refund' | 'chargeback'
  currency: string | null
  /** Null: now, but not before the sale. */
  givenAt: Date | null
  bodyHash: string
}

/** Takes back a sale, whole or in part: a record of its own, at its own time, with the sale's link. */
export async function refundSale(ctx: Ctx, body: TrackRefundBody): Promise<TrackedRefund> {
  const { deps, scope } = ctx
  const input = readRefund(deps, body)
  const workspace = (await deps.directory.workspaceById(scope.workspaceId))!
  const answer = await transact(ctx, (ctx) => recordRefund(ctx, { workspace, input }))
  deps.live.announce([scope.workspaceId])
  return answer
}

/**
 * Validates a refund.
 * @throws ApiError `unprocessable_entity`
 */
export function readRefund(deps: Deps, body: TrackRefundBody): RefundInput {
  const { amount = null, kind = 'refund', timestamp } = body
  return {
    invoiceId: parseText('invoiceId', body.invoiceId),
    refundId: parseText('refundId', body.refundId),
    programId: parseOptional('programId', body.programId),
    amountMinor: amount === null ? null : BigInt(amount),
    kind,
    currency: body.currency ? parseCurrency(body.currency) : null,
    givenAt: timestamp === undefined ? null : parseTime(deps.clock, timestamp),
    bodyHash: hashOf(kind === 'refund' ? { amount, timestamp } : { amount, timestamp, kind }),
  }
}

interface RefundCase {
  workspace: WorkspaceRecord
  input: RefundInput
}

/** Records a refund within an open transaction. */
export async function recordRefund(
  ctx: TxCtx,
  { workspace, input }: RefundCase,
): Promise<TrackedRefund> {
  const { deps, tx, scope } = ctx
  const sale = await lockRefunded(ctx, input)
  if (input.currency) requireCurrency(sale.currency, input.currency)
  if (sale.earlier) {
    if (sale.earlier.bodyHash === input.bodyHash) return answerRefund(input, sale.earlier)
    throw new ApiError(
      'conflict',
      `Refund ${JSON.stringify(input.refundId)} was already recorded with other values. Send a new refundId for a new refund.`,
    )
  }
  const amount = amountOf(input, sale)
  const at = timeOf(input, { sale, nowMs: deps.clock.now() })
  const late = at.getTime() < sale.closedMs
  const { linkNum, origin, currency } = sale
  const counts = linkNum !== null
  const [refund] = await tx.insert(scope, refunds, {
    id: deps.ids.make('evt', at.getTime()),
    saleId: sale.id,
    refundId: input.refundId,
    linkNum,
    amount,
    currency,
    kind: input.kind,
    bodyHash: input.bodyHash,
    createdAt: at,
    ...origin,
    rolled: counts && late,
  })
  const told = { eventId: refund!.id, saleId: sale.id, customerId: sale.customerId }
  if (counts) await announceHeard(ctx, [{ type: 'sale.refunded', data: told }])
  const watch = await watchSale(ctx, sale.id)
  await reverseCommissions(ctx, {
    eventId: refund!.id,
    kind: input.kind,
    at,
    saleId: sale.id,
    saleMinor: sale.amount,
    refundedMinor: sale.refunded + amount,
  })
  const event = { type: input.kind, id: refund!.id, at: at.toISOString() }
  await settleMilestones(watch, { at, event })
  if (sale.customerId && currency === workspace.currency) {
    const saleAmount = sql`${customers.saleAmount} - ${String(amount)}::bigint`
    await tx.update(scope, customers, { saleAmount }, [eq(customers.id, sale.customerId)])
  }
  const counted = counts ? [{ at, late, linkNum, origin, currency, saleAmountMinor: -amount }] : []
  await tx.write(scope, eventTotals(counted, workspace.currency))
  return answerRefund(input, refund!)
}

function amountOf({ amountMinor }: RefundInput, sale: LockedSale): bigint {
  const left = sale.amount - sale.refunded
  const amount = amountMinor ?? left
  if (amount > 0n && amount <= left) return amount
  const rest = formatMoney(left, sale.currency)
  throw invalid('amount', `Of this sale, ${rest} can still be refunded.`)
}

/** Returns when it happened: never before the sale, whose time may lie a little ahead. */
function timeOf(
  { givenAt }: RefundInput,
  { sale, nowMs }: { sale: LockedSale; nowMs: number },
): Date {
  if (!givenAt) return new Date(Math.max(nowMs, sale.atMs))
  if (givenAt.getTime() >= sale.atMs) return givenAt
  const soldAt = new Date(sale.atMs).toISOString()
  throw invalid(
    'timestamp',
    `The sale was made at ${soldAt}. A refund can’t be earlier than the sale.`,
  )
}

function answerRefund({ invoiceId, refundId }: RefundInput, refund: StoredRefund): TrackedRefund {
  return {
    id: refund.id,
    invoiceId,
    refundId,
    amount: Number(refund.amount),
    currency: refund.currency,
    createdAt: new Date(refund.createdAt).toISOString(),
  }
}
