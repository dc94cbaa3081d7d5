import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { internal } from '../message/message.ts'
import { FRAUD_RULE_NAMES } from './index.ts'
import { judgeFraud } from './judge.ts'
import { facts } from './sample.ts'
import { checkFraudSettings, defaultFraudSettings } from './settings.ts'
import type { FraudFacts } from './types.ts'

const UNKNOWN: FraudFacts = {
  programId: 'prog_1',
  atMs: 100_000,
  customer: { email: null, country: null, paymentFingerprint: null },
  partner: {
    partnerId: 'pn_1',
    email: null,
    payoutFingerprint: null,
    bannedProgramIds: [],
    country: null,
    paymentFingerprints: [],
  },
  otherPartners: [],
  click: null,
}

/** Breaks every rule at once. */
const GUILTY: FraudFacts = {
  ...UNKNOWN,
  customer: {
    email: 'paul@mailinator.com',
    country: 'DE',
    paymentFingerprint: 'card-secret',
  },
  partner: {
    partnerId: 'pn_1',
    email: 'paul@mailinator.com',
    payoutFingerprint: 'bank-secret',
    bannedProgramIds: ['prog_2'],
    country: 'DE',
    paymentFingerprints: ['card-secret'],
  },
  otherPartners: [
    { partnerId: 'pn_2', email: null, payoutFingerprint: 'bank-secret', bannedProgramIds: [] },
  ],
  click: {
    atMs: 99_999,
    url: 'https://shop.example/?gclid=1',
    referrerHost: 'coupons.example',
    clicksInHour: 1000,
    distinctVisitors: 1,
  },
}
const STRICT = checkFraudSettings({
  bannedSource: { hosts: ['coupons.example'] },
  bannedCountry: { customerCountries: ['DE'] },
})

describe('judging an event', () => {
  test('lists what every rule finds, in the registry’s order', () => {
    const verdicts = judgeFraud(GUILTY, STRICT)
    expect(verdicts.map(({ rule }) => rule)).toEqual([
      'selfReferral',
      'duplicateIdentity',
      'banElsewhere',
      'paidTraffic',
      'bannedSource',
      'bannedCountry',
      'disposableEmail',
      'tooFast',
      'clickVelocity',
    ])
    expect(verdicts.map(({ rule }) => rule)).toEqual(FRAUD_RULE_NAMES)
    expect(verdicts[7]).toEqual({
      rule: 'tooFast',
      severity: 'medium',
      evidence: { seconds: '0', minSeconds: '5' },
      sentence: internal('internal.fraud.too-fast', { seconds: 0, minSeconds: 5 }),
    })
  })

  test('leaves out the rules that are off', () => {
    for (const off of FRAUD_RULE_NAMES) {
      const settings = checkFraudSettings({ [off]: { enabled: false } }, STRICT)
      const found = judgeFraud(GUILTY, settings).map(({ rule }) => rule)
      expect(found).toEqual(FRAUD_RULE_NAMES.filter((name) => name !== off))
    }
  })

  test('finds nothing where nothing is known', () => {
    expect(judgeFraud(UNKNOWN, STRICT)).toEqual([])
    const click = {
      atMs: 0,
      url: null,
      referrerHost: null,
      clicksInHour: null,
      distinctVisitors: null,
    }
    expect(judgeFraud({ ...UNKNOWN, click }, STRICT)).toEqual([])
  })

  test('keeps no whole address and no fingerprint as evidence', () => {
    const kept = JSON.stringify(judgeFraud(GUILTY, STRICT))
    expect(kept).not.toContain('paul@')
    expect(kept).not.toContain('-secret')
  })

  test('finds no more when less is known', () => {
    const facts = fc.record({
      customer: fc.record({
        email: fc.constantFrom(null, GUILTY.customer.email),
        country: fc.constantFrom(null, 'DE'),
        paymentFingerprint: fc.constantFrom(null, 'card-secret'),
      }),
      otherPartners: fc.constantFrom([], GUILTY.otherPartners),
      click: fc.constantFrom(null, GUILTY.click),
    })
    fc.assert(
      fc.property(facts, (known) => {
        const found = judgeFraud({ ...GUILTY, ...known }, STRICT).map(({ rule }) => rule)
        const partnerAlone = ['banElsewhere', 'disposableEmail']
        expect(partnerAlone.every((rule) => (found as string[]).includes(rule))).toBe(true)
        if (known.click === null) expect(found).not.toContain('paidTraffic')
        if (known.otherPartners.length === 0) expect(found).not.toContain('duplicateIdentity')
        if (known.customer.country === null) expect(found).not.toContain('bannedCountry')
        const { email, paymentFingerprint } = known.customer
        const self = email !== null || paymentFingerprint !== null
        expect((found as string[]).includes('selfReferral')).toBe(self)
      }),
    )
    expect(defaultFraudSettings.bannedCountry.customerCountries).toEqual([])
  })
})

describe('an ordinary sale', () => {
  test('breaks no rule', () => {
    expect(judgeFraud(facts(), defaultFraudSettings)).toEqual([])
  })
})
