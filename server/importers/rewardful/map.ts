import type { PartnerState } from '../../domain/imports.ts'
import type { CommissionRow, ImportRow, PayoutRow, SourceRow } from '../port.ts'
import { given, minor, nameOf, text, textOrNull, timeOf, type Given } from '../read-object.ts'

const PARTNER_STATES: Readonly<Record<string, PartnerState>> = {
  active: 'approved',
  disabled: 'deactivated',
  suspicious: 'banned',
}

const COMMISSION_STATES: Readonly<Record<string, CommissionRow['status']>> = {
  pending: 'unpaid',
  due: 'unpaid',
  paid: 'paid',
  voided: 'canceled',
}

/** Converts an affiliate with the links that are expanded in it. */
export function mapAffiliate(affiliate: Given): SourceRow[] {
  const id = text(affiliate.id)
  const line = `affiliate ${id}`
  const at = timeOf(affiliate.created_at)
  const status = PARTNER_STATES[text(affiliate.state)]
  if (!status) return [{ kind: 'partner', id, line, refused: 'invalid_status' }]
  const links = Array.isArray(affiliate.links) ? affiliate.links.map(given) : []
  return [
    {
      kind: 'partner',
      id,
      line,
      email: text(affiliate.email),
      name: nameOf(affiliate.first_name, affiliate.last_name),
      country: null,
      companyName: null,
      tenantId: null,
      status,
      at,
    },
    ...links.map((link): ImportRow => ({
      kind: 'link',
      id: text(link.id),
      line: `link ${text(link.token)} of ${line}`,
      partner: id,
      key: text(link.token),
      url: null,
      at,
    })),
  ]
}

/** Converts a referral that has become a lead; a mere visitor is nobody yet. */
export function mapReferral(referral: Given): SourceRow[] {
  const customer = given(referral.customer)
  const processorId = text(referral.stripe_customer_id) || text(customer.id)
  const at = timeOf(referral.became_lead_at) ?? timeOf(referral.became_conversion_at)
  if (at === null || processorId === '') return []
  const id = text(referral.id)
  const line = `referral ${id}`
  return [
    {
      kind: 'customer',
      id,
      line,
      externalId: processorId,
      name: textOrNull(customer.name),
      email: textOrNull(customer.email),
      country: null,
      partner: textOrNull(given(referral.affiliate).id),
      link: textOrNull(given(referral.link).id),
      at,
    },
    { kind: 'lead', id, line, customer: id, eventName: 'Sign up', at },
  ]
}

/** Converts a commission with the sale that is expanded in it. */
export function mapCommission(commission: Given): SourceRow[] {
  const id = text(commission.id)
  const line = `commission ${id}`
  const sale = given(commission.sale)
  const affiliate = given(sale.affiliate)
  const referral = given(sale.referral)
  const owner = text(affiliate.id) || text(given(referral.affiliate).id)
  const status = COMMISSION_STATES[text(commission.state)]
  if (!status) return [{ kind: 'commission', id, line, refused: 'invalid_status' }]
  const saleId = textOrNull(sale.id)
  const customer = textOrNull(referral.id)
  const sold: ImportRow[] =
    saleId === null || customer === null
      ? []
      : [
          {
            kind: 'sale',
            id: saleId,
            line: `sale ${saleId}`,
            customer,
            invoiceId: textOrNull(sale.stripe_charge_id),
            eventName: null,
            amountMinor: minor(sale.sale_amount_cents),
            currency: text(sale.currency),
            at: timeOf(sale.charged_at) ?? timeOf(sale.created_at),
          },
        ]
  return [
    ...sold,
    {
      kind: 'commission',
      id,
      line,
      partner: owner,
      customer,
      sale: sold.length > 0 ? saleId : null,
      earningsMinor: minor(commission.amount),
      currency: text(commission.currency),
      status,
      at: timeOf(commission.created_at),
      dueAt: timeOf(commission.due_at),
      paidAt: timeOf(commission.paid_at),
      payout: null,
      description: null,
    },
  ]
}

/** Converts a payout, which names its commissions. */
export function mapPayout(payout: Given): PayoutRow {
  const id = text(payout.id)
  const commissions = Array.isArray(payout.commissions) ? payout.commissions.map(given) : []
  return {
    kind: 'payout',
    id,
    line: `payout ${id}`,
    partner: text(given(payout.affiliate).id),
    amountMinor: minor(payout.amount),
    currency: text(payout.currency),
    isPaid: payout.state === 'paid',
    at: timeOf(payout.paid_at) ?? timeOf(payout.created_at),
    commissions: commissions.map((commission) => text(commission.id)),
  }
}
