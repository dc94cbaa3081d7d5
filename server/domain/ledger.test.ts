import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { ACCOUNTS, imbalance, move, type Entry, type Move } from './ledger.ts'

const accrual: Move = {
  cause: 'commission_accrued',
  key: 'cm_1:accrued',
  commissionId: 'cm_1',
  enrollmentId: 'enr_1',
  currency: 'usd',
  from: 'expense',
  to: 'accrued',
  amountMinor: 500n,
}
const entry = (currency: string, amountMinor: bigint): Entry => ({
  enrollmentId: 'enr_1',
  account: 'accrued',
  currency,
  amountMinor,
})

describe('a move', () => {
  test('takes from one account what it gives to the other', () => {
    expect(move(accrual)).toEqual({
      cause: 'commission_accrued',
      key: 'cm_1:accrued',
      commissionId: 'cm_1',
      payoutId: null,
      entries: [
        { enrollmentId: 'enr_1', currency: 'usd', account: 'expense', amountMinor: -500n },
        { enrollmentId: 'enr_1', currency: 'usd', account: 'accrued', amountMinor: 500n },
      ],
    })
  })

  test('of a payout names the payout and no commission', () => {
    const { commissionId: _, ...rest } = accrual
    const sent: Move = { ...rest, cause: 'payout_sent', key: 'po_1:sent', payoutId: 'po_1' }
    expect(move(sent)).toMatchObject({ commissionId: null, payoutId: 'po_1', key: 'po_1:sent' })
  })

  test('of a negative amount goes the other way', () => {
    expect(move({ ...accrual, amountMinor: -1n })?.entries.map((one) => one.amountMinor)).toEqual([
      1n,
      -1n,
    ])
  })

  test('of nothing is none', () => {
    expect(move({ ...accrual, amountMinor: 0n })).toBeNull()
  })

  test('always sums to zero', () => {
    const account = fc.constantFrom(...ACCOUNTS)
    fc.assert(
      fc.property(account, account, fc.bigInt(), (from, to, amountMinor) => {
        const posting = move({ ...accrual, from, to, amountMinor })
        expect(imbalance(posting?.entries ?? [])).toBeNull()
        expect(posting === null).toBe(amountMinor === 0n)
      }),
    )
  })
})

describe('an imbalance', () => {
  test('is found per currency, the first one', () => {
    expect(imbalance([entry('usd', 5n), entry('eur', -5n)])).toEqual({
      currency: 'usd',
      sumMinor: 5n,
    })
    expect(imbalance([entry('usd', 5n), entry('eur', -7n), entry('usd', -5n)])).toEqual({
      currency: 'eur',
      sumMinor: -7n,
    })
  })

  test('is none when every currency sums to zero, or when there is nothing', () => {
    expect(imbalance([])).toBeNull()
    const balanced = [entry('usd', 3n), entry('eur', 1n), entry('usd', -3n), entry('eur', -1n)]
    expect(imbalance(balanced)).toBeNull()
  })
})

test('accounts are what is stored: they are added, never renamed', () => {
  expect(ACCOUNTS).toEqual(['expense', 'accrued', 'payable', 'in_transit', 'paid'])
})
