import type { ImportRow, PayoutRow, SourceRow } from '../port.ts'
import type { CommissionState, PartnerState } from '../../domain/imports.ts'
import { given, text, textOrNull, timeOf, type Given } from '../read-object.ts'

export const LABEL = 'Dub'

const COMMISSION_STATES: Readonly<Record<string, CommissionState>> = {
  pending: 'unpaid',
  processed: 'unpaid',
  hold: 'held',
  paid: 'paid',
  refunded: 'canceled',
  duplicate: 'canceled',
  fraud: 'canceled',
  canceled: 'canceled',
}

const PARTNER_STATES: Readonly<Record<string, PartnerState>> = {
  pending: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  invited: 'invited',
  declined: 'rejected',
  deactivated: 'deactivated',
  banned: 'banned',
  archived: 'archived',
}

/** Converts a partner with their links. */
export function mapPartner(partner: Given): SourceRow[] {
  const id = text(partner.id)
  const line = `partner ${id}`
  const status = PARTNER_STATES[text(partner.status)]
  if (!status) return [{ kind: 'partner', id, line, refused: 'invalid_status' }]
  const at = timeOf(partner.createdAt)
  const links = Array.isArray(partner.links) ? partner.links.map(given) : []
  return [
    {
      kind: 'partner',
      id,
      line,
      email: text(partner.email),
      name: textOrNull(partner.name),
      country: textOrNull(partner.country),
      companyName: textOrNull(partner.companyName),
      tenantId: textOrNull(partner.tenantId),
      status,
      at,
    },
    ...links.map((link): ImportRow => ({
      kind: 'link',
      id: text(link.id),
      line: `link ${text(link.shortLink)} of ${line}`,
      partner: id,
      key: text(link.key),
      url: textOrNull(link.url),
      at,
    })),
  ]
}

/** Converts a customer who came through a partner. */
export function mapCustomer(customer: Given): SourceRow[] {
  const id = text(customer.id)
  const line = `customer ${id}`
  const partner = textOrNull(given(customer.partner).id)
  if (partner === null) return []
  const at = timeOf(customer.createdAt)
  return [
    {
      kind: 'customer',
      id,
      line,
      externalId: text(customer.externalId),
      name: textOrNull(customer.name),
      email: textOrNull(customer.email),
      country: textOrNull(customer.country),
      partner,
      link: textOrNull(given(customer.link).id),
      at,
    },
    { kind: 'lead', id, line, customer: id, eventName: 'Sign up', at },
  ]
}

/** Converts a commission, and of a sale the sale itself. */
export function mapCommission(commission: Given): SourceRow[] {
  const id = text(commission.id)
  const line = `commission ${id}`
  const status = COMMISSION_STATES[text(commission.status)]
  if (!status) return [{ kind: 'commission', id, line, refused: 'invalid_status' }]
  const customer = textOrNull(given(commission.customer).id)
  const at = timeOf(commission.createdAt)
  const currency = text(commission.currency)
  const isSale = commission.type === 'sale' && customer !== null
  const sold: ImportRow[] = isSale
    ? [
        {
          kind: 'sale',
          id,
          line: `sale of ${line}`,
          customer,
          invoiceId: textOrNull(commission.invoiceId),
          eventName: null,
          amountMinor: Number(commission.amount),
          currency,
          at,
        },
      ]
    : []
  return [
    ...sold,
    {
      kind: 'commission',
      id,
      line,
      partner: text(given(commission.partner).id),
      customer,
      sale: isSale ? id : null,
      earningsMinor: Number(commission.earnings),
      currency,
      status,
      at,
      dueAt: null,
      paidAt: timeOf(commission.paidAt),
      payout: null,
      description: textOrNull(commission.description),
    },
  ]
}

/** Converts a payout; `commissions` are those that were asked for it. */
export function mapPayout(payout: Given, commissions: readonly string[]): PayoutRow {
  const id = text(payout.id)
  return {
    kind: 'payout',
    id,
    line: `payout ${id}`,
    partner: text(given(payout.partner).id),
    amountMinor: Number(payout.amount),
    currency: text(payout.currency),
    isPaid: isPaid(payout),
    at: timeOf(payout.paidAt) ?? timeOf(payout.createdAt),
    commissions,
  }
}

/** Tells whether a payout has left Dub: one that is sent cannot be stopped any more. */
export function isPaid({ status }: Given): boolean {
  return status === 'completed' || status === 'sent' || status === 'processed'
}
