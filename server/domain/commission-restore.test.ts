import { expect, test } from 'bun:test'
import { COMMISSION_STATUSES, restore, type CommissionState } from './commission.ts'

const ONE: Omit<CommissionState, 'status'> = {
  id: 'cm_1',
  enrollmentId: 'enr_1',
  currency: 'usd',
  earningsMinor: 0n,
}

test.each([
  ['due', 'payable'],
  ['held', 'accrued'],
  ['pending', 'accrued'],
] as const)('what is restored as %s is moved to %s', (status, account) => {
  for (const from of ['canceled', 'reversed'] as const) {
    const { posting, ...next } = restore(
      { ...ONE, status: from },
      { status, earningsMinor: 700n },
      's1',
    )
    expect(next).toEqual({ status, earningsMinor: 700n })
    expect(posting).toMatchObject({
      cause: 'commission_restored',
      key: 'cm_1:restored:s1',
      entries: [
        { account: 'expense', amountMinor: -700n },
        { account, amountMinor: 700n },
      ],
    })
  }
})

test('nothing is restored of a commission that still stands', () => {
  for (const status of COMMISSION_STATUSES) {
    if (status === 'canceled' || status === 'reversed') continue
    const again = () => restore({ ...ONE, status }, { status: 'due', earningsMinor: 1n }, 's1')
    expect(again).toThrow(`is ${status} and cannot be changed so`)
  }
})
