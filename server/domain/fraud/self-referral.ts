import { maskEmail, normalizeEmail } from '../email.ts'
import { internal } from '../message/message.ts'
import { flag } from './fields.ts'
import type { FraudFacts, FraudRule } from './types.ts'

/** The partner is the customer. */
export const selfReferral: FraudRule<'selfReferral'> = {
  title: 'The customer is the partner',
  fields: { enabled: flag(true) },
  judge(facts) {
    const { customer, partner } = facts
    const found: ('email' | 'payment')[] = []
    const { paymentFingerprint } = customer
    if (sameMailbox(facts)) found.push('email')
    if (paymentFingerprint !== null && partner.paymentFingerprints.includes(paymentFingerprint)) {
      found.push('payment')
    }
    if (found.length === 0) return null
    const evidence: Record<string, string> = { match: found.join(', ') }
    if (customer.email !== null) evidence.email = maskEmail(customer.email)
    const match = found.length > 1 ? 'both' : found[0]!
    return { severity: 'high', evidence, sentence: internal(`internal.fraud.same-${match}`) }
  },
}

function sameMailbox({ customer, partner }: FraudFacts): boolean {
  if (customer.email === null || partner.email === null) return false
  const mailbox = normalizeEmail(customer.email)
  return mailbox !== null && mailbox === normalizeEmail(partner.email)
}
