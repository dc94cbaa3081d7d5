import type { CommissionState, PartnerState } from '../../domain/imports.ts'
import type { ImportRow, SourceRow } from '../port.ts'
import { given, minor, nameOf, text, textOrNull, timeOf, type Given } from '../read-object.ts'

/** States of a promoter in a campaign. */
const PARTNER_STATES: Readonly<Record<string, PartnerState>> = {
  accepted: 'approved',
  pending: 'pending',
  rejected: 'rejected',
  inactive: 'deactivated',
  blocked: 'banned',
}

/** Converts a promoter; the state is that of their first campaign, each of which has a link. */
export function mapPromoter(promoter: Given): SourceRow[] {
  const id = text(promoter.id)
  const line = `promoter ${id}`
  const profile = given(promoter.profile)
  const campaigns = Array.isArray(promoter.promoter_campaigns)
    ? promoter.promoter_campaigns.map(given)
    : []
  const status = PARTNER_STATES[text(campaigns[0]?.state) || 'accepted']
  if (!status) return [{ kind: 'partner', id, line, refused: 'invalid_status' }]
  const at = timeOf(promoter.joined_at) ?? timeOf(promoter.created_at)
  const person = {
    email: text(promoter.email),
    name: textOrNull(promoter.name) ?? nameOf(profile.first_name, profile.last_name),
    country: textOrNull(profile.country),
    companyName: textOrNull(profile.company_name),
    tenantId: textOrNull(promoter.cust_id),
  }
  const links = campaigns.filter(({ ref_token: token }) => text(token) !== '')
  return [
    { kind: 'partner', id, line, ...person, status, at },
    ...links.map((campaign): ImportRow => ({
      kind: 'link',
      id: text(campaign.id),
      line: `link ${text(campaign.ref_token)} of ${line}`,
      partner: id,
      key: text(campaign.ref_token),
      url: null,
      at,
    })),
  ]
}

export function mapReferral(referral: Given): SourceRow[] {
  const id = text(referral.id)
  const line = `referral ${id}`
  const campaign = given(referral.promoter_campaign)
  const at = timeOf(referral.created_at)
  return [
    {
      kind: 'customer',
      id,
      line,
      externalId: text(referral.uid) || text(referral.email) || id,
      name: textOrNull(referral.name) ?? nameOf(referral.first_name, referral.last_name),
      email: textOrNull(referral.email),
      country: null,
      partner: textOrNull(given(campaign.promoter).id) ?? textOrNull(campaign.promoter_id),
      link: textOrNull(campaign.id),
      at,
    },
    { kind: 'lead', id, line, customer: id, eventName: 'Sign up', at },
  ]
}

/** Converts a commission, and of a sale the sale. `currency` is that of the account. */
export function mapCommission(commission: Given, currency: string): SourceRow[] {
  const id = text(commission.id)
  const line = `commission ${id}`
  const unit = text(commission.unit) || 'cash'
  if (unit !== 'cash') return [{ kind: 'commission', id, line, refused: 'not_money' }]
  const isPaid = commission.is_paid === true
  const status = stateOf(text(commission.status), isPaid)
  if (!status) return [{ kind: 'commission', id, line, refused: 'invalid_status' }]
  const campaign = given(commission.promoter_campaign)
  const customer = textOrNull(given(commission.referral).id)
  const at = timeOf(commission.created_at)
  const isSale = commission.commission_type !== 'custom' && customer !== null
  const sold: ImportRow[] = isSale
    ? [
        {
          kind: 'sale',
          id,
          line: `sale of ${line}`,
          customer,
          invoiceId: textOrNull(commission.event_id),
          eventName: null,
          amountMinor: minor(commission.sale_amount),
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
      partner: text(given(campaign.promoter).id) || text(campaign.promoter_id),
      customer,
      sale: isSale ? id : null,
      earningsMinor: minor(commission.amount),
      currency,
      status,
      at,
      dueAt: null,
      paidAt: isPaid ? (timeOf(commission.status_updated_at) ?? at) : null,
      payout: null,
      description: textOrNull(commission.external_note),
    },
  ]
}

function stateOf(status: string, isPaid: boolean): CommissionState | null {
  if (isPaid) return 'paid'
  if (status === 'denied') return 'canceled'
  if (status === 'pending') return 'held'
  return status === 'approved' ? 'unpaid' : null
}
