import { describe, expect, test } from 'bun:test'
import { internal } from '../message/message.ts'
import { judge } from './sample.ts'

describe('self-referral', () => {
  test('is the same mailbox, however it is written', () => {
    const gmail = { partner: { email: 'p.a.u.l@gmail.com' } }
    expect(
      judge('selfReferral', { ...gmail, customer: { email: 'Paul+1@googlemail.com' } }),
    ).toEqual({
      severity: 'high',
      evidence: { match: 'email', email: 'p•••@googlemail.com' },
      sentence: internal('internal.fraud.same-email'),
    })
    expect(judge('selfReferral', { customer: { email: 'carla@partner.example' } })).toBeNull()
  })

  test('is the same means of payment', () => {
    expect(
      judge('selfReferral', { customer: { paymentFingerprint: 'card-q', email: null } }),
    ).toEqual({
      severity: 'high',
      evidence: { match: 'payment' },
      sentence: internal('internal.fraud.same-payment'),
    })
  })

  test('names everything that is the same', () => {
    const customer = {
      email: 'paul@partner.example',
      paymentFingerprint: 'card-p',
    }
    expect(judge('selfReferral', { customer })).toEqual({
      severity: 'high',
      evidence: { match: 'email, payment', email: 'p•••@partner.example' },
      sentence: internal('internal.fraud.same-both'),
    })
  })

  test('is not that both are unknown, or no addresses', () => {
    const customer = { email: null, paymentFingerprint: null }
    const partner = { email: null, paymentFingerprints: [] }
    expect(judge('selfReferral', { customer, partner })).toBeNull()
    expect(judge('selfReferral', { customer: { email: 'x' }, partner: { email: 'y' } })).toBeNull()
    expect(judge('selfReferral', { customer: { email: null } })).toBeNull()
    expect(judge('selfReferral', { partner: { email: null } })).toBeNull()
  })
})
