import type { LandingPage } from '../base/wire.gen.ts'

/**
 * Computes what a number of sales earns, in minor units: the reward for sales, and none for other events. A
 * reward with conditions is counted without them; one for the first sale of each customer counts every sale
 * as a customer's first.
 */
export function earnedBy(
  rewards: LandingPage['rewards'],
  { saleAmount, sales }: { saleAmount: number; sales: number },
): number {
  const reward = rewards.find(({ event }) => event === 'sale')
  if (!reward) return 0
  const each =
    reward.type === 'flat'
      ? BigInt(reward.amount ?? 0)
      : (BigInt(saleAmount) * BigInt(reward.rateBps ?? 0) + 5_000n) / 10_000n
  return Number(each * BigInt(sales))
}
