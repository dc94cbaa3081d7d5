import type { Partner } from '../api/wire.gen.ts'
import type { TemplateWith, TextId } from '../base/texts.ts'

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
  name: TextId
  tone: '' | 'good' | 'bad'
  about: TextId
  actions: readonly PartnerAction[]
}

/** Each status: what it means, and what may be done then. */
export const PARTNER_STATUSES: Readonly<Record<PartnerStatus, StatusWords>> = {
  pending: {
    name: 'partners.pending',
    tone: '',
    about: 'partners.awaitingReviewPartnerNo',
    actions: ['approve', 'reject', 'ban'],
  },
  approved: {
    name: 'field.approvedAt',
    tone: 'good',
    about: 'partners.activeLinksEarnsCommissions',
    actions: ['archive', 'deactivate', 'ban'],
  },
  invited: {
    name: 'field.invitedAt',
    tone: '',
    about: 'partners.hasntAcceptedInvitationYet',
    actions: ['ban'],
  },
  rejected: {
    name: 'partners.rejected',
    tone: '',
    about: 'partners.applicationRejected',
    actions: ['approve', 'ban'],
  },
  declined: {
    name: 'partners.declined',
    tone: '',
    about: 'partners.partnerDeclinedInvitation',
    actions: ['ban'],
  },
  archived: {
    name: 'field.archived',
    tone: '',
    about: 'partners.activeEarningButHidden',
    actions: ['unarchive', 'deactivate', 'ban'],
  },
  deactivated: {
    name: 'field.deactivatedAt',
    tone: '',
    about: 'partners.doesntEarnNewCommissions',
    actions: ['reactivate', 'ban'],
  },
  banned: {
    name: 'field.bannedAt',
    tone: 'bad',
    about: 'partners.linksDontEarnUnpaid',
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
  button: TextId
  /** What was done, with the partner's `name`. */
  said: TemplateWith<'name'>
  /** What it does; without it nobody is asked. */
  asks?: TextId
}

export const PARTNER_ACTIONS: Readonly<Record<PartnerAction, ActionWords>> = {
  approve: { button: 'partners.approve', said: 'partners.nameApprovedNotifiedEmail' },
  reject: {
    button: 'common.reject',
    said: 'partners.nameRejectedNotifiedEmail',
    asks: 'partners.partnerNotifiedEmailCan',
  },
  archive: { button: 'links.archive', said: 'partners.nameArchived' },
  unarchive: { button: 'partners.unarchive', said: 'partners.nameUnarchived' },
  deactivate: {
    button: 'partners.deactivate',
    said: 'partners.nameDeactivatedExistingCommissions',
    asks: 'partners.linksStopEarningExisting',
  },
  reactivate: { button: 'partners.reactivate', said: 'partners.nameReactivated' },
  ban: {
    button: 'partners.ban',
    said: 'partners.nameBanned',
    asks: 'partners.linksStopEarningAll',
  },
  unban: {
    button: 'partners.unban',
    said: 'partners.nameUnbanned',
    asks: 'partners.partnerBecomesActiveAgain',
  },
}

export const BAN_REASON_NAMES = {
  tos_violation: 'partners.termsViolation',
  inappropriate_content: 'partners.inappropriateContent',
  fake_traffic: 'partners.fakeTraffic',
  fraud: 'common.fraud',
  spam: 'partners.spam',
  brand_abuse: 'partners.brandAbuse',
} as const satisfies Readonly<Record<NonNullable<Partner['bannedReason']>, TextId>>

export type BanReason = keyof typeof BAN_REASON_NAMES

/** Tells whether a text is a status. */
export const isPartnerStatus = (text: string): text is PartnerStatus => text in PARTNER_STATUSES

/** Tells whether a text is an action. */
export const isPartnerAction = (text: string): text is PartnerAction =>
  Object.hasOwn(PARTNER_ACTIONS, text)
