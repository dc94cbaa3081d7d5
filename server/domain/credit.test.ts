import { expect, test } from 'bun:test'
import { wayToPay } from './credit.ts'

test.each([
  ['off', 'none', 'method', 'not_offered'],
  ['offered', 'none', 'method', 'credit'],
  ['default', 'credit', 'method', 'credit'],
  ['only', 'credit', 'credit', 'credit'],
] as const)('credit that is %s: without a method %s, with a bank %s', (policy, none, bank, own) => {
  expect(wayToPay(policy, null)).toBe(none)
  expect(wayToPay(policy, 'sepa')).toBe(bank)
  expect(wayToPay(policy, 'credit')).toBe(own)
})
