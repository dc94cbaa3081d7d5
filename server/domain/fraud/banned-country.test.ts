import { describe, expect, test } from 'bun:test'
import { judge } from './sample.ts'

describe('a banned country', () => {
  const lists = { customerCountries: ['DE'], partnerCountries: ['AT'] }

  test('is the customer’s or the partner’s, each by its own list', () => {
    expect(judge('bannedCountry', {}, { customerCountries: ['DE', 'AT'] })).toEqual({
      severity: 'high',
      evidence: { customerCountry: 'DE' },
      sentence: 'The customer is in DE, which the program excludes for customers.',
    })
    expect(judge('bannedCountry', {}, { partnerCountries: ['AT', 'DE'] })).toEqual({
      severity: 'high',
      evidence: { partnerCountry: 'AT' },
      sentence: 'The partner is in AT, which the program excludes for partners.',
    })
    expect(judge('bannedCountry', {}, lists)!.evidence).toEqual({
      customerCountry: 'DE',
      partnerCountry: 'AT',
    })
    expect(
      judge('bannedCountry', {}, { customerCountries: ['AT'], partnerCountries: ['DE'] }),
    ).toBeNull()
  })

  test('is not an unknown one', () => {
    const unknown = { customer: { country: null }, partner: { country: null } }
    expect(judge('bannedCountry', unknown, lists)).toBeNull()
  })
})
