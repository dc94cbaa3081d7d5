import type { DomainEvents, DomainEventType } from './events.ts'

/**
 * What endpoints can be told of: every domain event, with the field of its data that names its subject.
 * Leads, sales and refunds are about their customer, so that none overtakes another; a click stands alone.
 */
const SUBJECTS: { readonly [T in DomainEventType]: (data: DomainEvents[T]) => string } = {
  'link.created': ({ linkId }) => linkId,
  'link.updated': ({ linkId }) => linkId,
  'link.deleted': ({ linkId }) => linkId,
  'link.clicked': ({ clickId }) => clickId,
  'lead.created': ({ customerId, eventId }) => customerId ?? eventId,
  'sale.created': ({ customerId, eventId }) => customerId ?? eventId,
  'sale.refunded': ({ customerId, saleId }) => customerId ?? saleId,
  'sale.refund_reversed': ({ customerId, saleId }) => customerId ?? saleId,
  'customer.created': ({ customerId }) => customerId,
  'customer.updated': ({ customerId }) => customerId,
  'customer.erased': ({ customerId }) => customerId,
  'partner.created': ({ partnerId }) => partnerId,
  'partner.updated': ({ partnerId }) => partnerId,
  'partner.merged': ({ partnerId }) => partnerId,
  'partner.erased': ({ partnerId }) => partnerId,
  'partner.enrolled': ({ enrollmentId }) => enrollmentId,
  'partner.application_submitted': ({ enrollmentId }) => enrollmentId,
  'enrollment.created': ({ enrollmentId }) => enrollmentId,
  'enrollment.updated': ({ enrollmentId }) => enrollmentId,
  'commission.created': ({ commissionId }) => commissionId,
  'commission.updated': ({ commissionId }) => commissionId,
  'discount_code.created': ({ codeId }) => codeId,
  'discount_code.deleted': ({ codeId }) => codeId,
  'milestone.reached': ({ enrollmentId }) => enrollmentId,
  'milestone.undone': ({ enrollmentId }) => enrollmentId,
  'fraud.flagged': ({ flagId }) => flagId,
  'program.approval_changed': ({ programId }) => programId,
  'payout_run.failed': ({ runId }) => runId,
  'payout_draft.waiting': ({ draftId }) => draftId,
  'payout_draft.confirmed': ({ draftId }) => draftId,
  'payout_draft.discarded': ({ draftId }) => draftId,
  'month.closed': ({ programId }) => programId,
  'payout.created': ({ payoutId }) => payoutId,
  'payout.sent': ({ payoutId }) => payoutId,
  'payout.completed': ({ payoutId }) => payoutId,
  'payout.failed': ({ payoutId }) => payoutId,
}

export type WebhookEvent = DomainEventType
export const WEBHOOK_EVENTS = Object.keys(SUBJECTS) as [WebhookEvent, ...WebhookEvent[]]

/** What endpoints of partners can be told of: what is about the partner alone, as their dashboard shows it. */
export const PARTNER_EVENTS = [
  'lead.created',
  'sale.created',
  'commission.created',
  'commission.updated',
  'milestone.reached',
  'milestone.undone',
  'payout.created',
  'payout.sent',
  'payout.completed',
  'payout.failed',
] as const satisfies readonly WebhookEvent[]
export type PartnerEvent = (typeof PARTNER_EVENTS)[number]

/** Returns the id of what an event is about: those of one subject arrive in their order. */
export function subjectOf<T extends DomainEventType>(event: {
  type: T
  data: DomainEvents[T]
}): string {
  return SUBJECTS[event.type](event.data)
}

/** When each event is told, for its documentation. */
export const MEANINGS: Readonly<Record<DomainEventType, string>> = {
  'link.created': 'A link was created, or its deletion was taken back',
  'link.updated': 'Anything of a link was changed but its counters',
  'link.deleted': 'A link was deleted',
  'link.clicked': 'A visit was counted as a click',
  'lead.created': 'A lead through a link was recorded',
  'sale.created':
    'A sale belongs to a link: since it was recorded, or since a late lead said where its customer came from',
  'sale.refunded': 'A sale through a link was refunded or charged back, whole or in part',
  'sale.refund_reversed': 'A refund or chargeback was undone',
  'customer.created': 'A customer became known, by a call or with their first lead or sale',
  'customer.updated': 'Name, address, country or external id of a customer was changed',
  'customer.erased': 'A customer was erased; nothing but the id is told',
  'partner.created': 'Somebody became known as a partner',
  'partner.updated': 'A partner’s own data, or how they are paid, was changed',
  'partner.merged': 'Two partners were made one',
  'partner.erased': 'A partner was erased; nothing but the id is told',
  'partner.enrolled': 'A partner takes part in a program from now on, for the first time or again',
  'partner.application_submitted': 'Somebody applied to a program',
  'enrollment.created': 'A partner was enrolled or invited, or applied',
  'enrollment.updated': 'Status, group or another field of an enrollment was changed',
  'commission.created': 'A commission was earned, or is a claw-back',
  'commission.updated': 'Status or amount of a commission was changed',
  'discount_code.created': 'A partner’s link got a code',
  'discount_code.deleted': 'A code was removed',
  'milestone.reached': 'A partner reached the number of a milestone',
  'milestone.undone': 'Refunds left a partner below the number of a milestone',
  'fraud.flagged': 'A fraud rule found something',
  'program.approval_changed': 'Who must confirm payouts was changed',
  'payout_run.failed': 'A scheduled payout run has paid nobody',
  'payout_draft.waiting': 'A draft of payouts waits for another person',
  'payout_draft.confirmed': 'A draft was confirmed, and its payouts exist',
  'payout_draft.discarded': 'A draft was discarded',
  'month.closed': 'A month of a program was closed in the books',
  'payout.created':
    'A payout exists; with `mode` `external` the partner is paid in credit, which you book',
  'payout.sent': 'A payout is on its way',
  'payout.completed': 'A payout has arrived, or its credit was booked',
  'payout.failed': 'A payout failed or was canceled',
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long an endpoint is tried before it is given up. */
export const GIVE_UP_MS = 72 * HOUR_MS

/** Pauses after the first, second … failed attempt; the last one repeats. */
const PAUSES_MS = [
  5_000,
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
]

/** Returns how long to wait after so many failures, with up to a tenth more; `random` is from 0 to 1. */
export function pauseMs(failures: number, random: number): number {
  const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? PAUSES_MS[0]!
  return Math.round(pause * (1 + random / 10))
}
