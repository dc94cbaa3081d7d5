import type { PartnerActivity } from '../api/wire.gen.ts'
import { money } from '../base/format.ts'
import { t, type TemplateWith, type TextId } from '../base/texts.ts'
import { columnName } from '../settings/audit/audit-values.ts'
import { PARTNER_STATUSES } from './partner-words.ts'

export type Kind = PartnerActivity['kind']

const PLAIN = {
  applied: 'activity.applied',
  invited: 'activity.invited',
  enrolled: 'activity.enrolled',
  signed_in: 'activity.signedIn',
  viewed_as: 'activity.viewedAs',
  exported: 'activity.exported',
  access_link_created: 'activity.accessLinkCreated',
  payout_method_changed: 'activity.payoutMethodChanged',
  first_lead: 'activity.firstLead',
  fraud_flagged: 'activity.fraudFlagged',
  note: 'field.note',
} as const satisfies Partial<Record<Kind, TextId>>

const NAMED = {
  group_changed: 'activity.groupChanged',
  merged: 'activity.merged',
  tag_added: 'activity.tagAdded',
  tag_removed: 'activity.tagRemoved',
  discount_code_changed: 'activity.discountCodeChanged',
  link_created: 'activity.linkCreated',
} as const satisfies Partial<Record<Kind, TemplateWith<'name'>>>

const PAID = {
  first_sale: 'activity.firstSale',
  payout_created: 'activity.payoutCreated',
  payout_sent: 'activity.payoutSent',
  payout_paid: 'activity.payoutPaid',
  payout_failed: 'activity.payoutFailed',
} as const satisfies Partial<Record<Kind, TemplateWith<'amount'>>>

const isIn = <Words extends object>(words: Words, kind: PropertyKey): kind is keyof Words =>
  Object.hasOwn(words, kind)

/** Says what an entry is about, in a few words. */
export function activityText({
  kind,
  reference,
  status,
  changes,
  amount,
  currency,
  text,
}: PartnerActivity): string {
  const name = reference?.name ?? ''
  if (isIn(PLAIN, kind)) return t(PLAIN[kind])
  if (isIn(NAMED, kind)) return t(NAMED[kind], { name: name || (reference?.id ?? '') })
  if (isIn(PAID, kind)) return t(PAID[kind], { amount: money(amount ?? 0, currency ?? 'usd') })
  if (kind === 'email') return t('activity.email', { subject: text ?? name })
  if (kind === 'owner_changed') {
    return name ? t('activity.ownerChanged', { name }) : t('activity.ownerRemoved')
  }
  if (kind === 'status_changed') {
    return t('activity.statusChanged', { status: status ? t(PARTNER_STATUSES[status].name) : '' })
  }
  const fields = new Intl.ListFormat(undefined, { type: 'unit' }).format(
    (changes ?? []).map(columnName),
  )
  return t('activity.changed', { fields })
}

/** What the menu above the list offers, with the kinds that each shows. */
export const FILTERS = {
  all: { name: 'activity.all', kinds: [] },
  notes: { name: 'activity.notes', kinds: ['note'] },
  emails: { name: 'activity.emails', kinds: ['email'] },
  payouts: {
    name: 'field.lines',
    kinds: [
      'payout_created',
      'payout_sent',
      'payout_paid',
      'payout_failed',
      'payout_method_changed',
    ],
  },
  changes: {
    name: 'activity.changes',
    kinds: [
      'applied',
      'invited',
      'enrolled',
      'status_changed',
      'group_changed',
      'owner_changed',
      'changed',
      'merged',
      'tag_added',
      'tag_removed',
    ],
  },
} as const satisfies Readonly<Record<string, { name: TextId; kinds: readonly Kind[] }>>
export type FilterId = keyof typeof FILTERS
