import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { ApiError } from './errors.ts'
import { imbalance } from './ledger.ts'
import {
  accountOf,
  advance,
  applyReport,
  mayBecome,
  mayRepeat,
  PAYOUT_STATUSES,
  REPORTS,
  requireStoppable,
  TRANSFER_STATES,
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
      'processing → canceled': 'payout_canceled, po_1:canceled, in_transit -1250, payable 1250',
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
      fc.property(walk, (linkOptions) => {
        let status: PayoutStatus = 'pending'
        const sums = new Map<string, bigint>()
        const keys: string[] = []
        for (const to of linkOptions.filter((wish) => mayBecome(status, wish) || wish === status)) {
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
    const heard = applyReport(
      { transferId: 'tr_1', status: 'failed' },
      { transferId: 'tr_1', status: 'completed' },
    )
    expect(heard.kind).toBe('contradiction')
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

describe('a transfer', () => {
  test('is stopped only before anybody outside heard of it, and never out of a bank file', () => {
    const refusals = TRANSFER_STATES.map((status) => {
      try {
        requireStoppable({ payoutId: 'po_1', status, fileId: null })
        return [status, null]
      } catch (error) {
        return [status, (error as ApiError).message]
      }
    })
    const handed =
      'Payout po_1 was handed to its provider already; wait for what becomes of it. It cannot be canceled.'
    const ended = (status: string) =>
      `Payout po_1 has ended: its transfer is ${status}. It cannot be canceled.`
    expect(Object.fromEntries(refusals)).toEqual({
      created: null,
      submitting: handed,
      sent: handed,
      completed: ended('completed'),
      failed: ended('failed'),
      returned: ended('returned'),
      canceled: ended('canceled'),
    })
    expect(() =>
      requireStoppable({ payoutId: 'po_1', status: 'created', fileId: 'file_1' }),
    ).toThrow('Payout po_1 is part of the bank file file_1. Discard the file instead.')
  })

  test('is repeated as long as its provider surely knows the id; a first try is always right', () => {
    const day = 86_400_000
    const may = (attempts: number, days: number) =>
      mayRepeat({ attempts, createdMs: 900 * day }, (900 + days) * day)
    expect([may(0, 400), may(1, 0), may(9, 27.99), may(1, 28), may(1, 400)]).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})
