import { describe, expect, test } from 'bun:test'
import { internal } from '../message/message.ts'
import { judge, other } from './sample.ts'

describe('a ban elsewhere', () => {
  test('is the partner’s own in another program', () => {
    expect(judge('banElsewhere', { partner: { bannedProgramIds: ['prog_1', 'prog_2'] } })).toEqual({
      severity: 'high',
      evidence: { program: 'prog_2', partner: 'pn_1' },
      sentence: internal('internal.fraud.banned', { program: 'prog_2' }),
    })
    expect(judge('banElsewhere', { partner: { bannedProgramIds: ['prog_1'] } })).toBeNull()
  })

  test('is that of another partner who is the same person, in any program', () => {
    const twin = other('pn_3', { payoutFingerprint: 'bank-p', bannedProgramIds: ['prog_1'] })
    const otherPartners = [
      other('pn_2', { bannedProgramIds: ['prog_9'] }),
      other('pn_4', { payoutFingerprint: 'bank-p' }),
      twin,
    ]
    expect(judge('banElsewhere', { otherPartners })).toEqual({
      severity: 'high',
      evidence: { program: 'prog_1', partner: 'pn_3', match: 'payout' },
      sentence: internal('internal.fraud.twin-banned', { partner: 'pn_3', program: 'prog_1' }),
    })
    expect(judge('banElsewhere', { otherPartners: otherPartners.slice(0, 2) })).toBeNull()
    expect(judge('banElsewhere', { otherPartners: [{ ...twin, partnerId: 'pn_1' }] })).toBeNull()
  })

  test('names each trait that is shared', () => {
    const otherPartners = [
      other('pn_3', {
        payoutFingerprint: 'bank-p',
        email: 'paul+x@partner.example',
        bannedProgramIds: ['prog_2'],
      }),
    ]
    expect(judge('banElsewhere', { otherPartners })!.evidence.match).toBe('payout, email')
  })
})
