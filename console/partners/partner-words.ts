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
    about: 'partners.waitsAnswerUntilThen',
    actions: ['approve', 'reject', 'ban'],
  },
  approved: {
    name: 'field.approvedAt',
    tone: 'good',
    about: 'partners.linksEarns',
    actions: ['archive', 'deactivate', 'ban'],
  },
  invited: {
    name: 'field.invitedAt',
    tone: '',
    about: 'partners.notAnsweredYetLinks',
    actions: ['ban'],
  },
  rejected: {
    name: 'partners.rejected',
    tone: '',
    about: 'partners.applicationNotAccepted',
    actions: ['approve', 'ban'],
  },
  declined: {
    name: 'partners.declined',
    tone: '',
    about: 'partners.partnerDidNotWant',
    actions: ['ban'],
  },
  archived: {
    name: 'field.archived',
    tone: '',
    about: 'partners.takesPartEarnsBut',
    actions: ['unarchive', 'deactivate', 'ban'],
  },
  deactivated: {
    name: 'field.deactivatedAt',
    tone: '',
    about: 'partners.earnsNothingNewDue',
    actions: ['reactivate', 'ban'],
  },
  banned: {
    name: 'field.bannedAt',
    tone: 'bad',
    about: 'partners.linksEarnNothingUnpaid',
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
  approve: { button: 'partners.approve', said: 'partners.nameTakesPartNow' },
  reject: {
    button: 'common.reject',
    said: 'partners.nameRejectedToldMail',
    asks: 'partners.partnerToldMailMay',
  },
  archive: { button: 'links.archive', said: 'partners.nameIsArchived' },
  unarchive: { button: 'partners.showInLists', said: 'partners.nameShownListsAgain' },
  deactivate: {
    button: 'partners.deactivate',
    said: 'partners.nameDeactivatedDueStill',
    asks: 'partners.linksEarnNothingNow',
  },
  reactivate: { button: 'partners.reactivate', said: 'partners.nameTakesPartAgain' },
  ban: {
    button: 'partners.ban',
    said: 'partners.nameIsBanned',
    asks: 'partners.linksEarnNothingNowAll',
  },
  unban: {
    button: 'partners.liftTheBan',
    said: 'partners.banNameLifted',
    asks: 'partners.partnerTakesPartAgain',
  },
}

export const BAN_REASON_NAMES = {
  tos_violation: 'partners.breaksTheTerms',
  inappropriate_content: 'partners.inappropriateContent',
  fake_traffic: 'partners.fakeTraffic',
  fraud: 'common.fraud',
  spam: 'partners.spam',
  brand_abuse: 'partners.abuseBrand',
} as const satisfies Readonly<Record<NonNullable<Partner['bannedReason']>, TextId>>

export type BanReason = keyof typeof BAN_REASON_NAMES

/** Tells whether a text is a status. */
export const isPartnerStatus = (text: string): text is PartnerStatus => text in PARTNER_STATUSES
