import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { commissionReversals, commissions } from '../../../../db/schema/commissions.ts'
import { enrollments } from '../../../../db/schema/programs.ts'
import type { HoldReason } from '../../../../domain/commission.ts'
import { message, money } from '../../../../domain/message/message.ts'
import { mulDivRound } from '../../../../domain/money.ts'
import { refundedPart } from '../../../../domain/refund.ts'
import { holdUnderReview } from '../../fraud/inspect-event.ts'
import { CUSTOM, storeCommissions, type NewCommission } from '../accrue/store-commissions.ts'
import { stateOf, type CommissionColumns, type CommissionRow } from '../write-changes.ts'
import { refundsOf } from './set-earnings.ts'

interface Corrected {
  share: CommissionRow
  source: CommissionRow
  /** What the share is to be without refunds. */
  whole: bigint
  columns: CommissionColumns & { amount: bigint }
  at: Date
}

/**
 * Corrects a share that is in a payout or paid by a commission of its own: the share itself stays as it was
 * paid. What is taken off is due at once, what is added waits as long as the source does.
 */
export async function correctPaid(
  ctx: TxCtx,
  { share, source, whole, columns, at }: Corrected,
): Promise<void> {
  const { deps, tx, scope } = ctx
  const refunded = await refundsOf(ctx, share)
  const { saleMinor, refundedMinor, reversedMinor } = refunded
  const gone = saleMinor > 0n ? mulDivRound(whole, refundedMinor, saleMinor) : 0n
  const moreMinor = whole - gone - (share.earned - reversedMinor)
  if (moreMinor > 0n && (await isBanned(ctx, share))) return
  const correction = correctionOf(deps.ids.make('cm', at.getTime()), {
    share,
    source,
    moreMinor,
    at,
  })
  const part = refundedPart({ ...refunded, amountMinor: columns.amount })
  const clawedBack = share.clawedBack - moreMinor
  await tx.update(scope, commissions, { ...columns, ...part, clawedBack, earned: whole }, [
    eq(commissions.id, share.id),
  ])
  // Together they leave of `earned` what refunds leave: the share as it was paid, and the correction.
  const steps = [
    { amount: whole - share.earned, clawbackId: null },
    { amount: -moreMinor, clawbackId: correction.id },
  ].filter(({ amount }) => amount !== 0n)
  await tx.insert(
    scope,
    commissionReversals,
    steps.map((step) => ({
      ...step,
      commissionId: share.id,
      eventId: deps.ids.make('lp'),
      kind: 'correction',
      createdAt: at,
    })),
  )
  if (moreMinor === 0n) return
  const checked = await holdUnderReview(ctx, correction)
  await tx.write(scope, storeCommissions(deps.ids, [checked]))
}

async function isBanned({ tx, scope }: TxCtx, { enrollmentId }: CommissionRow): Promise<boolean> {
  const owner = [eq(enrollments.id, enrollmentId)]
  const enrollment = await tx.first(scope, enrollments, owner, { lock: 'key share' })
  return enrollment?.status === 'banned'
}

function correctionOf(
  id: string,
  { share, source, moreMinor, at }: Omit<Corrected, 'whole' | 'columns'> & { moreMinor: bigint },
): NewCommission {
  const { programId, enrollmentId, partnerId, currency, eventId } = share
  const waits = moreMinor > 0n
  return {
    ...CUSTOM,
    id,
    programId,
    enrollmentId,
    partnerId,
    sourceKey: `correction:${id}`,
    status: waits ? stateOf(source).status : 'due',
    holdReason: waits ? (source.holdReason as HoldReason | null) : null,
    eventId,
    earningsMinor: moreMinor,
    currency,
    description: message('commission.description.correction'),
    explanation: {
      event: { type: 'sale', id: eventId, at: at.toISOString() },
      reward: null,
      conversion: null,
      steps: [
        message('commission.share-corrected', { commission: { id: share.id } }),
        message('commission.share-followed', { before: money(share.earned, currency) }),
      ],
    },
    reversesId: share.id,
    // What waits is held, canceled and released with the source.
    ...(waits && { sourceId: source.id }),
    maturesAt: waits ? source.maturesAt : at,
    at,
  }
}
