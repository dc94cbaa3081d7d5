import type { Ctx } from '../../../core/ctx.ts'
import { message, money } from '../../../domain/message/message.ts'
import { describeGoal } from '../../../domain/milestone.ts'
import { format, type Locale } from '../../../locales/format.ts'
import {
  loadCandidates,
  loadFigures,
  type Candidate,
} from '../../earnings/milestones/load-progress.ts'
import type { EmbedMilestone } from './milestone-schema.ts'

/** Lists the milestones that a partner can reach or has reached, the nearest number first. */
export async function findMilestones(
  ctx: Ctx,
  { enrollmentId, locale, nowMs }: { enrollmentId: string; locale: Locale; nowMs: number },
): Promise<EmbedMilestone[]> {
  const all = await loadCandidates(ctx, enrollmentId)
  const shown = all
    .filter((one) => one.bonus === 'standing' || isOpen(one, nowMs))
    .toSorted((a, b) => Number(a.threshold - b.threshold))
  const figures = await loadFigures(ctx, enrollmentId, shown)
  return shown.map((one, i) => toEmbedMilestone(one, figures[i]!, locale))
}

/** Tells whether a milestone can still be reached; whatever a person has decided stays. */
function isOpen({ offered, bonus, untilMs }: Candidate, nowMs: number): boolean {
  return offered && bonus !== 'decided' && (untilMs === null || untilMs > nowMs)
}

function toEmbedMilestone(candidate: Candidate, figure: bigint, locale: Locale): EmbedMilestone {
  const { id, metric, threshold, amount, currency, bonus } = candidate
  const { reachedMs, startsAtMs, untilMs } = candidate
  const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
  const goal = describeGoal(metric, threshold, currency)
  const sentence = message('milestone.offer', { bonus: money(amount, currency), goal })
  return {
    id,
    sentence: format(sentence, locale),
    metric,
    threshold: Number(threshold),
    // Refunds of older sales may take more than there was.
    current: figure < 0n ? 0 : Number(figure),
    reached: bonus === 'standing',
    reachedAt: bonus === 'standing' ? iso(reachedMs) : null,
    startsAt: iso(startsAtMs),
    endsAt: iso(untilMs),
  }
}
