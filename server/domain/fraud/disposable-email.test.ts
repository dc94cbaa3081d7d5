import { describe, expect, test } from 'bun:test'
import { internal } from '../message/message.ts'
import { DISPOSABLE_DOMAINS } from './disposable-domains.gen.ts'
import { judge } from './sample.ts'

describe('a disposable email address', () => {
  test('is of a listed domain or one below it', () => {
    expect(judge('disposableEmail', { customer: { email: 'x@mailinator.com' } })).toEqual({
      severity: 'medium',
      evidence: { customerDomain: 'mailinator.com' },
      sentence: internal('internal.fraud.customer-disposable', { domain: 'mailinator.com' }),
    })
    expect(judge('disposableEmail', { partner: { email: 'x@a.b.Yopmail.com' } })).toEqual({
      severity: 'medium',
      evidence: { partnerDomain: 'yopmail.com' },
      sentence: internal('internal.fraud.partner-disposable', { domain: 'yopmail.com' }),
    })
    expect(
      judge('disposableEmail', { customer: { email: 'x@ordinary-mailinator.com' } }),
    ).toBeNull()
  })

  test('is of a domain that the program added, and never of one that it allowed', () => {
    const both = {
      customer: { email: 'x@eu.temp.example' },
      partner: { email: 'x@mailinator.com' },
    }
    const settings = { extraDomains: ['temp.example'], allowedDomains: ['mailinator.com'] }
    expect(judge('disposableEmail', both, settings)!.evidence).toEqual({
      customerDomain: 'temp.example',
    })
    const exact = { extraDomains: ['temp.example'], allowedDomains: ['eu.temp.example'] }
    expect(judge('disposableEmail', both, exact)!.evidence).toEqual({
      partnerDomain: 'mailinator.com',
    })
    expect(judge('disposableEmail', both, { extraDomains: ['temp.example'] })!.sentence).toEqual(
      internal('internal.fraud.customer-disposable', { domain: 'temp.example' }),
    )
  })

  test('is neither an ordinary one nor one that is unknown or cannot be read', () => {
    expect(judge('disposableEmail', {})).toBeNull()
    for (const domain of ['gmail.com', 'outlook.com', 'icloud.com', 'proton.me', 'gmx.de']) {
      expect(judge('disposableEmail', { customer: { email: `x@${domain}` } })).toBeNull()
    }
    expect(judge('disposableEmail', { customer: { email: 'mailinator.com' } })).toBeNull()
    expect(
      judge('disposableEmail', { customer: { email: null }, partner: { email: null } }),
    ).toBeNull()
  })
})

describe('the list of disposable domains', () => {
  test('holds domains, and none that people live in', () => {
    expect(DISPOSABLE_DOMAINS.size).toBeGreaterThan(5000)
    const wrong = [...DISPOSABLE_DOMAINS].filter(
      (domain) => !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain),
    )
    expect(wrong).toEqual([])
    const homes = [
      'gmail.com',
      'outlook.com',
      'hotmail.com',
      'yahoo.com',
      'icloud.com',
      'proton.me',
    ]
    expect(homes.filter((domain) => DISPOSABLE_DOMAINS.has(domain))).toEqual([])
  })
})
