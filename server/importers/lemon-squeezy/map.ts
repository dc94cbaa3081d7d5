import type { CommissionState, PartnerState } from '../../domain/imports.ts'
import type { ImportRow, SourceRow } from '../port.ts'
import { given, minor, text, textOrNull, timeOf, type Given } from '../read-object.ts'

const PARTNER_STATES: Readonly<Record<string, PartnerState>> = {
  active: 'approved',
  pending: 'pending',
  disabled: 'deactivated',
}

/** Converts an affiliate, with what they were paid and what they are owed as a commission each. */
export function mapAffiliate(affiliate: Given, currency: string): SourceRow[] {
  const id = text(affiliate.id)
  const line = `affiliate ${id}`
  const known = given(affiliate.attributes)
  const status = PARTNER_STATES[text(known.status)]
  if (!status) return [{ kind: 'partner', id, line, refused: 'invalid_status' }]
  const at = timeOf(known.updated_at) ?? timeOf(known.created_at)
  const unpaid = minor(known.unpaid_earnings)
  const paid = minor(known.total_earnings) - unpaid
  const person = { email: text(known.user_email), name: textOrNull(known.user_name) }
  const nothing = { country: null, companyName: null, tenantId: null }
  const since = timeOf(known.created_at)
  const earned = (state: CommissionState, earningsMinor: number): ImportRow => ({
    kind: 'commission',
    id: `${id}:${state}`,
    line,
    partner: id,
    customer: null,
    sale: null,
    earningsMinor,
    currency,
    status: state,
    at,
    dueAt: null,
    paidAt: state === 'paid' ? at : null,
    payout: null,
    description: null,
  })
  return [
    { kind: 'partner', id, line, ...person, ...nothing, status, at: since },
    ...(paid === 0 ? [] : [earned('paid', paid)]),
    ...(unpaid === 0 ? [] : [earned('unpaid', unpaid)]),
  ]
}
