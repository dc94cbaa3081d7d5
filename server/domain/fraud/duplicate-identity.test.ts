import { describe, expect, test } from 'bun:test'
import { internal } from '../message/message.ts'
import { judge, other } from './sample.ts'

describe('a duplicate identity', () => {
  test('is a shared payout account', () => {
    const otherPartners = [other('pn_2'), other('pn_3', { payoutFingerprint: 'bank-p' })]
    expect(judge('duplicateIdentity', { otherPartners })).toEqual({
      severity: 'high',
      evidence: { match: 'payout', partners: 'pn_3', count: '1' },
      sentence: internal('internal.fraud.shared-payout', { partners: 'pn_3' }),
    })
  })

  test('is a shared mailbox', () => {
    const otherPartners = [other('pn_3', { email: 'paul+two@partner.example' })]
    expect(judge('duplicateIdentity', { otherPartners })).toEqual({
      severity: 'medium',
      evidence: { match: 'email', partners: 'pn_3', count: '1' },
      sentence: internal('internal.fraud.shared-email', { partners: 'pn_3' }),
    })
  })

  test('names five of the others at most, and counts all', () => {
    const twins = [2, 3, 4, 5, 6, 7].map((n) => other(`pn_${n}`, { payoutFingerprint: 'bank-p' }))
    const otherPartners = [...twins, other('pn_8', { email: 'paul@partner.example' })]
    expect(judge('duplicateIdentity', { otherPartners })).toEqual({
      severity: 'high',
      evidence: { match: 'payout, email', partners: 'pn_2, pn_3, pn_4, pn_5, pn_6', count: '7' },
      sentence: internal('internal.fraud.shared-both', {
        partners: 'pn_2, pn_3, pn_4, pn_5, pn_6',
      }),
    })
  })

  test('is neither the partner, nor what is unknown of both', () => {
    const self = other('pn_1', { payoutFingerprint: 'bank-p', email: 'paul@partner.example' })
    expect(judge('duplicateIdentity', { otherPartners: [self] })).toBeNull()
    const unknown = { payoutFingerprint: null, email: null }
    expect(
      judge('duplicateIdentity', { partner: unknown, otherPartners: [other('pn_2', unknown)] }),
    ).toBeNull()
    const words = { payoutFingerprint: null, email: 'no address' }
    expect(
      judge('duplicateIdentity', { partner: words, otherPartners: [other('pn_2', words)] }),
    ).toBeNull()
    expect(
      judge('duplicateIdentity', { otherPartners: [other('pn_2', { email: null })] }),
    ).toBeNull()
  })
})
