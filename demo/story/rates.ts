import type { Player } from './player.ts'

const DAY = 86_400_000
export const CURRENCIES = ['eur', 'usd', 'jpy', 'kwd'] as const

/** Around which value each currency swings, for one euro, and in how many digits it is quoted. */
const QUOTES = [
  { currency: 'usd', center: 1.0842, swing: 0.031, digits: 4, weeks: 19 },
  { currency: 'jpy', center: 162.4, swing: 5.3, digits: 2, weeks: 23 },
  { currency: 'kwd', center: 0.3331, swing: 0.0072, digits: 5, weeks: 31 },
] as const

/** The dinar is not quoted for so many days of the fifth month; the rates come two weeks late. */
export const GAP = { currency: 'kwd', month: 4, fromDay: 3, days: 20 }

export interface DayRate {
  day: string
  currency: string
  perEuro: string
}

/** Returns plausible, fictional rates of one day, the same for each call. */
export function ratesOf(dayMs: number, startMs: number): DayRate[] {
  const week = (dayMs - startMs) / (7 * DAY)
  const day = new Date(dayMs).toISOString().slice(0, 10)
  return QUOTES.map(({ currency, center, swing, digits, weeks }) => {
    const slow = Math.sin((2 * Math.PI * week) / weeks)
    const quick = Math.sin(week * 5.1 + center) / 4
    return { day, currency, perEuro: (center + swing * (slow + quick)).toFixed(digits) }
  })
}

/** Stores rates, those of each currency in order, and returns how many commissions had waited for them. */
export async function storeRates(player: Player, rates: readonly DayRate[]): Promise<number> {
  const byCurrency = [...Map.groupBy(rates, ({ currency }) => currency).values()]
  const priced = await Promise.all(byCurrency.map((mine) => storeInOrder(player, mine)))
  return priced.reduce((sum, one) => sum + one, 0)
}

async function storeInOrder(player: Player, rates: readonly DayRate[]): Promise<number> {
  let priced = 0
  for (const rate of rates) {
    priced += (await player.call<{ priced: number }>('POST', '/exchange-rates', rate)).priced
  }
  return priced
}
