import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { ENROLLMENT_STATUSES } from './enrollment.ts'
import { ApiError } from './errors.ts'
import { imbalance } from './ledger.ts'
import {
  accountOf,
  advance,
  applyReport,
  mayBecome,
  PAYOUT_REFUSALS,
  PAYOUT_STATUSES,
  payoutVerdict,
  REPORTS,
  type PayoutFacts,
  type PayoutState,
  type PayoutStatus,
} from './payout.ts'

const STEPS: Record<PayoutStatus, PayoutStatus[]> = {
  pending: ['processing', 'canceled'],
  processing: ['sent', 'completed', 'failed', 'canceled'],
  sent: ['completed', 'failed'],
  completed: ['failed'],
  failed: [],
  canceled: [],
}

const payout = (status: PayoutStatus): PayoutState => ({
  id: 'po_1',
  enrollmentId: 'enr_1',
  currency: 'eur',
  amountMinor: 1250n,
  status,
})

describe('a payout', () => {
  test('takes exactly the steps of the table', () => {
    const taken = PAYOUT_STATUSES.map((from) => [
      from,
      PAYOUT_STATUSES.filter((to) => mayBecome(from, to)),
    ])
    expect(Object.fromEntries(taken)).toEqual(STEPS)
    for (const from of PAYOUT_STATUSES) {
      for (const to of PAYOUT_STATUSES) {
        if (STEPS[from].includes(to)) expect(advance(payout(from), to).status).toBe(to)
        else expect(() => advance(payout(from), to)).toThrow(ApiError)
      }
    }
  })

  test('says what is possible when a step is not', () => {
    expect(() => advance(payout('sent'), 'canceled')).toThrow(
      'Payout po_1 over 12.50 EUR is sent and cannot become canceled. Possible: completed, failed.',
    )
    expect(() => advance(payout('failed'), 'sent')).toThrow(
      'Payout po_1 over 12.50 EUR is failed and cannot become sent. Possible: nothing; this is final.',
    )
  })

  test('has its money in one account in each status', () => {
    const accounts = PAYOUT_STATUSES.map((status) => [status, accountOf(status)])
    expect(Object.fromEntries(accounts)).toEqual({
      pending: 'payable',
      processing: 'in_transit',
      sent: 'in_transit',
      completed: 'paid',
      failed: 'payable',
      canceled: 'payable',
    })
  })

  test('moves its money with its status, each time under a key of its own', () => {
    const postings = PAYOUT_STATUSES.flatMap((from) =>
      STEPS[from].map((to) => {
        const { posting } = advance(payout(from), to)
        const moved = posting?.entries.map((entry) => `${entry.account} ${entry.amountMinor}`)
        return [`${from} → ${to}`, posting && [posting.cause, posting.key, ...moved!].join(', ')]
      }),
    )
    expect(Object.fromEntries(postings)).toEqual({
      'pending → processing': 'payout_sent, po_1:processing, payable -1250, in_transit 1250',
      'pending → canceled': null,
      'processing → sent': null,
      'processing → completed': 'payout_completed, po_1:completed, in_transit -1250, paid 1250',
      'processing → failed': 'payout_failed, po_1:failed, in_transit -1250, payable 1250',
      'processing → canceled': 'payout_failed, po_1:canceled, in_transit -1250, payable 1250',
      'sent → completed': 'payout_completed, po_1:completed, in_transit -1250, paid 1250',
      'sent → failed': 'payout_failed, po_1:failed, in_transit -1250, payable 1250',
      'completed → failed': 'payout_returned, po_1:returned, paid -1250, payable 1250',
    })
  })

  test('writes entries of its enrollment and currency that sum to zero', () => {
    const { posting } = advance(payout('sent'), 'completed')
    expect(posting).toMatchObject({ payoutId: 'po_1', commissionId: null })
    expect(imbalance(posting!.entries)).toBeNull()
    expect(posting!.entries.map((entry) => [entry.enrollmentId, entry.currency])).toEqual([
      ['enr_1', 'eur'],
      ['enr_1', 'eur'],
    ])
  })

  test('has its money back in payable whenever it ends without having arrived, by any way', () => {
    const walk = fc.array(fc.constantFrom(...PAYOUT_STATUSES), { maxLength: 12 })
    fc.assert(
      fc.property(walk, (wishes) => {
        let status: PayoutStatus = 'pending'
        const sums = new Map<string, bigint>()
        const keys: string[] = []
        for (const to of wishes.filter((wish) => mayBecome(status, wish) || wish === status)) {
          if (!mayBecome(status, to)) continue
          const change = advance(payout(status), to)
          status = change.status
          if (change.posting) keys.push(change.posting.key)
          for (const { account, amountMinor } of change.posting?.entries ?? []) {
            sums.set(account, (sums.get(account) ?? 0n) + amountMinor)
          }
        }
        const at = accountOf(status)
        expect(sums.get(at) ?? 0n).toBe(at === 'payable' ? 0n : 1250n)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})

describe('a report', () => {
  const report = (status: PayoutStatus, said: (typeof REPORTS)[number], wasCompleted = false) => {
    const transfer = { transferId: 'tr_1', status, wasCompleted }
    return applyReport(transfer, { transferId: 'tr_1', status: said })
  }

  test('makes of every status exactly this', () => {
    const table = PAYOUT_STATUSES.map((status) => [
      status,
      REPORTS.map((said) => {
        const outcome = report(status, said)
        if (outcome.kind !== 'changed') expect(outcome.status).toBe(status)
        return outcome.kind === 'changed' ? outcome.status : outcome.kind
      }),
    ])
    expect(REPORTS).toEqual(['sent', 'completed', 'failed', 'returned'])
    expect(Object.fromEntries(table)).toEqual({
      pending: ['contradiction', 'contradiction', 'unchanged', 'unchanged'],
      processing: ['sent', 'completed', 'failed', 'failed'],
      sent: ['unchanged', 'completed', 'failed', 'failed'],
      completed: ['unchanged', 'unchanged', 'failed', 'failed'],
      failed: ['unchanged', 'contradiction', 'unchanged', 'unchanged'],
      canceled: ['contradiction', 'contradiction', 'unchanged', 'unchanged'],
    })
  })

  test('that it arrived is no news after it came back', () => {
    expect(report('failed', 'completed', true)).toEqual({ kind: 'unchanged', status: 'failed' })
    expect(report('canceled', 'completed', true).kind).toBe('contradiction')
  })

  test('of money that left without permission calls a person', () => {
    const outcome = report('canceled', 'completed')
    expect(outcome).toEqual({
      kind: 'contradiction',
      status: 'canceled',
      sentence:
        'The provider says that transfer tr_1 is completed, but its payout is canceled. ' +
        'Nothing was changed. Compare the account statement before paying again.',
    })
  })

  test('on one transfer never touches another', () => {
    for (const status of PAYOUT_STATUSES) {
      for (const said of REPORTS) {
        const outcome = applyReport(
          { transferId: 'tr_1', status },
          { transferId: 'tr_2', status: said },
        )
        expect(outcome).toEqual({ kind: 'unchanged', status })
      }
    }
  })

  test('that comes twice, or behind an earlier one, changes nothing more', () => {
    const reports = fc.array(fc.constantFrom(...REPORTS), { maxLength: 8 })
    fc.assert(
      fc.property(reports, (list) => {
        const end = (said: readonly (typeof REPORTS)[number][]) =>
          said.reduce<PayoutStatus>((status, one) => report(status, one).status, 'processing')
        const doubled = list.flatMap((one) => [one, one])
        expect(end(doubled)).toBe(end(list))
        expect(end([...list, 'sent'])).toBe(list.length === 0 ? 'sent' : end(list))
        const lost = list.includes('failed') || list.includes('returned')
        expect(end(list) === 'failed').toBe(lost)
      }),
    )
  })
})

describe('a payout is refused', () => {
  const good: PayoutFacts = {
    dueMinor: 5000n,
    minPayoutMinor: 5000n,
    currency: 'usd',
    method: { verified: true },
    providerCurrencies: ['eur', 'usd'],
    enrollmentStatus: 'approved',
    capMinor: 5000n,
  }
  const refused = (change: Partial<PayoutFacts>) => {
    const verdict = payoutVerdict({ ...good, ...change })
    return verdict.ok ? null : [verdict.reason, verdict.sentence]
  }

  test('for none of the reasons when exactly the minimum and exactly the cap are due', () => {
    expect(payoutVerdict(good)).toEqual({ ok: true })
    expect(refused({ capMinor: null })).toBeNull()
    expect(refused({ capMinor: undefined })).toBeNull()
    expect(refused({ providerCurrencies: 'any' })).toBeNull()
    expect(refused({ dueMinor: 1n, minPayoutMinor: 0n })).toBeNull()
  })

  test('one unit below the minimum, and one above the cap', () => {
    expect(refused({ dueMinor: 4999n })).toEqual([
      'below_minimum',
      '49.99 USD is due; the minimum payout is 50.00 USD.',
    ])
    expect(refused({ dueMinor: 5001n })).toEqual([
      'over_cap',
      '50.01 USD is due; only 50.00 USD may still be paid out now.',
    ])
    expect(refused({ capMinor: 0n })![1]).toContain('only 0.00 USD may')
  })

  test('when nothing or less than nothing is due', () => {
    expect(refused({ dueMinor: 0n, minPayoutMinor: 0n })).toEqual([
      'nothing_due',
      'Nothing is due yet.',
    ])
    expect(refused({ dueMinor: -1n, minPayoutMinor: -5n })).toEqual([
      'negative',
      'The balance is -0.01 USD; new commissions are set off against it first.',
    ])
  })

  test('without a verified method that can receive the currency', () => {
    expect(refused({ method: null })).toEqual([
      'no_payout_method',
      'The partner has not set up a payout method yet.',
    ])
    expect(refused({ method: { verified: false } })).toEqual([
      'method_unverified',
      'The payout method is not verified yet; the partner must confirm it.',
    ])
    expect(refused({ providerCurrencies: ['eur'] })).toEqual([
      'currency_not_supported',
      "The partner's payout method cannot receive USD; the partner must choose another one.",
    ])
  })

  test('to the banned, and to nobody else for their status', () => {
    const statuses = ENROLLMENT_STATUSES.filter((enrollmentStatus) => refused({ enrollmentStatus }))
    expect(statuses).toEqual(['banned'])
    expect(refused({ enrollmentStatus: 'banned' })).toEqual([
      'banned',
      'The partner is banned from the program; nothing is paid out.',
    ])
  })

  test('for the first of several reasons, in their fixed order', () => {
    expect(PAYOUT_REFUSALS).toEqual([
      'banned',
      'negative',
      'nothing_due',
      'below_minimum',
      'no_payout_method',
      'method_unverified',
      'currency_not_supported',
      'over_cap',
    ])
    const wrong: [string, Partial<PayoutFacts>][] = [
      ['banned', { enrollmentStatus: 'banned' }],
      ['negative', { dueMinor: -1n }],
      ['nothing_due', { dueMinor: 0n }],
      ['below_minimum', { minPayoutMinor: 6000n }],
      ['no_payout_method', { method: null }],
      ['method_unverified', { method: { verified: false } }],
      ['currency_not_supported', { providerCurrencies: [] }],
      ['over_cap', { capMinor: 1n }],
    ]
    wrong.forEach(([reason], i) => {
      const changes = Object.assign(
        {},
        ...wrong
          .slice(i)
          .map(([, change]) => change)
          .reverse(),
      )
      expect(refused(changes)![0]).toBe(reason)
    })
  })
})
