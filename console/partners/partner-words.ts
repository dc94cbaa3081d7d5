import type { Partner } from '../api/wire.gen.ts'
import type { Text } from '../base/texts.ts'

export type PartnerStatus = Partner['status']
/** What an operator may do with a partner. */
export type PartnerAction =
  | 'approve'
  | 'reject'
  | 'archive'
  | 'unarchive'
  | 'deactivate'
  | 'reactivate'
  | 'ban'
  | 'unban'

interface StatusWords {
  name: Text
  tone: '' | 'good' | 'bad'
  about: Text
  actions: readonly PartnerAction[]
}

/** Each status: what it means, and what may be done then. */
export const PARTNER_STATUSES: Readonly<Record<PartnerStatus, StatusWords>> = {
  pending: {
    name: 'Pending',
    tone: '',
    about: 'Waits for your answer. Until then the partner has no links and earns nothing.',
    actions: ['approve', 'reject', 'ban'],
  },
  approved: {
    name: 'Approved',
    tone: 'good',
    about: 'Has links and earns.',
    actions: ['archive', 'deactivate', 'ban'],
  },
  invited: {
    name: 'Invited',
    tone: '',
    about: 'Has not answered yet. The links work and earn already.',
    actions: ['ban'],
  },
  rejected: {
    name: 'Rejected',
    tone: '',
    about: 'The application was not accepted.',
    actions: ['approve', 'ban'],
  },
  declined: {
    name: 'Declined',
    tone: '',
    about: 'The partner did not want the invitation.',
    actions: ['ban'],
  },
  archived: {
    name: 'Archived',
    tone: '',
    about: 'Takes part and earns, but is not shown in lists.',
    actions: ['unarchive', 'deactivate', 'ban'],
  },
  deactivated: {
    name: 'Deactivated',
    tone: '',
    about: 'Earns nothing new. What is due is still paid.',
    actions: ['reactivate', 'ban'],
  },
  banned: {
    name: 'Banned',
    tone: 'bad',
    about: 'Links earn nothing, and what was unpaid is canceled.',
    actions: ['unban'],
  },
}

/** In these the partner has a dashboard. */
export const WITH_DASHBOARD: readonly PartnerStatus[] = [
  'pending',
  'invited',
  'approved',
  'archived',
]

interface ActionWords {
  button: Text
  /** What was done, with the partner's `name`. */
  said: Text
  /** What it does; without it nobody is asked. */
  asks?: Text
}

export const PARTNER_ACTIONS: Readonly<Record<PartnerAction, ActionWords>> = {
  approve: { button: 'Approve', said: '{name} takes part now, and was told by mail.' },
  reject: {
    button: 'Reject …',
    said: '{name} was rejected, and was told by mail.',
    asks: 'The partner is told by mail, and may apply again after 30 days.',
  },
  archive: { button: 'Archive', said: '{name} is archived.' },
  unarchive: { button: 'Show in lists', said: '{name} is shown in lists again.' },
  deactivate: {
    button: 'Deactivate …',
    said: '{name} is deactivated. What is due is still paid.',
    asks: 'The links earn nothing from now on. What is due is still paid. You can reactivate the partner.',
  },
  reactivate: { button: 'Reactivate', said: '{name} takes part again.' },
  ban: {
    button: 'Ban …',
    said: '{name} is banned.',
    asks: 'The links earn nothing from now on, and all unpaid commissions are canceled. The partner reads the reason. Debts stay.',
  },
  unban: {
    button: 'Lift the ban …',
    said: 'The ban of {name} is lifted.',
    asks: 'The partner takes part again.',
  },
}

export const BAN_REASON_NAMES = {
  tos_violation: 'Breaks the terms',
  inappropriate_content: 'Inappropriate content',
  fake_traffic: 'Fake traffic',
  fraud: 'Fraud',
  spam: 'Spam',
  brand_abuse: 'Abuse of the brand',
} as const satisfies Readonly<Record<NonNullable<Partner['bannedReason']>, Text>>

export type BanReason = keyof typeof BAN_REASON_NAMES

/** Tells whether a text is a status. */
export const isPartnerStatus = (text: string): text is PartnerStatus => text in PARTNER_STATUSES
