import {
  COMMISSION_STATES,
  PARTNER_STATES,
  type CommissionState,
  type PartnerState,
} from '../../domain/imports.ts'
import { Unreadable } from './read-cells.ts'

const PARTNER_WORDS: Readonly<Record<string, PartnerState>> = {
  active: 'approved',
  accepted: 'approved',
  enabled: 'approved',
  applied: 'pending',
  waiting: 'pending',
  declined: 'rejected',
  denied: 'rejected',
  inactive: 'deactivated',
  disabled: 'deactivated',
  suspended: 'deactivated',
  blocked: 'banned',
  fraud: 'banned',
}

/** Reads the status of a partner; without one they take part. */
export function partnerState(text: string | undefined): PartnerState {
  const word = (text ?? '').trim().toLowerCase()
  if (word === '') return 'approved'
  const state = PARTNER_STATES.find((one) => one === word) ?? PARTNER_WORDS[word]
  if (state && (state === word || Object.hasOwn(PARTNER_WORDS, word))) return state
  throw new Unreadable('invalid_status')
}

const COMMISSION_WORDS: Readonly<Record<string, CommissionState>> = {
  pending: 'unpaid',
  due: 'unpaid',
  approved: 'unpaid',
  open: 'unpaid',
  processed: 'unpaid',
  hold: 'held',
  review: 'held',
  completed: 'paid',
  sent: 'paid',
  void: 'canceled',
  voided: 'canceled',
  rejected: 'canceled',
  denied: 'canceled',
  refunded: 'canceled',
  fraud: 'canceled',
  duplicate: 'canceled',
  reversed: 'canceled',
}

/** Reads the status of a commission. */
export function commissionState(text: string | undefined): CommissionState {
  const word = (text ?? '').trim().toLowerCase()
  const state = COMMISSION_STATES.find((one) => one === word)
  if (state) return state
  if (Object.hasOwn(COMMISSION_WORDS, word)) return COMMISSION_WORDS[word]!
  throw new Unreadable('invalid_status')
}
