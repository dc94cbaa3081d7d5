import { emailDomain } from '../email.ts'
import { internal } from '../message/message.ts'
import { DISPOSABLE_DOMAINS } from './disposable-domains.gen.ts'
import { flag, list, readDomain } from './fields.ts'
import type { FraudRule, FraudSettings } from './types.ts'

/** A mailbox that is thrown away after minutes. */
export const disposableEmail: FraudRule<'disposableEmail'> = {
  title: 'The email address is a disposable one',
  fields: {
    enabled: flag(true),
    extraDomains: list([], 'a domain such as example.com', readDomain),
    allowedDomains: list([], 'a domain such as example.com', readDomain),
  },
  judge({ customer, partner }, settings) {
    const ofCustomer = disposableDomain(customer.email, settings)
    const ofPartner = disposableDomain(partner.email, settings)
    if (ofCustomer === null && ofPartner === null) return null
    const evidence: Record<string, string> = {}
    if (ofCustomer !== null) evidence.customerDomain = ofCustomer
    if (ofPartner !== null) evidence.partnerDomain = ofPartner
    const sentence =
      ofCustomer === null
        ? internal('internal.fraud.partner-disposable', { domain: ofPartner! })
        : internal('internal.fraud.customer-disposable', { domain: ofCustomer })
    return { severity: 'medium', evidence, sentence }
  },
}

/**
 * Returns the listed domain that an address belongs to, itself or by a subdomain; the most specific entry
 * decides.
 */
function disposableDomain(
  email: string | null,
  { extraDomains, allowedDomains }: FraudSettings['disposableEmail'],
): string | null {
  let domain = email === null ? null : emailDomain(email)
  while (domain?.includes('.')) {
    if (allowedDomains.includes(domain)) return null
    if (extraDomains.includes(domain) || DISPOSABLE_DOMAINS.has(domain)) return domain
    domain = domain.slice(domain.indexOf('.') + 1)
  }
  return null
}
