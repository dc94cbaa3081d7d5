import type { CommissionState, PartnerState } from '../../domain/imports.ts'
import type { ImportRow, SourceRow } from '../port.ts'
import { given, minor, nameOf, text, textOrNull, timeOf, type Given } from '../read-object.ts'

const PARTNER_STATES: Readonly<Record<string, PartnerState>> = {
  approved: 'approved',
  pending: 'pending',
  declined: 'rejected',
  archived: 'archived',
}

/** Converts a partnership, with the link that its key makes. */
export function mapPartnership(partnership: Given): SourceRow[] {
  const id = text(partnership.key)
  const line = `partnership ${id}`
  const isArchived = partnership.archived === true
  const status = isArchived ? 'archived' : PARTNER_STATES[text(partnership.approved_status)]
  if (!status) return [{ kind: 'partner', id, line, refused: 'invalid_status' }]
  const at = timeOf(partnership.created_at)
  const address = given(partnership.address)
  const link = given(partnership.link)
  const key = keyOf(text(link.url))
  const links: ImportRow[] =
    key === '' ? [] : [{ kind: 'link', id: `link:${id}`, line, partner: id, key, url: null, at }]
  const person = {
    email: text(partnership.email),
    name: nameOf(partnership.first_name, partnership.last_name),
    country: textOrNull(address.country),
    companyName: null,
    tenantId: null,
  }
  return [{ kind: 'partner', id, line, ...person, status, at }, ...links]
}

/** Converts a further link of a partnership; the first one came with it. */
export function mapLink(link: Given, partnership: Given): SourceRow[] {
  const [id, url] = [text(link.key), text(link.url)]
  const key = keyOf(url)
  if (id === '' || key === '' || url === text(given(partnership.link).url)) return []
  const partner = text(partnership.key)
  const about = { partner, key, url: textOrNull(link.dest), at: timeOf(link.created_at) }
  return [
    { kind: 'link', id: `link:${id}`, line: `link ${id} of partnership ${partner}`, ...about },
  ]
}

/** Returns the end of a link's address. */
function keyOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.replace(/^\/+|\/+$/g, '') : ''
}

export function mapCustomer(customer: Given): SourceRow[] {
  const id = text(customer.key)
  const line = `customer ${id}`
  if (customer.test === true) return [{ kind: 'customer', id, line, refused: 'test_data' }]
  const at = timeOf(customer.created_at)
  return [
    {
      kind: 'customer',
      id,
      line,
      externalId: text(customer.customer_key) || text(customer.provider_key) || id,
      name: textOrNull(customer.name),
      email: textOrNull(customer.email),
      country: null,
      partner: textOrNull(customer.partnership_key),
      link: null,
      at,
    },
    { kind: 'lead', id, line, customer: id, eventName: 'Sign up', at },
  ]
}

export function mapTransaction(transaction: Given): SourceRow[] {
  const id = text(transaction.key)
  const line = `transaction ${id}`
  if (transaction.test === true) return [{ kind: 'sale', id, line, refused: 'test_data' }]
  const customer = given(transaction.customer)
  return [
    {
      kind: 'sale',
      id,
      line,
      customer: text(customer.key) || text(transaction.customer_key),
      invoiceId: null,
      eventName: null,
      amountMinor: minor(transaction.amount),
      currency: text(transaction.currency),
      at: timeOf(transaction.created_at),
    },
  ]
}

/** Converts a reward. Rewards are in US dollars, and paid to partners when their invoice was. */
export function mapReward(reward: Given): SourceRow[] {
  const id = text(reward.key)
  const line = `reward ${id}`
  if (reward.test === true) return [{ kind: 'commission', id, line, refused: 'test_data' }]
  const invoice = given(reward.invoice)
  const invoicedAt = timeOf(invoice.payment_date)
  const status = stateOf(text(reward.reward_status), invoicedAt !== null)
  if (!status) return [{ kind: 'commission', id, line, refused: 'invalid_status' }]
  return [
    {
      kind: 'commission',
      id,
      line,
      partner: text(given(reward.partnership).key) || text(reward.partnership_key),
      customer: textOrNull(given(reward.customer).key),
      sale: textOrNull(given(reward.transaction).key),
      earningsMinor: minor(reward.amount),
      currency: 'usd',
      status,
      at: timeOf(reward.created_at),
      dueAt: null,
      paidAt: status === 'paid' ? (invoicedAt ?? timeOf(reward.updated_at)) : null,
      payout: null,
      description: textOrNull(reward.description),
    },
  ]
}

function stateOf(status: string, isPaid: boolean): CommissionState | null {
  if (status === 'declined') return 'canceled'
  if (status === 'hold') return 'held'
  if (status === 'paid') return 'paid'
  if (!['approved', 'pending', 'scheduled'].includes(status)) return null
  return isPaid ? 'paid' : 'unpaid'
}
