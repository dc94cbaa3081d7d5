import type { Message } from '../message/message.ts'
import { format } from '../../locales/format.ts'
import { sampleFacts } from './preview.ts'
import type { RewardFacts, RewardVersion, Terms } from './types.ts'

/** Builders for the tests of this room. */

export const NOW = Date.parse('2026-06-15T12:00:00Z')

export function percent(rateBps: number, maxDurationMonths: number | null = null): Terms {
  return { type: 'percentage', amountMinor: null, rateBps, maxDurationMonths }
}

export function flat(amountMinor: number, maxDurationMonths: number | null = null): Terms {
  return { type: 'flat', amountMinor, rateBps: null, maxDurationMonths }
}

/** Builds a reward for sales in EUR, with changes. */
export function rewardOf(terms: Terms, rest: Partial<RewardVersion> = {}): RewardVersion {
  return {
    rewardId: 'rwd_1',
    version: 1,
    event: 'sale',
    currency: 'eur',
    ...terms,
    limits: [],
    modifiers: [],
    exclude: [],
    products: [],
    ...rest,
  }
}

/** Builds the facts of the first sale of 100.00 EUR, with changes. */
export function factsOf(version: RewardVersion, change: Partial<RewardFacts> = {}): RewardFacts {
  const saleMinor = version.event === 'sale' ? 10_000n : 0n
  return { ...sampleFacts(version, NOW), saleMinor, ...change }
}

/** Formats the steps in English, as programs read them. */
export function inEnglish<Told extends { steps: Message[] }>(told: Told): InEnglish<Told> {
  return { ...told, steps: told.steps.map((step) => format(step)) } as unknown as InEnglish<Told>
}

type InEnglish<Told> = Told extends unknown ? Omit<Told, 'steps'> & { steps: string[] } : never
