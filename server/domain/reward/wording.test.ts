import { expect, test } from 'bun:test'
import { formatItems } from './wording.ts'

test('money that is no whole number of minor units, and flags, are written as they are', () => {
  expect(formatItems([1250, 0.5, 2n], 'money', 'usd')).toBe('12.50 USD, 0.5, 0.02 USD')
  expect(formatItems([true, false], 'text', 'usd')).toBe('true, false')
})
