import { expect, test } from 'bun:test'
import { stripeAmount } from './amount.ts'

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
