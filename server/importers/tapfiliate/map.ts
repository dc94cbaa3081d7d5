import type { ImportRow, SourceRow } from '../port.ts'
import {
  given,
  majorToMinor,
  nameOf,
  text,
  textOrNull,
  timeOf,
  type Given,
} from '../read-object.ts'

/** Converts an affiliate; the end of the referral link is the key. */
export function mapAffiliate(affiliate: Given): SourceRow[] {
  const id = text(affiliate.id)
  const line = `affiliate ${id}`
  const at = timeOf(affiliate.created_at)
  const link = given(affiliate.referral_link)
  const key = text(affiliate.referral_code) || codeOf(text(link.link)) || id
  const person = {
    email: text(affiliate.email),
    name: nameOf(affiliate.firstname, affiliate.lastname),
    country: textOrNull(given(given(affiliate.address).country).code),
    companyName: textOrNull(given(affiliate.company).name),
    tenantId: null,
  }
  return [
    { kind: 'partner', id, line, ...person, status: 'approved', at },
    { kind: 'link', id: `link:${id}`, line, partner: id, key, url: null, at },
  ]
}

/** Returns the value of `ref` in a referral link. */
function codeOf(link: string): string {
  return URL.canParse(link) ? (new URL(link).searchParams.get('ref') ?? '') : ''
}

/**
 * Converts a conversion: the sale and its commissions, and a customer of its own where it names none. Which of them were paid Tapfiliate does
 * not say, so approved ones wait for a person instead of becoming payable.
 */
export function mapConversion(conversion: Given): SourceRow[] {
  const id = text(conversion.id)
  const line = `conversion ${id}`
  const currency = text(given(conversion.program).currency)
  const owner = text(given(conversion.affiliate).id)
  const at = timeOf(conversion.created_at)
  const named = text(given(conversion.customer).customer_id)
  const customerId = named || `conversion-${id}`
  const commissions = Array.isArray(conversion.commissions) ? conversion.commissions.map(given) : []
  return [
    ...(named === '' ? buyer(customerId, owner, at) : []),
    {
      kind: 'sale',
      id,
      line,
      customer: `customer:${customerId}`,
      invoiceId: textOrNull(conversion.external_id),
      eventName: null,
      amountMinor: majorToMinor(conversion.amount, currency),
      currency,
      at,
    },
    ...commissions.map((commission): ImportRow => {
      const commissionId = text(commission.id)
      const ownCurrency = text(commission.currency) || currency
      return {
        kind: 'commission',
        id: commissionId,
        line: `commission ${commissionId} of ${line}`,
        partner: text(given(commission.affiliate).id) || owner,
        customer: `customer:${customerId}`,
        sale: id,
        earningsMinor: majorToMinor(commission.amount, ownCurrency),
        currency: ownCurrency,
        status: commission.approved === false ? 'canceled' : 'held',
        at: timeOf(commission.created_at) ?? at,
        dueAt: null,
        paidAt: null,
        payout: null,
        description: null,
      }
    }),
  ]
}

/** Converts a customer, and that they came. */
export function mapCustomer(customer: Given): SourceRow[] {
  const externalId = text(customer.customer_id)
  const owner = text(given(customer.affiliate).id)
  return buyer(externalId, owner, timeOf(customer.created_at))
}

function buyer(externalId: string, owner: string, at: string | null): SourceRow[] {
  const about = { id: `customer:${externalId}`, line: `customer ${externalId}` }
  const person = { name: null, email: null, country: null }
  const came = { partner: owner || null, link: `link:${owner}`, at }
  return [
    { kind: 'customer', ...about, externalId, ...person, ...came },
    { kind: 'lead', ...about, customer: about.id, eventName: 'Sign up', at },
  ]
}
