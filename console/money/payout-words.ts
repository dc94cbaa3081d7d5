import type { Member, Payout, PayoutDraft } from '../api/wire.gen.ts'
import { t, type TextId } from '../base/texts.ts'

type Status = Payout['status']

/** What payouts may be, in their order. */
export const PAYOUT_STATUSES: Readonly<
  Record<Status, { name: TextId; about: TextId; tone: '' | 'good' | 'bad' }>
> = {
  pending: { name: 'payouts.prepared', about: 'payouts.notConfirmedYet', tone: '' },
  processing: {
    name: 'common.inTransit',
    about: 'payouts.confirmedWaitingProviderBank',
    tone: '',
  },
  sent: { name: 'field.sentAt', about: 'payouts.providerReceivedButHasnt', tone: '' },
  completed: { name: 'field.paidAt', about: 'payouts.providerReportsArrived', tone: 'good' },
  failed: {
    name: 'field.failedAt',
    about: 'payouts.amountPayableAgainFix',
    tone: 'bad',
  },
  canceled: {
    name: 'commissions.canceled',
    about: 'payouts.noMoneySentAmount',
    tone: '',
  },
}

/** Tells whether a text names a status of payouts. */
export function isPayoutStatus(text: string): text is Status {
  return Object.hasOwn(PAYOUT_STATUSES, text)
}

export function payoutStatusName(status: Status): string {
  return t(PAYOUT_STATUSES[status].name)
}

const DRAFT_STATUSES: Readonly<Record<PayoutDraft['status'], TextId>> = {
  open: 'payouts.awaitingConfirmation',
  confirmed: 'field.confirmedAt',
  discarded: 'field.discardedAt',
  expired: 'links.expired',
}

export function draftStatusName(status: PayoutDraft['status']): string {
  return t(DRAFT_STATUSES[status])
}

const BRANDS: Readonly<Record<string, string>> = {
  'stripe-connect': 'Stripe',
  paypal: 'PayPal',
  sepa: 'SEPA',
  nacha: 'ACH',
}

/** Names a way to pay. */
export function providerName(provider: string): string {
  if (provider === 'manual') return t('payouts.manual')
  if (provider === 'credit') return t('payouts.credit')
  return BRANDS[provider] ?? provider
}

/** Names who created or confirmed something: a member, a key, or the program's schedule. */
export function actorName(actor: string, members: readonly Member[]): string {
  const [kind = '', id = ''] = actor.split(':')
  if (kind === 'member')
    return members.find((one) => one.id === id)?.name ?? t('audit.aFormerMember')
  if (kind === 'key') return t('payouts.apiKey')
  return t('field.payoutSchedule')
}

/** Returns what is shown of an account besides its provider; there is none where people pay by hand. */
export function accountName({ provider, masked }: { provider: string; masked: string }): string {
  return provider === 'manual' || provider === 'credit' ? '' : masked
}

/** Says how money leaves, by the kind of the provider. */
export const PROVIDER_KINDS: Readonly<Record<string, TextId>> = {
  online: 'payouts.providerSendsMoneyAfter',
  file: 'payouts.downloadFileUploadBank',
  manual: 'payouts.payPartnersYourselfMark',
  credit: 'payouts.letPartnersChooseCredit',
}
