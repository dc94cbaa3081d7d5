import { announceHeard } from '../../../core/announce-heard.ts'
import type { TxCtx } from '../../../core/ctx.ts'
import { isEligible } from '../../../domain/enrollment.ts'
import { judgeMilestone } from '../../../domain/milestone.ts'
import { giveBonus, type MilestoneCause } from './give-bonus.ts'
import { loadCandidates, loadFigures, type Candidate } from './load-progress.ts'
import { takeBackBonus } from './take-back-bonus.ts'
import type { Watch } from './watch-milestones.ts'

/**
 * Gives and takes back bonuses so that they agree with the net history, as the transaction has it by now:
 * call it after everything else is written.
 */
export async function settleMilestones(watch: Watch | null, cause: MilestoneCause): Promise<void> {
  for (const id of watch?.enrollmentIds ?? []) await settleEnrollment(watch!.ctx, id, cause)
}

async function settleEnrollment(
  ctx: TxCtx,
  enrollmentId: string,
  cause: MilestoneCause,
): Promise<void> {
  const all = await loadCandidates(ctx, enrollmentId)
  const candidates = all.filter((one) => canChange(one, cause))
  const figures = await loadFigures(ctx, enrollmentId, candidates)
  for (const [i, candidate] of candidates.entries()) {
    const figure = figures[i]!
    const verdict = judgeMilestone({
      bonus: candidate.bonus,
      reached: figure >= candidate.threshold,
      open: isOpen(candidate),
      restoring: cause.restoring ?? false,
    })
    const about = { enrollmentId, candidate, figure, cause }
    if (verdict === 'earn') await giveBonus(ctx, about)
    if (verdict === 'take_back') await takeBackBonus(ctx, about)
    if (verdict === 'earn' || verdict === 'take_back') {
      const type = verdict === 'earn' ? 'milestone.reached' : 'milestone.undone'
      await announceHeard(ctx, [{ type, data: dataOf(enrollmentId, candidate) }])
    }
  }
}

function dataOf(enrollmentId: string, candidate: Candidate) {
  const { id, name, metric, threshold, amount, currency, partnerId, programId } = candidate
  const sums = { threshold: String(threshold), bonus: String(amount), currency }
  return { enrollmentId, partnerId, programId, milestoneId: id, name, metric, ...sums }
}

/** Tells whether the figure matters: what only adds takes no bonus back, and what is decided stays. */
function canChange(candidate: Candidate, { adding, restoring }: MilestoneCause): boolean {
  const { bonus } = candidate
  if (bonus === 'decided') return false
  if (bonus === 'standing') return !adding
  return isOpen(candidate) || (bonus === 'undone' && restoring === true)
}

function isOpen({ offered, programActive, status }: Candidate): boolean {
  return offered && programActive && isEligible(status)
}
