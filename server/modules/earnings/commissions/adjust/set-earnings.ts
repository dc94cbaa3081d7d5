import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { bigint, row, type RowOf } from '../../../../db/row.ts'
import { commissionReversals } from '../../../../db/schema/commissions.ts'
import { adjust, cancel } from '../../../../domain/commission.ts'
import { refundedPart } from '../../../../domain/refund.ts'
import { mulDivRound } from '../../../../domain/money.ts'
import { lockClawBacks } from './claw-backs.ts'
import {
  writeChanges,
  stateOf,
  type CommissionColumns,
  type CommissionRow,
} from '../write-changes.ts'

/** The refunds of a commission so far. */
export const Refunded = row({
  /** Amount of the sale, in its own currency; a commission without one is not refunded in parts. */
  saleMinor: bigint,
  refundedMinor: bigint,

  /** Taken back of the commission in all, and the part of it that was taken off later payouts. */
  reversedMinor: bigint,
  clawedMinor: bigint,
})
export type Refunded = RowOf<typeof Refunded>

interface NewEarnings {
  row: CommissionRow
  /** `whole`: what it would be without refunds. `net`: what the partner gets after all of them. */
  amount: { whole: bigint } | { net: bigint }
  columns?: CommissionColumns
  at: Date
  why: string
}

/**
 * Sets another amount for a commission that is locked FOR UPDATE and open. Refunds of the past keep their
 * share of the sale and those to come take theirs: a correction among the reversals makes up for it.
 * Returns what it would be without refunds.
 */
export async function setEarnings(
  ctx: TxCtx,
  { row, amount, columns, at, why }: NewEarnings,
): Promise<bigint> {
  const { deps, tx, scope } = ctx
  if ('net' in amount) await endClawBacks(ctx, row, at)
  const refunded = await refundsOf(ctx, row)
  const { reversedMinor, clawedMinor } = refunded
  const { earnedMinor, leftMinor } = planOf(refunded, amount)
  const step = deps.ids.make('lp')
  const change = adjust(stateOf(row), leftMinor, step)
  const amountMinor = columns?.amount ?? row.amount
  const part = row.eventId === null ? {} : refundedPart({ ...refunded, amountMinor })
  const changed = [{ row, change, columns: { ...columns, ...part, earned: earnedMinor } }]
  await writeChanges(ctx, { changed, at, why })
  const correction = earnedMinor + clawedMinor - leftMinor - reversedMinor
  if (correction === 0n) return earnedMinor
  await tx.insert(scope, commissionReversals, {
    commissionId: row.id,
    eventId: step,
    kind: 'correction',
    amount: correction,
    createdAt: at,
  })
  return earnedMinor
}

function planOf(
  { saleMinor, refundedMinor, clawedMinor }: Refunded,
  amount: NewEarnings['amount'],
): { earnedMinor: bigint; leftMinor: bigint } {
  if ('whole' in amount) {
    const { whole } = amount
    const gone = saleMinor > 0n ? mulDivRound(whole, refundedMinor, saleMinor) : 0n
    return { earnedMinor: whole, leftMinor: whole - gone + clawedMinor }
  }
  const { net } = amount
  const remainingMinor = saleMinor - refundedMinor
  const earnedMinor = remainingMinor <= 0n ? net : mulDivRound(net, saleMinor, remainingMinor)
  return { earnedMinor, leftMinor: net + clawedMinor }
}

/** Ends what later payouts are to take off for a commission: the amount that a person set allows for it. */
async function endClawBacks(ctx: TxCtx, row: CommissionRow, at: Date): Promise<void> {
  const { deps, tx, scope } = ctx
  const { open } = await lockClawBacks(ctx, [row])
  const last = open.at(-1)
  if (!last) return
  const changed = open.map((clawBack) => ({
    row: clawBack,
    change: cancel(stateOf(clawBack), deps.ids.make('lp')),
    columns: { cancelReason: 'canceled', holdReason: null },
  }))
  await writeChanges(ctx, { changed, at, why: 'adjusted' })
  await tx.insert(scope, commissionReversals, {
    commissionId: row.id,
    eventId: deps.ids.make('lp'),
    kind: 'correction',
    amount: open.reduce((sum, { earnings }) => sum + earnings, 0n),
    clawbackId: last.id,
    createdAt: at,
  })
}

/** Sums what refunds took of a commission that is locked, and of its sale. */
export async function refundsOf(ctx: TxCtx, row: CommissionRow): Promise<Refunded> {
  const { tx, scope } = ctx
  const [sums] = await tx.rows(
    scope,
    Refunded,
    (ws) => sql`
    select coalesce((select s.amount from sales s
        where s.workspace_id = ${ws} and s.id = ${row.eventId}), 0)::text as "saleMinor",
      (select coalesce(sum(r.amount), 0) from refunds r
        where r.workspace_id = ${ws} and r.sale_id = ${row.eventId})::text as "refundedMinor",
      coalesce(sum(v.amount), 0)::text as "reversedMinor",
      coalesce(sum(v.amount) filter (where v.clawback_id is not null), 0)::text as "clawedMinor"

    from commission_reversals v where v.workspace_id = ${ws} and v.commission_id = ${row.id}`,
  )
  return sums!
}
