import { maskEmail, normalizeEmail } from '../email.ts'
import { flag } from './fields.ts'
import type { FraudFacts, FraudRule } from './types.ts'

/** The partner is the customer. */
export const selfReferral: FraudRule<'selfReferral'> = {
  title: 'The customer is the partner',
  fields: { enabled: flag(true) },
  judge(facts) {
    const { customer, partner } = facts
    const found: [match: string, what: string][] = []
    const { paymentFingerprint } = customer
    if (sameMailbox(facts)) found.push(['email', 'e-mail address'])
    if (paymentFingerprint !== null && partner.paymentFingerprints.includes(paymentFingerprint)) {
      found.push(['payment', 'means of payment'])
    }
    if (found.length === 0) return null
    const evidence: Record<string, string> = { match: found.map(([match]) => match).join(', ') }
    if (customer.email !== null) evidence.email = maskEmail(customer.email)
    return {
      severity: 'high',
      evidence,
      sentence: `Customer and partner have the same ${found.map(([, what]) => what).join(' and ')}.`,
    }
  },
}

function sameMailbox({ customer, partner }: FraudFacts): boolean {
  if (customer.email === null || partner.email === null) return false
  const mailbox = normalizeEmail(customer.email)
  return mailbox !== null && mailbox === normalizeEmail(partner.email)
}
