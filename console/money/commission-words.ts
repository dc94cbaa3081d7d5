import type { Commission } from '../api/wire.gen.ts'
import { t, type Text } from '../base/texts.ts'

type Status = Commission['status']
type Type = Commission['type']
type HoldReason = NonNullable<Commission['holdReason']>

/** What commissions may be, from their beginning to their end. */
export const COMMISSION_STATUSES: Readonly<
  Record<Status, { name: Text; about: Text; tone: '' | 'good' | 'bad' }>
> = {
  pending: {
    name: 'Holding period',
    about: 'It becomes payable when its holding period is over.',
    tone: '',
  },
  hold: {
    name: 'Held',
    about: 'It does not become payable until somebody releases it.',
    tone: 'bad',
  },
  processed: { name: 'Payable', about: 'The next payout takes it.', tone: '' },
  paid: { name: 'Paid', about: 'The partner has it.', tone: 'good' },
  refunded: { name: 'Refunded', about: 'The sale was refunded: nothing is left of it.', tone: '' },
  duplicate: { name: 'Duplicate', about: 'Somebody found it to be recorded twice.', tone: '' },
  canceled: { name: 'Cancelled', about: 'Somebody cancelled it. That is final.', tone: '' },
  fraud: { name: 'Fraud', about: 'It was rejected as fraud. That is final.', tone: 'bad' },
}

const TYPES: Readonly<Record<Type, Text>> = {
  sale: 'Sale',
  lead: 'Lead',
  click: 'Clicks',
  referral: 'Referral',
  custom: 'Bonus',
}

const HOLD_REASONS: Readonly<Record<HoldReason, Text>> = {
  fraud: 'A fraud rule found something: look at the fraud queue.',
  client_side: 'The attribution rests on a browser’s report, so somebody looks at it first.',
  existing_customer: 'You knew the customer before they clicked the partner’s link.',
  rate_missing: 'It waits for an exchange rate.',
  manual: 'Somebody put it on hold.',
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
