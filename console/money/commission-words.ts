import type { Commission } from '../api/wire.gen.ts'
import { t, type TextId } from '../base/texts.ts'

type Status = Commission['status']
type Type = Commission['type']
type HoldReason = NonNullable<Commission['holdReason']>

/** What commissions may be, from their beginning to their end. */
export const COMMISSION_STATUSES: Readonly<
  Record<Status, { name: TextId; about: TextId; tone: '' | 'good' | 'bad' }>
> = {
  pending: {
    name: 'commissions.holdingPeriod',
    about: 'commissions.becomesPayableWhenHolding',
    tone: '',
  },
  hold: {
    name: 'commissions.onHold',
    about: 'commissions.wontBecomePayableUntil',
    tone: 'bad',
  },
  processed: { name: 'common.payable', about: 'commissions.includedNextPayout', tone: '' },
  paid: { name: 'field.paidAt', about: 'commissions.paidPartner', tone: 'good' },
  refunded: {
    name: 'field.amountRefunded',
    about: 'commissions.saleFullyRefunded',
    tone: '',
  },
  duplicate: {
    name: 'commissions.duplicate',
    about: 'commissions.markedDuplicate',
    tone: '',
  },
  canceled: {
    name: 'commissions.canceled',
    about: 'commissions.canceledManuallyCantUndone',
    tone: '',
  },
  fraud: { name: 'common.fraud', about: 'commissions.rejectedFraudCantUndone', tone: 'bad' },
}

const TYPES: Readonly<Record<Type, TextId>> = {
  sale: 'common.sale',
  lead: 'field.leadId',
  click: 'common.clicks',
  referral: 'payouts.referral',
  custom: 'payouts.bonus',
}

const HOLD_REASONS: Readonly<Record<HoldReason, TextId>> = {
  fraud: 'commissions.fraudRuleFlaggedCheck',
  client_side: 'commissions.eventReportedBrowserNeeds',
  existing_customer: 'commissions.customerAlreadyExistedBefore',
  rate_missing: 'commissions.waitingExchangeRate',
  manual: 'commissions.putHoldManually',
}

// The records have these names alone.
export const STATUS_NAMES = Object.keys(COMMISSION_STATUSES) as Status[]
export const TYPE_NAMES = Object.keys(TYPES) as Type[]

export function commissionStatusName(status: Status): string {
  return t(COMMISSION_STATUSES[status].name)
}

export function commissionTypeName(type: Type): string {
  return t(TYPES[type])
}

/** Says where a commission stands, and why it is held. */
export function aboutCommission({ status, holdReason }: Commission): string {
  const about = t(COMMISSION_STATUSES[status].about)
  return status === 'hold' && holdReason ? `${t(HOLD_REASONS[holdReason])} ${about}` : about
}
