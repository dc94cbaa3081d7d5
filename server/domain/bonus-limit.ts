import { formatMoney } from './money.ts'

/** In minor units of a program's currency: 1,000.00 dollars. */
export const DEFAULT_BONUS_LIMIT = 100_000n

/** What was given on a day by those whom the limit concerns, the bonus in question included. */
export interface GivenBonuses {
  bonusMinor: bigint
  sumMinor: bigint
  limitMinor: bigint
  currency: string
}

/** Says why a bonus is over the day's limit; null: it is within. */
export function overBonusLimit({
  bonusMinor,
  sumMinor,
  limitMinor,
  currency,
}: GivenBonuses): string | null {
  if (sumMinor <= limitMinor) return null
  const money = (minor: bigint) => formatMoney(minor, currency)
  return (
    `${money(bonusMinor)} would make ${money(sumMinor)} in bonuses today (UTC); ` +
    `the program's dailyBonusLimit is ${money(limitMinor)}`
  )
}
