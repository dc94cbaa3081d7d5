import { expect, test } from 'bun:test'
import { sumTotals, totalsOf } from './payout-totals.ts'

const payouts = [
  { provider: 'paypal', amount: 1000, currency: 'usd' },
  { provider: 'paypal', amount: 250, currency: 'usd' },
  { provider: 'sepa', amount: 300, currency: 'eur' },
  { provider: 'manual', amount: 50, currency: 'usd' },
]

test('payouts are added up by currency and provider', () => {
  expect(totalsOf(payouts)).toEqual([
    { provider: 'paypal', currency: 'usd', amount: 1250, payouts: 2 },
    { provider: 'sepa', currency: 'eur', amount: 300, payouts: 1 },
    { provider: 'manual', currency: 'usd', amount: 50, payouts: 1 },
  ])
})

test('amounts of one currency are one sum, whichever way they are paid', () => {
  expect(sumTotals(totalsOf(payouts))).toEqual(['$13.00', '€3.00'])
})
