import type { Webhook } from '../../api/wire.gen.ts'
import type { TextId } from '../../base/texts.ts'

export type EventName = Webhook['events'][number]

/** By the word before the dot: what the events of a group are about. */
const NAMES: Readonly<Record<string, TextId>> = {
  link: 'common.links',
  lead: 'common.leads',
  sale: 'field.sales',
  customer: 'common.customers',
  partner: 'common.partners',
  enrollment: 'webhooks.enrollments',
  commission: 'field.commissions',
  discount_code: 'webhooks.discountCodes',
  milestone: 'webhooks.milestones',
  fraud: 'common.fraud',
  program: 'common.programs',
  payout: 'field.lines',
  payout_run: 'webhooks.payoutRuns',
  payout_draft: 'webhooks.payoutDrafts',
  month: 'common.closedPeriods',
}

/** Every event: one that is missing, or unknown to the server, does not compile. */
const EVENTS: Readonly<Record<EventName, true>> = {
  'link.created': true,
  'link.updated': true,
  'link.deleted': true,
  'link.clicked': true,
  'lead.created': true,
  'sale.created': true,
  'sale.refunded': true,
  'sale.refund_reversed': true,
  'customer.created': true,
  'customer.updated': true,
  'customer.erased': true,
  'partner.created': true,
  'partner.updated': true,
  'partner.enrolled': true,
  'partner.application_submitted': true,
  'partner.merged': true,
  'partner.erased': true,
  'enrollment.created': true,
  'enrollment.updated': true,
  'commission.created': true,
  'commission.updated': true,
  'discount_code.created': true,
  'discount_code.deleted': true,
  'milestone.reached': true,
  'milestone.undone': true,
  'fraud.flagged': true,
  'program.approval_changed': true,
  'payout.created': true,
  'payout.sent': true,
  'payout.completed': true,
  'payout.failed': true,
  'payout_run.failed': true,
  'payout_draft.waiting': true,
  'payout_draft.confirmed': true,
  'payout_draft.discarded': true,
  'month.closed': true,
}

// The keys of a record are strings for the compiler.
export const EVENT_NAMES = Object.keys(EVENTS) as EventName[]

/** The events as they are offered: by what they are about. */
export const GROUPS: readonly { name: TextId; events: readonly EventName[] }[] = Object.entries(
  NAMES,
).map(([word, name]) => ({
  name,
  events: EVENT_NAMES.filter((event) => event.startsWith(`${word}.`)),
}))
