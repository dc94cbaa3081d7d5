import type { Earned } from '../commissions/accrue/earn-commissions.ts'
import type { EarningEvent } from '../commissions/accrue/earning-event.ts'
import { settleMilestones } from './settle-milestones.ts'

/** Gives the bonuses that a lead or sale brings its partners, after everything else of it is stored. */
export async function settleEvent(
  { type, id, at }: Pick<EarningEvent, 'type' | 'id' | 'at'>,
  { commissions, watch }: Earned,
): Promise<void> {
  await settleMilestones(watch, {
    at,
    event: { type, id, at: at.toISOString() },
    adding: true,
    holdReason: commissions[0]?.holdReason ?? null,
  })
}
