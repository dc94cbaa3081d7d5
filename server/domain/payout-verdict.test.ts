import { describe, expect, test } from 'bun:test'
import { format } from '../locales/format.ts'
import { ENROLLMENT_STATUSES } from './enrollment.ts'
import { UNLIMITED } from './transfer-limits.ts'
import {
  PAYOUT_REFUSALS,
  payoutVerdict,
  type PayoutFacts,
  type PayoutVerdict,
} from './payout-verdict.ts'

describe('a payout is refused', () => {
  const good: PayoutFacts = {
    dueMinor: 5000n,
    minPayoutMinor: 5000n,
    currency: 'usd',
    method: { verified: true, isOffered: true },
    providerCurrencies: ['eur', 'usd'],
    funded: true,
    enrollmentStatus: 'approved',
    limits: UNLIMITED,
    capMinor: 5000n,
  }
  const said = (verdict: PayoutVerdict) => ({
    ...verdict,
    sentence: verdict.sentence && format(verdict.sentence),
  })
  const refused = (change: Partial<PayoutFacts>) => {
    const verdict = payoutVerdict({ ...good, ...change })
    return verdict.ok ? null : [verdict.reason, format(verdict.sentence)]
  }

  test('for none of the reasons when exactly the minimum and exactly the cap are due', () => {
    const whole = { ok: true, payableMinor: 5000n, carriedMinor: 0n, sentence: null } as const
    expect(payoutVerdict(good)).toEqual(whole)
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
      '50.01 USD is due, but only 50.00 USD can be paid out now.',
    ])
    expect(refused({ capMinor: 0n })![1]).toContain('only 0.00 USD can')
  })

  test('when nothing or less than nothing is due', () => {
    expect(refused({ dueMinor: 0n, minPayoutMinor: 0n })).toEqual([
      'nothing_due',
      'Nothing is due yet.',
    ])
    expect(refused({ dueMinor: -1n, minPayoutMinor: -5n })).toEqual([
      'negative',
      'The balance is -0.01 USD. New commissions reduce it first.',
    ])
  })

  test('without a verified method that can receive the currency', () => {
    expect(refused({ method: null })).toEqual([
      'no_payout_method',
      'The partner hasn’t set up a payout method yet.',
    ])
    expect(refused({ method: { verified: false, isOffered: true } })).toEqual([
      'method_unverified',
      'The partner hasn’t verified the payout method yet.',
    ])
    expect(refused({ method: { verified: true, isOffered: false } })).toEqual([
      'method_not_offered',
      'The partner chose credit, which this program doesn’t offer. The partner must choose another method.',
    ])
    expect(refused({ providerCurrencies: ['eur'] })).toEqual([
      'currency_not_supported',
      'The partner’s payout method can’t receive USD. The partner must choose another one.',
    ])
  })

  test('without an account that pays', () => {
    expect(refused({ funded: false })).toEqual([
      'no_funding_account',
      'You have no verified funding account with this provider. Connect one in the payout settings.',
    ])
  })

  test('with nothing that the provider can express, too little for it, or no room in its file', () => {
    const limits = { unitMinor: 10_000n, minMinor: 10_000n, maxMinor: null }
    expect(refused({ limits })).toEqual([
      'not_expressible',
      '50.00 USD is due, but the provider only sends multiples of 100.00 USD.',
    ])
    expect(refused({ limits: { ...UNLIMITED, minMinor: 5001n } })).toEqual([
      'below_provider_minimum',
      '50.00 USD is payable, but the provider’s minimum is 50.01 USD.',
    ])
    expect(refused({ limits: { ...UNLIMITED, minMinor: 5000n } })).toBeNull()
    const full = '50.00 USD no longer fits in this run’s bank file. The next run pays it.'
    expect(refused({ fileRoom: { maxSumMinor: 4999n, maxTransfers: 1 } })).toEqual([
      'over_provider_limit',
      full,
    ])
    expect(refused({ fileRoom: { maxSumMinor: 5000n, maxTransfers: 0 } })).toEqual([
      'over_provider_limit',
      full,
    ])
    expect(refused({ fileRoom: { maxSumMinor: 5000n, maxTransfers: 1 } })).toBeNull()
  })

  test('never whole when a part can be sent: the rest is carried, and said why', () => {
    const units = { unitMinor: 100n, minMinor: 100n, maxMinor: null }
    expect(said(payoutVerdict({ ...good, dueMinor: 5099n, limits: units }))).toEqual({
      ok: true,
      payableMinor: 5000n,
      carriedMinor: 99n,
      sentence:
        '0.99 USD stays payable for the next payout because the provider only sends multiples of 1.00 USD.',
    })
    const most = { ...UNLIMITED, maxMinor: 4000n }
    expect(said(payoutVerdict({ ...good, limits: most }))).toMatchObject({
      payableMinor: 4000n,
      carriedMinor: 1000n,
      sentence:
        '10.00 USD stays payable for the next payout because the provider sends at most 40.00 USD at once.',
    })
  })

  test('to an account that was changed lately, until the hold ends', () => {
    const heldUntil = new Date('2026-03-04T12:34:56Z')
    expect(said(payoutVerdict({ ...good, heldUntil }))).toEqual({
      ok: false,
      reason: 'recently_changed',
      sentence:
        'The partner’s email address or payout method changed recently. ' +
        'Payouts are on hold until 2026-03-04T12:34:56.000Z.',
      heldUntil,
    })
    expect(refused({ heldUntil: null })).toBeNull()
    expect(payoutVerdict({ ...good, heldUntil, dueMinor: 0n })).toMatchObject({ heldUntil: null })
  })

  test('to the banned, and to nobody else for their status', () => {
    const statuses = ENROLLMENT_STATUSES.filter((enrollmentStatus) => refused({ enrollmentStatus }))
    expect(statuses).toEqual(['banned'])
    expect(refused({ enrollmentStatus: 'banned' })).toEqual([
      'banned',
      'The partner is banned from the program.',
    ])
  })

  test('for the first of several reasons, in their fixed order', () => {
    expect(PAYOUT_REFUSALS).toEqual([
      'banned',
      'negative',
      'nothing_due',
      'below_minimum',
      'no_payout_method',
      'method_not_offered',
      'no_tenant_id',
      'method_unverified',
      'name_not_latin',
      'recently_changed',
      'currency_not_supported',
      'no_funding_account',
      'not_expressible',
      'below_provider_minimum',
      'over_provider_limit',
      'over_cap',
    ])
    const wrong: [string, Partial<PayoutFacts>][] = [
      ['banned', { enrollmentStatus: 'banned' }],
      ['negative', { dueMinor: -1n }],
      ['nothing_due', { dueMinor: 0n }],
      ['below_minimum', { minPayoutMinor: 6000n }],
      ['no_payout_method', { method: null }],
      ['method_not_offered', { method: { verified: false, isOffered: false } }],
      ['no_tenant_id', { method: { verified: false, isOffered: true }, noRecipient: true }],
      ['method_unverified', { method: { verified: false, isOffered: true }, noRecipient: false }],
      ['name_not_latin', { method: { verified: true, isOffered: true }, noLatinName: true }],
      ['recently_changed', { heldUntil: new Date('2026-03-04T12:00:00Z') }],
      ['currency_not_supported', { providerCurrencies: [] }],
      ['no_funding_account', { funded: false }],
      ['not_expressible', { limits: { ...UNLIMITED, unitMinor: 10_000n } }],
      ['below_provider_minimum', { limits: { ...UNLIMITED, minMinor: 10_000n } }],
      ['over_provider_limit', { fileRoom: { maxSumMinor: 1n, maxTransfers: 1 } }],
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
