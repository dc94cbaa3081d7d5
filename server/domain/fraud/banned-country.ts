import { isCountry } from '../country.ts'
import { internal } from '../message/message.ts'
import { flag, list } from './fields.ts'
import type { FraudRule } from './types.ts'

/** The customer or the partner is in a country that the program excludes. */
export const bannedCountry: FraudRule<'bannedCountry'> = {
  title: 'The customer or the partner is in a banned country',
  fields: {
    enabled: flag(true),
    customerCountries: list([], 'a country such as DE', readCountry),
    partnerCountries: list([], 'a country such as DE', readCountry),
  },
  judge({ customer, partner }, { customerCountries, partnerCountries }) {
    const ofCustomer = customer.country !== null && customerCountries.includes(customer.country)
    const ofPartner = partner.country !== null && partnerCountries.includes(partner.country)
    if (!ofCustomer && !ofPartner) return null
    const evidence: Record<string, string> = {}
    if (ofCustomer) evidence.customerCountry = customer.country!
    if (ofPartner) evidence.partnerCountry = partner.country!
    const sentence = ofCustomer
      ? internal('internal.fraud.customer-country', { country: { country: customer.country! } })
      : internal('internal.fraud.partner-country', { country: { country: partner.country! } })
    return { severity: 'high', evidence, sentence }
  },
}

function readCountry(text: string): string | null {
  const code = text.toUpperCase()
  return isCountry(code) ? code : null
}
