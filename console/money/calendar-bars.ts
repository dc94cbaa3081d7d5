import type { PayoutCalendar } from '../api/wire.gen.ts'

const DAY_MS = 86_400_000

export interface Bar {
  /** `2026-12-01`, in UTC. */
  day: string
  /** In minor units of the program's currency. */
  amount: number
  /** Of the highest bar, in percent; something is seen of every amount. */
  height: number
  isPayoutDay: boolean
}

/** Lists a bar for each day of a calendar, in the program's currency. */
export function barsOf({
  today,
  lastDay,
  days,
  currency,
  payoutDays,
}: Pick<PayoutCalendar, 'today' | 'lastDay' | 'days' | 'currency' | 'payoutDays'>): Bar[] {
  const own = days.filter((one) => one.currency === currency)
  const amounts = new Map(own.map(({ day, amount }) => [day, amount]))
  const highest = Math.max(1, ...amounts.values())
  const paid = new Set(payoutDays.map(({ day }) => day))
  const firstMs = Date.parse(today)
  const length = Math.round((Date.parse(lastDay) - firstMs) / DAY_MS) + 1
  return Array.from({ length }, (_, n) => {
    const day = new Date(firstMs + n * DAY_MS).toISOString().slice(0, 10)
    const amount = amounts.get(day) ?? 0
    const height = amount > 0 ? Math.max(3, Math.round((amount / highest) * 100)) : 0
    return { day, amount, height, isPayoutDay: paid.has(day) }
  })
}
