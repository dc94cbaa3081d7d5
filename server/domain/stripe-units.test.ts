import { expect, test } from 'bun:test'
import { fromStripe, stripeAmount } from './stripe-units.ts'

test.each([
  [1234n, 'usd', 1234],
  [500n, 'jpy', 500],
  [500n, 'isk', 50_000],
  [500n, 'ugx', 50_000],
  [500n, 'mga', 5],
  [501n, 'mga', null],
  [12_340n, 'kwd', 12_340],
  [12_345n, 'kwd', null],
  [0n, 'usd', null],
  [-1n, 'usd', null],
  [2n ** 53n, 'usd', null],
  [2n ** 53n - 1n, 'usd', Number.MAX_SAFE_INTEGER],
])('%p minor units of %p are %p to Stripe', (amountMinor, currency, amount) => {
  expect(stripeAmount(amountMinor, currency)).toBe(amount)
})

test.each([
  [50_000, 'isk', 500],
  [50_000, 'UGX', 500],
  [5, 'mga', 500],
  [500, 'jpy', 500],
  [12_340, 'kwd', 12_340],
  [1234, 'usd', 1234],
  [-50_000, 'isk', -500],
  [123_450, 'isk', 1235],
  [1234, 'zzz', 1234],
])('%p of %p at Stripe are %p minor units', (amount, currency, amountMinor) => {
  expect(fromStripe(amount, currency)).toBe(amountMinor)
})
