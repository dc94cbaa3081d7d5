import { describe, expect, test } from 'bun:test'
import { judgeEvent, judgePartner, sameEvidence } from './judge-event.ts'
import { facts, other } from './sample.ts'
import { checkFraudSettings, defaultFraudSettings } from './settings.ts'

describe('judging an event apart from its partner', () => {
  test('says nothing about an ordinary sale of an ordinary partner', () => {
    expect(judgeEvent(facts(), defaultFraudSettings)).toEqual({ ofEvent: [], ofPartner: [] })
  })

  test('what is found without the event is about the partner, the rest about the event', () => {
    const twin = other('pn_2', { payoutFingerprint: 'bank-p' })
    const known = facts({
      customer: { email: 'paul+shop@partner.example' },
      otherPartners: [twin],
      click: { atMs: facts().atMs - 1000 },
    })
    const { ofEvent, ofPartner } = judgeEvent(known, defaultFraudSettings)
    expect(ofEvent.map(({ rule }) => rule)).toEqual(['selfReferral', 'tooFast'])
    expect(ofPartner.map(({ rule }) => rule)).toEqual(['duplicateIdentity'])
    expect(judgePartner(known, defaultFraudSettings)).toEqual(ofPartner)
  })

  test('a rule that looks at both is about the event when the customer breaks it too', () => {
    const settings = checkFraudSettings({
      bannedCountry: { customerCountries: ['DE'], partnerCountries: ['AT'] },
    })
    const both = judgeEvent(facts(), settings)
    expect(both.ofPartner[0]!.evidence).toEqual({ partnerCountry: 'AT' })
    expect(both.ofEvent[0]!.evidence).toEqual({ customerCountry: 'DE', partnerCountry: 'AT' })
    const partnerOnly = judgeEvent(facts({ customer: { country: 'FR' } }), settings)
    expect(partnerOnly.ofEvent).toEqual([])
    expect(partnerOnly.ofPartner).toHaveLength(1)
  })

  test('each finding about the partner is taken from the event’s, when there are several', () => {
    const settings = checkFraudSettings({ bannedCountry: { partnerCountries: ['AT'] } })
    const twin = other('pn_2', { payoutFingerprint: 'bank-p' })
    const { ofEvent, ofPartner } = judgeEvent(facts({ otherPartners: [twin] }), settings)
    expect(ofPartner.map(({ rule }) => rule)).toEqual(['duplicateIdentity', 'bannedCountry'])
    expect(ofEvent).toEqual([])
  })
})

test('evidence is the same in any order, not with another value or name', () => {
  expect(sameEvidence({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true)
  expect(sameEvidence({}, {})).toBe(true)
  expect(sameEvidence({ a: '1' }, { a: '2' })).toBe(false)
  expect(sameEvidence({ a: '1' }, { a: '1', b: '2' })).toBe(false)
  expect(sameEvidence({ a: '1' }, { b: '1' })).toBe(false)
})
