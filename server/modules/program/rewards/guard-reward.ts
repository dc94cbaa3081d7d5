import { requireScope } from '../../../core/require-scope.ts'
import type { Scope } from '../../../db/scope.ts'
import type { CheckedReward } from '../../../domain/reward/check.ts'
import { formatMoney } from '../../../domain/money.ts'
import type { ProgramRow } from '../programs/queries.ts'

/**
 * Checks that a caller may offer flat amounts as large as a reward has: one event is not to earn more than
 * keys without `payouts.write` may give by hand on a day.
 * @throws ApiError `forbidden`
 */
export function guardReward(
  scope: Scope,
  { dailyBonusLimit, currency }: Pick<ProgramRow, 'dailyBonusLimit' | 'currency'>,
  { terms, modifiers, products, tiers }: CheckedReward,
): void {
  const rates = [terms, ...modifiers, ...products, ...(tiers?.levels ?? [])]
  const most = Math.max(...rates.map(({ amountMinor }) => amountMinor ?? 0))
  if (BigInt(most) <= dailyBonusLimit) return
  const limit = formatMoney(dailyBonusLimit, currency)
  const amount = formatMoney(BigInt(most), currency)
  requireScope(
    scope,
    'payouts.write',
    `Keys without payouts.write offer at most ${limit} (dailyBonusLimit) for one event, and this is ${amount}`,
  )
}
