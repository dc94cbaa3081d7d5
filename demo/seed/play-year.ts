import type { Deps } from '../../server/deps.ts'
import { createLog } from '../../server/log.ts'
import { DAY, HOUR, monthStart, MONTHS } from '../story/calendar.ts'
import { createPlayer, type Stage } from '../story/player.ts'
import type { ProviderStubs } from '../story/provider-stubs.ts'
import { playStory } from '../story/play-story.ts'
import type { StoryClock } from './story-clock.ts'

/** Returns the first day of the month a year ago. */
export function yearStart(nowMs: number): number {
  return monthStart(nowMs, -MONTHS)
}

/**
 * Plays the year of the story, up to yesterday: the same as in its test (test/stories/year.test.ts) with
 * fewer visitors, and rates once a week.
 */
export async function playYear(
  deps: Deps,
  { clock, stage, providerStubs, say }: Year,
): Promise<() => Promise<void>> {
  const nowMs = Date.now()
  // What goes wrong in the story is meant to.
  const log = createLog('silent')
  const player = createPlayer({ ...deps, log }, { clock, stage, providerStubs })
  await playStory(player, {
    startMs: yearStart(nowMs),
    endMs: nowMs - (nowMs % DAY) - HOUR,
    seed: 2030,
    scale: 0.12,
    rateDays: 7,
    onMonth: async (_, month) => {
      if (month % 3 === 2) say(`  … ${monthName(clock.now())}: payouts ${month + 1} of ${MONTHS}`)
    },
  })
  return player.work
}

export interface Year {
  clock: StoryClock
  stage: Stage
  providerStubs: ProviderStubs
  /** Hears how far it is. */
  say: (line: string) => void
}

function monthName(ms: number): string {
  return new Date(ms).toLocaleString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
}
