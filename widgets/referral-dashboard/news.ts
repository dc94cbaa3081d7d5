import type { Translate } from '../base/terms.ts'
import type { EmbedView } from '../base/wire.gen.ts'

/** How long something is news. */
const NEWS_MS = 7 * 86_400_000

/**
 * Says what the partner reached in the last days: the newest of a first sale, a first payout and the
 * milestones, else the first link.
 */
export function newsOf(t: Translate, { firsts, milestones }: EmbedView, now = Date.now()): string {
  const reached = [
    { at: firsts.sale, text: t('Congratulations on your first sale!') },
    { at: firsts.payout, text: t('Your first payout has arrived.') },
    ...milestones.map(({ reachedAt, sentence }) => ({
      at: reachedAt,
      text: t('Milestone reached: {milestone}', { milestone: sentence }),
    })),
  ]
  const isNew = (at: string | null) => at !== null && now - Date.parse(at) < NEWS_MS
  const [newest] = reached
    .filter(({ at }) => isNew(at))
    .sort((one, other) => Date.parse(other.at!) - Date.parse(one.at!))
  if (newest) return newest.text
  return isNew(firsts.link) ? t('Your first link is ready to share.') : ''
}
