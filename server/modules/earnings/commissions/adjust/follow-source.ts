import { eq } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { commissions } from '../../../../db/schema/commissions.ts'
import { isOpen } from '../../../../domain/commission.ts'
import { message, money } from '../../../../domain/message/message.ts'
import { loadVersion } from '../../../program/rewards/queries.ts'
import { computeShare } from '../accrue/earn-referral.ts'
import { loadStanding } from '../accrue/standing.ts'
import { explainedFurther } from '../read/present.ts'
import { stateOf, type CommissionRow } from '../write-changes.ts'
import { correctPaid } from './correct-paid.ts'
import type { Recomputed } from './recompute-commission.ts'
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
 * Computes the referral shares of a commission anew whose amount a person changed, by the version of the
 * reward that each was earned under. A share whose amount a person set keeps it. A share in a payout gets
 * a correction.
 */
export async function followSource(
  ctx: TxCtx,
  { source, earnedMinor, rows, at }: Followed,
): Promise<void> {
  if (source.type === 'referral') return rememberByHand(ctx, source, earnedMinor)
  const shares = rows.filter(({ sourceId, reversesId }) => sourceId === source.id && !reversesId)
  for (const share of shares) {
    if (share.status === 'canceled' || share.status === 'reversed') continue
    const recomputed = await recomputeShare(ctx, { share, source, earnedMinor })
    if (!recomputed) continue
    const { wholeMinor: whole } = recomputed
    const before = money(share.earned, share.currency)
    const explanation = explainedFurther(recomputed.columns.explanation ?? share.explanation, [
      message('commission.share-followed', { before }),
    ])
    const columns = { amount: earnedMinor, explanation }
    if (isOpen(stateOf(share).status)) {
      await setEarnings(ctx, { row: share, amount: { whole }, columns, at, why: 'adjusted' })
    } else await correctPaid(ctx, { share, source, whole, columns, at })
  }
}

interface Share {
  share: CommissionRow
  source: CommissionRow
  earnedMinor: bigint
}

/** Computes a share as it would have been earned in another amount. Null: no reward says how. */
async function recomputeShare(
  ctx: TxCtx,
  { share, source, earnedMinor }: Share,
): Promise<Recomputed | null> {
  if (earnedMinor === 0n) return { wholeMinor: 0n, columns: {} }
  if (share.earnedByHand !== null) return { wholeMinor: share.earnedByHand, columns: {} }
  const { id, eventId, createdAt: at, enrollmentId, rewardId, rewardVersion } = share
  const standing = await loadStanding(ctx, { enrollmentId: source.enrollmentId }, null)
  const referrer = await loadStanding(ctx, { enrollmentId }, null)
  if (!standing || !referrer || !eventId || !rewardId || !rewardVersion) return null
  const version = await loadVersion(ctx, { id: rewardId, version: rewardVersion })
  if (!version) return null
  const { earning, steps } = await computeShare(ctx, {
    standing,
    commission: { at, earningsMinor: earnedMinor },
    referrer,
    version,
    stored: { id, eventId, at, priced: false },
  })
  const { reward, ...rest } = share.explanation
  const chosen = 'reason' in earning ? {} : { modifier: earning.modifier, tier: earning.tier }
  const explanation = { ...rest, reward: reward && { ...reward, ...chosen }, steps }
  return { wholeMinor: earning.earningsMinor, columns: { explanation } }
}

/** Remembers what a person set a share to. */
async function rememberByHand(
  { tx, scope }: TxCtx,
  share: CommissionRow,
  earnedMinor: bigint,
): Promise<void> {
  const columns = { earnedByHand: earnedMinor }
  await tx.update(scope, commissions, columns, [eq(commissions.id, share.id)])
}
