import { describe, expect, test } from 'bun:test'
import {
  checkApproval,
  describeApproval,
  isSameApproval,
  needsApproval,
  type PayoutApproval,
} from './payout-approval.ts'

const usd = (amountMinor: bigint) => ({ currency: 'usd', amountMinor })

describe('payouts need a second person', () => {
  test.each<[PayoutApproval, bigint[], bigint, boolean]>([
    [{ mode: 'off' }, [1_000_000n], 1_000_000n, false],
    [{ mode: 'always' }, [1n], 0n, true],
    [{ mode: 'always' }, [], 0n, false],
    [{ mode: 'above', aboveMinor: 100 }, [60n, 40n], 0n, false],
    [{ mode: 'above', aboveMinor: 100 }, [60n, 41n], 0n, true],
    [{ mode: 'above', aboveMinor: 100 }, [40n], 60n, false],
    [{ mode: 'above', aboveMinor: 100 }, [41n], 60n, true],
    [{ mode: 'above', aboveMinor: 0 }, [1n], 0n, true],
    [{ mode: 'above', aboveMinor: 100 }, [], 101n, false],
  ])('%j of %p after %p: %p', (rule, amounts, recentMinor, needed) => {
    const payouts = { currency: 'usd', amounts: amounts.map(usd), recentMinor }
    expect(needsApproval(rule, payouts)).toBe(needed)
  })

  test('in another currency whenever there is a limit', () => {
    const amounts = [usd(1n), { currency: 'eur', amountMinor: 1n }]
    const payouts = { currency: 'usd', amounts, recentMinor: 0n }
    expect(needsApproval({ mode: 'above', aboveMinor: 100 }, payouts)).toBe(true)
    expect(needsApproval({ mode: 'off' }, payouts)).toBe(false)
  })
})

test('a rule keeps what its mode uses, and "above" needs an amount', () => {
  expect(checkApproval({ mode: 'always', aboveAmount: 5 })).toEqual({ mode: 'always' })
  expect(checkApproval({ mode: 'above', aboveAmount: 0 })).toEqual({ mode: 'above', aboveMinor: 0 })
  expect(() => checkApproval({ mode: 'above' })).toThrow('Send aboveAmount')
})

test('rules are compared and named', () => {
  const above = (aboveMinor: number) => ({ mode: 'above', aboveMinor }) as const
  expect(isSameApproval(above(1), above(1))).toBe(true)
  expect(isSameApproval(above(1), above(2))).toBe(false)
  expect(isSameApproval({ mode: 'off' }, { mode: 'always' })).toBe(false)
  expect(describeApproval({ mode: 'always' }, 'usd')).toBe('always')
  expect(describeApproval(above(10_000), 'usd')).toBe('above 100.00 USD a day')
})
