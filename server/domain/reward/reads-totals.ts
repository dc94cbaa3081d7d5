import type { RewardVersion } from './types.ts'

/** Tells whether conditions of a reward ask for what the partner has brought in all. */
export function readsTotals({ modifiers }: Pick<RewardVersion, 'modifiers'>): boolean {
  return JSON.stringify(modifiers).includes('"partner.total')
}
