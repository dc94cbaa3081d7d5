import { describe, expect, test } from 'bun:test'
import {
  accountOf,
  accrue,
  adjust,
  cancel,
  COMMISSION_STATUSES,
  hold,
  isOpen,
  mature,
  mayBecome,
  release,
  reverse,
  type CommissionChange,
  type CommissionState,
  type CommissionStatus,
} from './commission.ts'
import { ApiError } from './errors.ts'

const state = (status: CommissionStatus, earningsMinor = 2_000n): CommissionState => ({
  id: 'cm_1',
  enrollmentId: 'enr_1',
  currency: 'usd',
  status,
  earningsMinor,
})

/** `expense -5, accrued 5`, and the key behind `cm_1:`. */
function told({ status, earningsMinor, posting }: CommissionChange) {
  if (!posting) return { status, earningsMinor, posting: null }
  const { key, cause, commissionId, payoutId, entries } = posting
  expect([commissionId, payoutId]).toEqual(['cm_1', null])
  expect(entries.map((one) => [one.enrollmentId, one.currency])).toEqual([
    ['enr_1', 'usd'],
    ['enr_1', 'usd'],
  ])
  const moved = entries.map((one) => `${one.account} ${one.amountMinor}`).join(', ')
  return { status, earningsMinor, posting: `${cause} ${key}: ${moved}` }
}

const NEXT: Record<CommissionStatus, CommissionStatus[]> = {
  pending: ['held', 'due', 'reversed', 'canceled'],
  held: ['pending', 'reversed', 'canceled'],
  due: ['held', 'processing', 'reversed', 'canceled'],
  processing: ['due', 'paid'],
  paid: ['due'],
  reversed: [],
  canceled: [],
}

test('each status may become these and no others', () => {
  for (const from of COMMISSION_STATUSES) {
    for (const to of COMMISSION_STATUSES) {
      expect({ from, to, may: mayBecome(from, to) }).toEqual({
        from,
        to,
        may: NEXT[from].includes(to),
      })
    }
  }
})

test('the money of each status stands in one account, or in none', () => {
  expect(COMMISSION_STATUSES.map((status) => [status, accountOf(status), isOpen(status)])).toEqual([
    ['pending', 'accrued', true],
    ['held', 'accrued', true],
    ['due', 'payable', true],
    ['processing', 'in_transit', false],
    ['paid', 'paid', false],
    ['reversed', null, false],
    ['canceled', null, false],
  ])
})

describe('a promise', () => {
  test('goes from the program’s expense to where the commission begins', () => {
    const posted = (status: CommissionStatus) => {
      const posting = accrue(state(status))
      return told({ status, earningsMinor: 2_000n, posting }).posting
    }
    expect(posted('pending')).toBe('commission_accrued cm_1:accrued: expense -2000, accrued 2000')
    expect(posted('held')).toBe('commission_accrued cm_1:accrued: expense -2000, accrued 2000')
    expect(posted('due')).toBe('commission_accrued cm_1:accrued: expense -2000, payable 2000')
  })

  test('of a claw-back takes', () => {
    expect(accrue(state('due', -300n))?.entries.map((one) => one.amountMinor)).toEqual([
      300n,
      -300n,
    ])
  })

  test('of nothing is not written', () => {
    expect(accrue(state('held', 0n))).toBeNull()
  })

  test('cannot begin at its end', () => {
    for (const status of ['reversed', 'canceled'] as const) {
      expect(() => accrue(state(status))).toThrow(
        new RangeError(`a commission does not begin as ${status}`),
      )
    }
  })
})

const became = (status: CommissionStatus, earningsMinor: bigint, posting: string | null) => ({
  status,
  earningsMinor,
  posting,
})

/** What each operation makes of each status; the others are refused. */
const OPERATIONS: {
  name: string
  run(of: CommissionState): CommissionChange
  becomes: Partial<Record<CommissionStatus, ReturnType<typeof told>>>
}[] = [
  {
    name: 'mature',
    run: (of) => mature(of, 's1'),
    becomes: {
      pending: became(
        'due',
        2_000n,
        'commission_matured cm_1:matured:s1: accrued -2000, payable 2000',
      ),
    },
  },
  {
    name: 'hold',
    run: (of) => hold(of, 's1'),
    becomes: {
      pending: became('held', 2_000n, null),
      due: became('held', 2_000n, 'commission_adjusted cm_1:held:s1: payable -2000, accrued 2000'),
    },
  },
  {
    name: 'release',
    run: release,
    becomes: { held: became('pending', 2_000n, null) },
  },
  {
    name: 'cancel',
    run: (of) => cancel(of, 's1'),
    becomes: {
      pending: became(
        'canceled',
        0n,
        'commission_canceled cm_1:canceled:s1: accrued -2000, expense 2000',
      ),
      held: became(
        'canceled',
        0n,
        'commission_canceled cm_1:canceled:s1: accrued -2000, expense 2000',
      ),
      due: became(
        'canceled',
        0n,
        'commission_canceled cm_1:canceled:s1: payable -2000, expense 2000',
      ),
    },
  },
  {
    name: 'adjust to more',
    run: (of) => adjust(of, 2_001n, 's1'),
    becomes: {
      pending: became(
        'pending',
        2_001n,
        'commission_adjusted cm_1:adjusted:s1: expense -1, accrued 1',
      ),
      held: became('held', 2_001n, 'commission_adjusted cm_1:adjusted:s1: expense -1, accrued 1'),
      due: became('due', 2_001n, 'commission_adjusted cm_1:adjusted:s1: expense -1, payable 1'),
    },
  },
  {
    name: 'reverse a part',
    run: (of) => reverse(of, 500n, 'evt_1'),
    becomes: {
      pending: became(
        'pending',
        1_500n,
        'commission_reversed cm_1:reversed:evt_1: accrued -500, expense 500',
      ),
      held: became(
        'held',
        1_500n,
        'commission_reversed cm_1:reversed:evt_1: accrued -500, expense 500',
      ),
      due: became(
        'due',
        1_500n,
        'commission_reversed cm_1:reversed:evt_1: payable -500, expense 500',
      ),
    },
  },
  {
    name: 'reverse all',
    run: (of) => reverse(of, 2_000n, 'evt_1'),
    becomes: {
      pending: became(
        'reversed',
        0n,
        'commission_reversed cm_1:reversed:evt_1: accrued -2000, expense 2000',
      ),
      held: became(
        'reversed',
        0n,
        'commission_reversed cm_1:reversed:evt_1: accrued -2000, expense 2000',
      ),
      due: became(
        'reversed',
        0n,
        'commission_reversed cm_1:reversed:evt_1: payable -2000, expense 2000',
      ),
    },
  },
]

describe.each(OPERATIONS)('$name', ({ run, becomes }) => {
  test.each([...COMMISSION_STATUSES])('a commission that is %s', (status) => {
    const expected = becomes[status]
    if (expected) {
      expect(told(run(state(status)))).toEqual(expected)
      return
    }
    const refused = `Commission cm_1 over 20.00 USD is ${status} and cannot be changed so.`
    expect(() => run(state(status))).toThrow(new ApiError('bad_request', refused))
  })

  test('moves nothing of a commission of nothing that stays nothing', () => {
    expect(adjust(state('pending', 0n), 0n, 's1').posting).toBeNull()
    expect(cancel(state('due', 0n), 's1')).toEqual({
      status: 'canceled',
      earningsMinor: 0n,
      posting: null,
    })
    expect(reverse(state('due', 0n), 0n, 'x')).toEqual({
      status: 'reversed',
      earningsMinor: 0n,
      posting: null,
    })
  })
})

test('adjusting down gives back to the program', () => {
  expect(told(adjust(state('due'), 500n, 's1')).posting).toBe(
    'commission_adjusted cm_1:adjusted:s1: expense 1500, payable -1500',
  )
})
