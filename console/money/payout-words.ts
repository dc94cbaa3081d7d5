import type { Member, Payout, PayoutDraft } from '../api/wire.gen.ts'
import { t, type Text } from '../base/texts.ts'

type Status = Payout['status']

/** What payouts may be, in their order. */
export const PAYOUT_STATUSES: Readonly<
  Record<Status, { name: Text; about: Text; tone: '' | 'good' | 'bad' }>
> = {
  pending: { name: 'Put together', about: 'Nobody has confirmed it yet.', tone: '' },
  processing: {
    name: 'On its way',
    about: 'It is confirmed, and waits for the provider, the bank or whoever pays by hand.',
    tone: '',
  },
  sent: { name: 'Sent', about: 'The provider has it. It is not known to have arrived.', tone: '' },
  completed: { name: 'Paid', about: 'It arrived, as far as the provider knows.', tone: 'good' },
  failed: {
    name: 'Failed',
    about: 'The money is payable again: the next payout takes it, once what is wrong is mended.',
    tone: 'bad',
  },
  canceled: {
    name: 'Stopped',
    about: 'Nothing has left. The money is payable again: the next payout takes it.',
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

const DRAFT_STATUSES: Readonly<Record<PayoutDraft['status'], Text>> = {
  open: 'Waits for a confirmation',
  confirmed: 'Confirmed',
  discarded: 'Discarded',
  expired: 'Expired',
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
  if (provider === 'manual') return t('By hand')
  if (provider === 'credit') return t('Credit')
  return BRANDS[provider] ?? provider
}

/** Names who created or confirmed something: a member, a key, or the program's schedule. */
export function actorName(actor: string, members: readonly Member[]): string {
  const [kind = '', id = ''] = actor.split(':')
  if (kind === 'member') return members.find((one) => one.id === id)?.name ?? t('A former member')
  if (kind === 'key') return t('A key')
  return t('The schedule')
}

/** Returns what is shown of an account besides its provider; there is none where people pay by hand. */
export function accountName({ provider, masked }: { provider: string; masked: string }): string {
  return provider === 'manual' || provider === 'credit' ? '' : masked
}

/** Says how money leaves, by the kind of the provider. */
export const PROVIDER_KINDS: Readonly<Record<string, Text>> = {
  online: 'The money leaves over the internet, once you have confirmed a payout.',
  file: 'You download a file and upload it at your bank.',
  manual: 'You pay by hand, and mark each payout as paid. There is nothing to connect.',
  credit: 'Partners may choose credit in your own product.',
}
