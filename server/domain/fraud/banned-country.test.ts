import { describe, expect, test } from 'bun:test'
import { internal } from '../message/message.ts'
import { judge } from './sample.ts'

describe('a banned country', () => {
  const lists = { customerCountries: ['DE'], partnerCountries: ['AT'] }

  test('is the customer’s or the partner’s, each by its own list', () => {
    expect(judge('bannedCountry', {}, { customerCountries: ['DE', 'AT'] })).toEqual({
      severity: 'high',
      evidence: { customerCountry: 'DE' },
      sentence: internal('internal.fraud.customer-country', { country: { country: 'DE' } }),
    })
    expect(judge('bannedCountry', {}, { partnerCountries: ['AT', 'DE'] })).toEqual({
      severity: 'high',
      evidence: { partnerCountry: 'AT' },
      sentence: internal('internal.fraud.partner-country', { country: { country: 'AT' } }),
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
