import type { CommissionState, PartnerState } from '../../domain/imports.ts'
import type { SourceRow } from '../port.ts'
import { given, minor, nameOf, text, textOrNull, timeOf, type Given } from '../read-object.ts'

const PARTNER_STATES: Readonly<Record<string, PartnerState>> = {
  active: 'approved',
  approved: 'approved',
  pending: 'pending',
  invited: 'invited',
  rejected: 'rejected',
  inactive: 'deactivated',
  disabled: 'deactivated',
  suspended: 'deactivated',
  banned: 'banned',
}

const COMMISSION_STATES: Readonly<Record<string, CommissionState>> = {
  pending: 'unpaid',
  approved: 'unpaid',
  paid: 'paid',
  rejected: 'canceled',
  refunded: 'canceled',
}

/** Returns the id of the partner: expanded, or named alone. */
function partnerOf(one: Given): string {
  return text(given(one.partner).id) || text(one.partner_id)
}

export function mapPartner(partner: Given): SourceRow[] {
  const id = text(partner.id)
  const line = `partner ${id}`
  const status = PARTNER_STATES[text(partner.status) || 'active']
  if (!status) return [{ kind: 'partner', id, line, refused: 'invalid_status' }]
  const person = {
    email: text(partner.email),
    name: nameOf(partner.first_name, partner.last_name),
    country: textOrNull(partner.country_code),
    companyName: textOrNull(partner.company_name),
    tenantId: null,
  }
  return [{ kind: 'partner', id, line, ...person, status, at: timeOf(partner.created_at) }]
}

/** Converts a link, whose value is what stands in the address. */
export function mapLink(link: Given): SourceRow[] {
  const id = text(link.id)
  const key = text(link.value)
  const about = { partner: partnerOf(link), key, url: null, at: timeOf(link.created_at) }
  return [{ kind: 'link', id, line: `link ${id}`, ...about }]
}

export function mapCustomer(customer: Given): SourceRow[] {
  const id = text(customer.id)
  const line = `customer ${id}`
  const at = timeOf(customer.created_at)
  return [
    {
      kind: 'customer',
      id,
      line,
      externalId: text(customer.customer_id) || text(customer.email) || id,
      name: textOrNull(customer.name),
      email: textOrNull(customer.email),
      country: textOrNull(customer.country_code),
      partner: partnerOf(customer) || null,
      link: textOrNull(customer.link_id),
      at,
    },
    { kind: 'lead', id, line, customer: id, eventName: 'Sign up', at },
  ]
}

/** Converts a transaction. `currency` is what amounts are in when it names none. */
export function mapTransaction(transaction: Given, currency: string): SourceRow[] {
  const id = text(transaction.id)
  return [
    {
      kind: 'sale',
      id,
      line: `transaction ${id}`,
      customer: text(transaction.customer_id),
      invoiceId: textOrNull(transaction.charge_id),
      eventName: null,
      amountMinor: minor(transaction.amount),
      currency: text(transaction.currency) || currency,
      at: timeOf(transaction.created_at),
    },
  ]
}

/** Converts a commission. What was paid has no date of its own: it was last changed then. */
export function mapCommission(commission: Given, currency: string): SourceRow[] {
  const id = text(commission.id)
  const line = `commission ${id}`
  const status = COMMISSION_STATES[text(commission.status)]
  if (!status) return [{ kind: 'commission', id, line, refused: 'invalid_status' }]
  return [
    {
      kind: 'commission',
      id,
      line,
      partner: partnerOf(commission),
      customer: textOrNull(commission.customer_id),
      sale: textOrNull(commission.transaction_id),
      earningsMinor: minor(commission.amount),
      currency: text(commission.currency) || currency,
      status,
      at: timeOf(commission.created_at),
      dueAt: null,
      paidAt: status === 'paid' ? timeOf(commission.updated_at) : null,
      payout: null,
      description: null,
    },
  ]
}
