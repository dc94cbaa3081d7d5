import { expect, test } from 'bun:test'
import { barsOf } from './calendar-bars.ts'

const sum = (day: string, amount: number, currency = 'eur') => ({
  day,
  amount,
  currency,
  commissions: 1,
})

test('each day has a bar, across the change of summer time and of the year', () => {
  const bars = barsOf({
    today: '2026-12-30',
    lastDay: '2027-01-02',
    currency: 'eur',
    days: [sum('2026-12-31', 200), sum('2027-01-01', 1), sum('2027-01-02', 900, 'usd')],
    payoutDays: [{ day: '2027-01-01', amounts: [] }],
  })
  expect(bars).toEqual([
    { day: '2026-12-30', amount: 0, height: 0, isPayoutDay: false },
    { day: '2026-12-31', amount: 200, height: 100, isPayoutDay: false },
    { day: '2027-01-01', amount: 1, height: 3, isPayoutDay: true },
    { day: '2027-01-02', amount: 0, height: 0, isPayoutDay: false },
  ])
  const summer = { currency: 'eur', days: [], payoutDays: [] }
  expect(barsOf({ ...summer, today: '2026-03-28', lastDay: '2026-03-30' })).toHaveLength(3)
})

test('a day that takes back more than it brings has no bar', () => {
  const days = [sum('2026-11-24', -50)]
  const of = { today: '2026-11-24', lastDay: '2026-11-24', currency: 'eur', days, payoutDays: [] }
  expect(barsOf(of)[0]).toMatchObject({ amount: -50, height: 0 })
})
