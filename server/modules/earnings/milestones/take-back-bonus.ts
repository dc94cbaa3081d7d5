import { and, eq, ne } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { commissionReversals, commissions } from '../../../db/schema/commissions.ts'
import { isOpen, reverse } from '../../../domain/commission.ts'
import { message, money } from '../../../domain/message/message.ts'
import { describeGoal, figureOf } from '../../../domain/milestone.ts'
import {
  CUSTOM,
  storeCommissions,
  type NewCommission,
} from '../commissions/accrue/store-commissions.ts'
import { explainedFurther } from '../commissions/read/present.ts'
import {
  stateOf,
  writeChanges,
  type ChangedCommission,
  type CommissionRow,
} from '../commissions/write-changes.ts'
import type { Settled } from './give-bonus.ts'

/**
 * Takes back the bonus whose number is no longer reached: by ending it while the money is still here, else
 * by a negative commission that the next payout takes off.
 */
export async function takeBackBonus(ctx: TxCtx, settled: Settled): Promise<void> {
  const { deps, tx, scope } = ctx
  const { at } = settled.cause
  const row = await lockBonus(ctx, settled)
  const step = deps.ids.make('lp')
  const open = isOpen(stateOf(row).status)
  const taken = open ? row.earnings : row.earnings - row.clawedBack
  const clawback = open || taken <= 0n ? null : clawBack(ctx, { row, settled, step, taken })
  const changed = open ? ended(row, settled, step) : noted(row, clawback ? taken : 0n)
  await writeChanges(ctx, { changed: [changed], at, why: 'milestone' })
  if (clawback || (open && taken !== 0n)) {
    await tx.insert(scope, commissionReversals, {
      commissionId: row.id,
      eventId: step,
      kind: 'milestone',
      amount: taken,
      clawbackId: clawback?.id ?? null,
      createdAt: at,
    })
  }
  await tx.write(scope, storeCommissions(deps.ids, clawback ? [clawback] : []))
}

async function lockBonus(
  { tx, scope }: TxCtx,
  { enrollmentId, candidate }: Settled,
): Promise<CommissionRow> {
  const standing = and(ne(commissions.status, 'canceled'), eq(commissions.whollyRefunded, false))
  const of = and(
    eq(commissions.enrollmentId, enrollmentId),
    eq(commissions.milestoneId, candidate.id),
  )
  // The partner is locked, so it still stands.
  return (await tx.first(scope, commissions, [of, standing], { lock: 'update' }))!
}

/** Ends a bonus that was not paid. */
function ended(row: CommissionRow, settled: Settled, step: string): ChangedCommission {
  const explanation = explainedFurther(row.explanation, [undone(settled)])
  const columns = { holdReason: null, whollyRefunded: true, explanation }
  return { row, change: reverse(stateOf(row), row.earnings, step), columns }
}

/** Notes on a paid bonus that it no longer stands. */
function noted(row: CommissionRow, clawedMinor: bigint): ChangedCommission {
  const { status, earningsMinor } = stateOf(row)
  const columns = { whollyRefunded: true, clawedBack: row.clawedBack + clawedMinor }
  return { row, change: { status, earningsMinor, posting: null }, columns }
}

function undone({ candidate, figure, cause }: Settled) {
  if (cause.merging) return message('commission.milestone.merged')
  const { metric, threshold, currency } = candidate
  return message('commission.milestone.undone', {
    needed: figureOf(metric, threshold, currency),
    left: figureOf(metric, figure, currency),
  })
}

function clawBack(
  { deps }: TxCtx,
  about: { row: CommissionRow; settled: Settled; step: string; taken: bigint },
): NewCommission {
  const { row, settled, step, taken } = about
  const { candidate, cause } = settled
  const { metric, threshold, currency } = candidate
  const { id, programId, enrollmentId, partnerId } = row
  const { at, event } = cause
  return {
    ...CUSTOM,
    id: deps.ids.make('cm', at.getTime()),
    programId,
    enrollmentId,
    partnerId,
    sourceKey: `clawback:${id}:${step}`,
    earningsMinor: -taken,
    currency,
    description: message('commission.description.milestone-undone', {
      goal: describeGoal(metric, threshold, currency),
    }),
    explanation: {
      event,
      reward: null,
      conversion: null,
      steps: [
        undone(settled),
        message('commission.clawback.amount', { amount: money(taken, currency) }),
      ],
    },
    reversesId: id,
    maturesAt: at,
    at,
  }
}
