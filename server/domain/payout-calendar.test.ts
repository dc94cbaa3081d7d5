import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { payoutDays, scheduledDays, type PayableSum } from './payout-calendar.ts'
import { dayStartMs, isScheduledDay, utcDayOf } from './schedule.ts'

const DAY = 86_400_000
const TODAY = '2026-11-24'
const dayAfter = (days: number) => utcDayOf(dayStartMs(TODAY) + days * DAY)

describe('the days of a schedule', () => {
  test('are those after today, the last one among them', () => {
    const twice = { interval: 'twice_monthly' } as const
    expect(scheduledDays(twice, TODAY, '2027-01-01')).toEqual([
      '2026-12-01',
      '2026-12-15',
      '2027-01-01',
    ])
    expect(scheduledDays({ interval: 'weekly', weekday: 2 }, TODAY, dayAfter(6))).toEqual([])
    expect(scheduledDays({ interval: 'manual' }, TODAY, dayAfter(366))).toEqual([])
  })

  test('are exactly those on which payouts are put together', () => {
    const days = fc.integer({ min: 1, max: 366 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), days, (day, ahead) => {
        const schedule = { interval: 'monthly', day } as const
        const all = Array.from({ length: ahead }, (_, n) => dayAfter(n + 1))
        const expected = all.filter((one) => isScheduledDay(schedule, one))
        expect(scheduledDays(schedule, TODAY, dayAfter(ahead))).toEqual(expected)
      }),
    )
  })
})

describe('what a payout day can take', () => {
  test('is what became payable before it began; what is payable now goes first', () => {
    const sums: PayableSum[] = [
      { day: null, currency: 'eur', amountMinor: 500n },
      { day: '2026-11-30', currency: 'eur', amountMinor: 20n },
      { day: '2026-12-01', currency: 'eur', amountMinor: 3n },
      { day: '2026-12-15', currency: 'usd', amountMinor: 1n },
    ]
    expect(payoutDays(['2026-12-01', '2026-12-15'], sums)).toEqual([
      { day: '2026-12-01', amounts: [{ currency: 'eur', amountMinor: 520n }] },
      { day: '2026-12-15', amounts: [{ currency: 'eur', amountMinor: 3n }] },
    ])
  })

  test('is each sum once: the days come to all that is payable before the last one', () => {
    const sum = fc.record({
      day: fc.option(fc.integer({ min: 0, max: 60 }).map(dayAfter)),
      currency: fc.constantFrom('eur', 'usd'),
      amountMinor: fc.bigInt({ min: -1000n, max: 1000n }),
    })
    const weekday = fc.integer({ min: 1, max: 7 })
    fc.assert(
      fc.property(fc.array(sum), weekday, (sums, weekday) => {
        const days = scheduledDays({ interval: 'weekly', weekday }, TODAY, dayAfter(42))
        const last = days.at(-1)!
        const before = sums.filter(({ day }) => day === null || day < last)
        const total = (list: readonly { amountMinor: bigint }[]) =>
          list.reduce((all, { amountMinor }) => all + amountMinor, 0n)
        const taken = payoutDays(days, sums).flatMap(({ amounts }) => amounts)
        expect(total(taken)).toBe(total(before))
      }),
    )
  })
})
