import type { Deps } from '../../server/deps.ts'
import { createLog } from '../../server/log.ts'
import { DAY, HOUR, monthStart, MONTHS } from '../story/calendar.ts'
import { createPlayer, type Player, type PlayerOptions } from '../story/player.ts'
import type { ProviderStubs } from '../story/provider-stubs.ts'
import { playStory } from '../story/play-story.ts'
import { planVisits, SEASON } from './plan-visits.ts'
import { Random } from './random.ts'
import type { StoryClock } from './story-clock.ts'
import type { HistoryWriter } from './write-history.ts'

/** Returns the first day of the month a year ago. */
export function yearStart(nowMs: number): number {
  return monthStart(nowMs, -MONTHS)
}

/**
 * Plays the year of the story, up to yesterday: the same as in its test (test/stories/year.test.ts) with
 * fewer customers, rates once a week, and those who look and do not buy.
 */
export async function playYear(
  player: Player,
  { history, say }: { history: HistoryWriter; say: Year['say'] },
): Promise<void> {
  const nowMs = Date.now()
  const random = new Random(20_250_301)
  const startMs = yearStart(nowMs)
  await playStory(player, {
    startMs,
    endMs: nowMs - (nowMs % DAY) - HOUR,
    seed: 2030,
    scale: 0.12,
    season: SEASON,
    rateDays: 7,
    togetherMs: 7 * DAY,
    onMonth: async ({ partners }, month) => {
      const fromMs = monthStart(startMs, month)
      const untilMs = monthStart(startMs, month + 1)
      const linkOf = (key: string) => partners.get(key)?.linkKey
      await history.write(planVisits(random, { startMs, fromMs, untilMs, linkOf }))
      if (month % 3 === 2) say(`  … ${monthName(fromMs)}: payouts ${month + 1} of ${MONTHS}`)
    },
  })
}

/** Creates who plays it. What goes wrong in the story is meant to, and is not logged. */
export function createYearPlayer(deps: Deps, options: PlayerOptions): Player {
  return createPlayer({ ...deps, log: createLog('silent') }, options)
}

export interface Year {
  clock: StoryClock
  providerStubs: ProviderStubs
  /** Hears how far it is. */
  say: (line: string) => void
}

function monthName(ms: number): string {
  return new Date(ms).toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
