import { eq, sql } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import type { WorkspaceRecord } from '../../../db/directory-records.ts'
import { CLOSED_MS, eventTotals, HOLD_ROLLUPS, type Origin } from '../../../db/rollups.ts'
import { customers, refunds } from '../../../db/schema/events.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { formatMoney, parseCurrency } from '../../../domain/money.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { transact } from '../../../core/transact.ts'
import { lockCustomer } from '../../../db/locks.ts'
import { reverseCommissions } from '../../earnings/commissions/adjust/reverse-commissions.ts'
import { requireCurrency } from '../../../core/require-currency.ts'
import { settleMilestones } from '../../earnings/milestones/settle-milestones.ts'
import { watchSale } from '../../earnings/milestones/watch-milestones.ts'
import { hashOf, parseText, parseTime } from '../../../core/input.ts'
import { bigint, json, nullable, number, row, type RowOf, text } from '../../../db/row.ts'
import type { TrackedRefund, TrackRefundBody } from './schema.ts'

interface RefundInput {
  invoiceId: string
  refundId: string
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
  requirePlan(scope.plan, 'conversionTracking')
  const invoiceId = parseText('invoiceId', body.invoiceId)
  const refundId = parseText('refundId', body.refundId)
  const { amount = null, kind = 'refund', timestamp } = body
  const input: RefundInput = {
    invoiceId,
    refundId,
    amountMinor: amount === null ? null : BigInt(amount),
    kind,
    currency: body.currency ? parseCurrency(body.currency) : null,
    givenAt: timestamp === undefined ? null : parseTime(deps.clock, timestamp),
    bodyHash: hashOf(kind === 'refund' ? { amount, timestamp } : { amount, timestamp, kind }),
  }
  const workspace = (await deps.directory.workspaceById(scope.workspaceId))!
  const answer = await transact(ctx, (ctx) => recordRefund(ctx, { workspace, input }))
  deps.live.announce([scope.workspaceId])
  return answer
}

interface RefundCase {
  workspace: WorkspaceRecord
  input: RefundInput
}

async function recordRefund(ctx: TxCtx, { workspace, input }: RefundCase): Promise<TrackedRefund> {
  const { deps, tx, scope } = ctx
  const sale = await lockSale(ctx, input)
  if (input.currency) requireCurrency(sale.currency, input.currency)
  if (sale.earlier) {
    if (sale.earlier.bodyHash === input.bodyHash) return answerRefund(input, sale.earlier)
    throw new ApiError(
      'conflict',
      `Refund ${JSON.stringify(input.refundId)} was recorded otherwise. Send a new refundId for a new refund.`,
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

const FoundSale = row({ id: text, externalId: text })

const LockedSale = row({
  id: text,
  customerId: nullable(text),
  linkNum: nullable(number),
  origin: json<Origin>(),
  amount: bigint,
  currency: text,
  atMs: number,
  refunded: bigint,
  closedMs: number,
  earlier: nullable(json<StoredRefund>()),
})
type LockedSale = RowOf<typeof LockedSale>

interface StoredRefund {
  id: string
  amount: bigint | number
  currency: string
  bodyHash: string
  createdAt: Date | string
}

/** Locks the customer, then the sale, in the order in which leads and sales lock. */
async function lockSale(ctx: TxCtx, input: RefundInput): Promise<LockedSale> {
  const { tx, scope } = ctx
  const [found] = await tx.rows(
    scope,
    FoundSale,
    (ws) => sql`
    select s.id, s.customer_external_id as "externalId" from invoice_keys k
    join sales s on s.workspace_id = ${ws} and s.id = k.sale_id
    where k.workspace_id = ${ws} and k.invoice_id = ${input.invoiceId}`,
  )
  if (!found) {
    const what = JSON.stringify(input.invoiceId)
    throw new ApiError(
      'not_found',
      `No sale has the invoiceId ${what}. Only such a sale can be refunded.`,
    )
  }
  const { id, externalId } = found
  await tx.run(
    scope,
    (ws) => sql`
    select ${HOLD_ROLLUPS}, ${lockCustomer(ws, externalId)}`,
  )
  await tx.run(
    scope,
    (ws) => sql`select 1 from sales where workspace_id = ${ws} and id = ${id} for update`,
  )
  const [sale] = await tx.rows(
    scope,
    LockedSale,
    (ws) => sql`
    select ${CLOSED_MS} as "closedMs", s.id, s.customer_id as "customerId", s.link_num::float8 as "linkNum",
      s.amount, s.currency, extract(epoch from s.created_at)::float8 * 1000 as "atMs", json_build_object('locationId', s.location_id, 'agentId', s.agent_id,
        'referrerId', s.referrer_id, 'urlId', s.url_id, 'utmId', s.utm_id, 'trigger', s.trigger) as origin,
      (select coalesce(sum(r.amount), 0) from refunds r
        where r.workspace_id = ${ws} and r.sale_id = s.id)::text as refunded,
      (select json_build_object('id', r.id, 'amount', r.amount, 'currency', r.currency,
        'bodyHash', r.body_hash, 'createdAt', r.created_at) from refunds r
        where r.workspace_id = ${ws} and r.sale_id = s.id and r.refund_id = ${input.refundId}) as earlier
    from sales s where s.workspace_id = ${ws} and s.id = ${id}`,
  )
  return sale!
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
  throw invalid('timestamp', `The sale was made at ${soldAt}. A refund cannot be older than it.`)
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
