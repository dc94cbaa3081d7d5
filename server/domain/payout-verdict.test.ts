import { describe, expect, test } from 'bun:test'
import { ENROLLMENT_STATUSES } from './enrollment.ts'
import { PAYOUT_REFUSALS, payoutVerdict, type PayoutFacts } from './payout-verdict.ts'

describe('a payout is refused', () => {
  const good: PayoutFacts = {
    dueMinor: 5000n,
    minPayoutMinor: 5000n,
    currency: 'usd',
    method: { verified: true },
    providerCurrencies: ['eur', 'usd'],
    funded: true,
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

  test('without an account that pays', () => {
    expect(refused({ funded: false })).toEqual([
      'no_funding_account',
      'No verified account of yours pays through this provider. Connect one in the payout settings.',
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
      'no_funding_account',
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
      ['no_funding_account', { funded: false }],
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
