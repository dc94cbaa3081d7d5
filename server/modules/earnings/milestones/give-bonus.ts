import type { TxCtx } from '../../../core/ctx.ts'
import type { Explanation } from '../../../db/schema/commissions.ts'
import type { HoldReason } from '../../../domain/commission.ts'
import { message } from '../../../domain/message/message.ts'
import { describeGoal } from '../../../domain/milestone.ts'
import { holdingEndMs } from '../../../domain/schedule.ts'
import { holdUnderReview } from '../fraud/inspect-event.ts'
import {
  CUSTOM,
  storeCommissions,
  type NewCommission,
} from '../commissions/accrue/store-commissions.ts'
import type { Candidate } from './load-progress.ts'

/** What may have brought an enrollment to a number, or below it. */
export interface MilestoneCause {
  at: Date
  /** The lead, sale or refund; null: a person or a merge. */
  event: Explanation['event']
  /** A lead or sale, which takes nothing away. */
  adding?: boolean
  /** Something that was taken back is given back. */
  restoring?: boolean
  /** Another enrollment with the same bonus takes over. */
  merging?: boolean
  /** Why the event's own commission is held: the bonus waits, too. */
  holdReason?: HoldReason | null
}

export interface Settled {
  enrollmentId: string
  candidate: Candidate
  /** How far the enrollment is. */
  figure: bigint
  cause: MilestoneCause
}

/** Stores the bonus, which waits as long as the commission of an event does. */
export async function giveBonus(
  ctx: TxCtx,
  { enrollmentId, candidate, cause }: Settled,
): Promise<void> {
  const { deps, tx, scope } = ctx
  const { id: milestoneId, metric, threshold, amount, currency, holdingPeriodDays } = candidate
  const { programId, partnerId } = candidate
  const { at, event } = cause
  const byEvent = event?.type === 'lead' || event?.type === 'sale'
  const id = deps.ids.make('cm', at.getTime())
  const goal = describeGoal(metric, threshold, currency)
  // A rate clears only what waits for its own amount.
  const waits = cause.holdReason && cause.holdReason !== 'rate_missing' ? cause.holdReason : null
  const bonus: NewCommission = {
    ...CUSTOM,
    id,
    programId,
    enrollmentId,
    partnerId,
    sourceKey: `milestone:${milestoneId}:${id}`,
    status: waits ? 'held' : 'pending',
    holdReason: waits,
    earningsMinor: amount,
    currency,
    description: message('commission.description.milestone', { goal }),
    explanation: {
      event,
      reward: null,
      conversion: null,
      steps: [
        byEvent
          ? message('commission.milestone.reached', { goal })
          : message('commission.milestone.corrected', { goal }),
        ...(waits ? [message('commission.held')] : []),
        holdingPeriodDays === 0
          ? message('commission.no-holding-period')
          : message('commission.holding-period', { count: holdingPeriodDays }),
      ],
    },
    milestoneId,
    maturesAt: new Date(holdingEndMs(at.getTime(), holdingPeriodDays)),
    at,
  }
  await tx.write(scope, storeCommissions(deps.ids, [await holdUnderReview(ctx, bonus)]))
}
