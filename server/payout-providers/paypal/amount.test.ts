import { expect, test } from 'bun:test'
import { payPalAmount } from './amount.ts'

test.each([
  [1n, 'usd', '0.01'],
  [1230n, 'eur', '12.30'],
  [100_000_000_000_000_001n, 'usd', '1000000000000000.01'],
  [500n, 'jpy', '500'],
  [50_000n, 'huf', '500'],
  [50_050n, 'huf', null],
  [1200n, 'twd', '12'],
  [0n, 'usd', null],
  [-1n, 'usd', null],
  [1000n, 'kwd', null],
])('%p minor units of %p are %p to PayPal', (amountMinor, currency, amount) => {
  expect(payPalAmount(amountMinor, currency)).toBe(amount)
})
