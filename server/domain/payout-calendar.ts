import { dayStartMs, nextRun, utcDayOf, type PayoutSchedule } from './schedule.ts'

/** A sum that becomes payable; `day` is the UTC day, null for what is payable now. */
export interface PayableSum {
  day: string | null
  currency: string
  amountMinor: bigint
}

/** A day of the schedule, with what has become payable since the one before it, by currency. */
export interface PayoutDay {
  day: string
  amounts: { currency: string; amountMinor: bigint }[]
}

/** Returns the UTC days of a schedule after today (`2026-11-24`), up to and with the last day. */
export function scheduledDays(schedule: PayoutSchedule, today: string, lastDay: string): string[] {
  const days: string[] = []
  const endMs = dayStartMs(lastDay)
  let atMs = nextRun(schedule, dayStartMs(today))
  while (atMs !== null && atMs <= endMs) {
    days.push(utcDayOf(atMs))
    atMs = nextRun(schedule, atMs)
  }
  return days
}

/**
 * Puts each sum on the first payout day that can take it: what is payable now on the first one, and what
 * becomes payable during a payout day on the next one. Sums after the last day are on none.
 */
export function payoutDays(days: readonly string[], sums: readonly PayableSum[]): PayoutDay[] {
  const amounts = days.map(() => new Map<string, bigint>())
  for (const { day, currency, amountMinor } of sums) {
    const taken = amounts[days.findIndex((one) => day === null || day < one)]
    taken?.set(currency, (taken.get(currency) ?? 0n) + amountMinor)
  }
  return days.map((day, n) => ({
    day,
    amounts: Array.from(amounts[n]!, ([currency, amountMinor]) => ({ currency, amountMinor })),
  }))
}
