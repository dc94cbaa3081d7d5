import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { commissions, type ShareOf } from '../../../../db/schema/commissions.ts'
import { isOpen } from '../../../../domain/commission.ts'
import { message, money } from '../../../../domain/message/message.ts'
import { mulDivRound } from '../../../../domain/money.ts'
import { explainedFurther } from '../read/present.ts'
import { stateOf, type CommissionRow } from '../write-changes.ts'
import { correctPaid } from './correct-paid.ts'
import { setEarnings } from './set-earnings.ts'

interface Followed {
  /** As it was before the change. */
  source: CommissionRow
  /** What the source is now without refunds. */
  earnedMinor: bigint
  /** The source and the shares in it, locked FOR UPDATE. */
  rows: readonly CommissionRow[]
  at: Date
}

/**
 * Changes the referral shares of a commission whose amount a person changed, in proportion. The proportion
 * is that of the beginning, or of the last time when a person set the share itself, so that nothing is lost
 * when a source becomes nothing and something again. A share in a payout gets a correction.
 */
export async function followSource(
  ctx: TxCtx,
  { source, earnedMinor, rows, at }: Followed,
): Promise<void> {
  if (source.type === 'referral') return rememberProportion(ctx, source, earnedMinor)
  const shares = rows.filter(({ sourceId, reversesId }) => sourceId === source.id && !reversesId)
  for (const share of shares) {
    const shareOf = proportionOf(share)
    const sourceMinor = BigInt(shareOf.sourceMinor)
    if (share.status === 'canceled' || share.status === 'reversed' || sourceMinor === 0n) continue
    const whole = mulDivRound(BigInt(shareOf.earnedMinor), earnedMinor, sourceMinor)
    const columns = { amount: earnedMinor, shareOf, explanation: explained(share) }
    if (isOpen(stateOf(share).status)) {
      await setEarnings(ctx, { row: share, amount: { whole }, columns, at, why: 'adjusted' })
    } else await correctPaid(ctx, { share, source, whole, columns, at })
  }
}

function explained(share: CommissionRow) {
  const before = money(share.earned, share.currency)
  return explainedFurther(share.explanation, [message('commission.share-followed', { before })])
}

function proportionOf({ shareOf, earned, amount }: CommissionRow): ShareOf {
  return shareOf ?? { earnedMinor: String(earned), sourceMinor: String(amount) }
}

/** Remembers the proportion of a share that a person set, which it keeps from there. */
async function rememberProportion(
  { tx, scope }: TxCtx,
  share: CommissionRow,
  earnedMinor: bigint,
): Promise<void> {
  const shareOf = { earnedMinor: String(earnedMinor), sourceMinor: String(share.amount) }
  await tx.update(scope, commissions, { shareOf }, [eq(commissions.id, share.id)])
}
