import { describe, expect, test } from 'bun:test'
import { format } from '../locales/format.ts'
import { internal } from './message/message.ts'
import {
  compareLines,
  describeDifferences,
  draftStatus,
  type CurrentLine,
  type DraftLine,
} from './payout-draft.ts'

const ADA: DraftLine = {
  enrollmentId: 'enr_1',
  partner: { id: 'pn_1', name: 'Ada' },
  currency: 'usd',
  amountMinor: 5_100n,
  commissions: 2,
  provider: 'manual',
  methodId: 'pm_1',
}
/** What differs, in English. */
const compared = (draft: readonly DraftLine[], current: readonly CurrentLine[]) =>
  compareLines(draft, current).map((one) => ({ ...one, reason: format(one.reason) }))
const now = (line: DraftLine, change: Partial<CurrentLine> = {}): CurrentLine => ({
  ...line,
  refusal: null,
  payableMinor: line.amountMinor,
  ...change,
})

describe('a draft compared with what is due now', () => {
  test('is the same while its commissions are, whatever else became due', () => {
    expect(compareLines([ADA], [now(ADA)])).toEqual([])
    expect(compareLines([ADA], [now(ADA, { payableMinor: 9_999n })])).toEqual([])
  })

  test.each<[string, Partial<CurrentLine>, bigint, string]>([
    ['less', { amountMinor: 1_100n }, 1_100n, '11.00 USD instead of 51.00 USD'],
    ['a debt', { payableMinor: 1_100n }, 1_100n, '11.00 USD instead of 51.00 USD'],
    ['others', { commissions: 1 }, 5_100n, 'the same amount, but for different commissions'],
    ['a method', { methodId: 'pm_2' }, 5_100n, 'a different payout method'],
    ['a provider', { provider: 'sepa' }, 5_100n, 'a different payout method'],
  ])('differs by %s', (_, change, nowMinor, reason) => {
    expect(compared([ADA], [now(ADA, change)])).toEqual([
      {
        change: 'changed',
        partner: ADA.partner,
        currency: 'usd',
        draftMinor: 5_100n,
        nowMinor,
        reason,
      },
    ])
  })

  test('names who is not paid any more, and who would be instead', () => {
    const bob = { ...ADA, enrollmentId: 'enr_2', partner: { id: 'pn_2', name: 'Bob' } }
    const refused = now(ADA, { refusal: internal('internal.payout.refusal.banned') })
    const banned = 'The partner is banned from the program.'
    expect(compared([ADA], [refused, now(bob)])).toMatchObject([
      { change: 'removed', partner: ADA.partner, nowMinor: null, reason: banned },
      { change: 'added', partner: bob.partner, draftMinor: null, nowMinor: 5_100n },
    ])
    expect(format(describeDifferences(compareLines([ADA], [refused])))).toBe(`Ada: ${banned}`)
    expect(compared([ADA], [])).toMatchObject([
      { change: 'removed', reason: 'no amount is due anymore' },
    ])
    expect(compareLines([], [refused])).toEqual([])
  })

  test('keeps the currencies of one partner apart', () => {
    const euros = { ...ADA, currency: 'eur' }
    expect(compareLines([ADA, euros], [now(euros), now(ADA)])).toEqual([])
    expect(compareLines([ADA], [now(euros)]).map((one) => one.change)).toEqual(['removed', 'added'])
  })

  test('is told in a few words, however much differs', () => {
    const lines = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve'].map((name, n) => ({
      ...ADA,
      enrollmentId: `enr_${n}`,
      partner: { id: `pn_${n}`, name },
    }))
    const told = (drafted: readonly DraftLine[]) =>
      format(describeDifferences(compareLines(drafted, [])))
    expect(told(lines.slice(0, 1))).toBe('Ada: no amount is due anymore.')
    expect(told(lines)).toBe(
      'Ada: no amount is due anymore. Bob: no amount is due anymore. ' +
        'Cleo: no amount is due anymore. And 2 more.',
    )
  })
})

test('a draft is open until it is confirmed, discarded or seven days old', () => {
  const at = new Date(1_000)
  const open = { confirmedAt: null, discardedAt: null, expiresAt: at }
  expect(draftStatus(open, 999)).toBe('open')
  expect(draftStatus(open, 1_000)).toBe('expired')
  expect(draftStatus({ ...open, discardedAt: at }, 2_000)).toBe('discarded')
  expect(draftStatus({ ...open, confirmedAt: at }, 2_000)).toBe('confirmed')
})
