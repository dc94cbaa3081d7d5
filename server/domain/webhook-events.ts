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

/** When each event is sent, for its documentation. */
export const MEANINGS: Readonly<Record<DomainEventType, string>> = {
  'link.created': 'A link was created, or its deletion was undone',
  'link.updated': 'A link was changed. Counter updates don’t trigger it',
  'link.deleted': 'A link was deleted',
  'link.clicked': 'A click was counted',
  'lead.created': 'A lead was attributed to a link',
  'sale.created': 'A sale was attributed to a link, either when it was recorded or by a later lead',
  'sale.refunded': 'An attributed sale was fully or partially refunded or charged back',
  'sale.refund_reversed': 'A refund or chargeback was undone',
  'customer.created': 'A customer was created through the API, or by their first lead or sale',
  'customer.updated': 'A customer’s name, email address, country, or external ID was changed',
  'customer.erased': 'A customer was erased. The payload contains only the ID',
  'partner.created': 'A partner was created',
  'partner.updated': 'A partner’s profile or payout method was changed',
  'partner.merged': 'Two partners were merged',
  'partner.erased': 'A partner was erased. The payload contains only the ID',
  'partner.enrolled': 'A partner joined or rejoined a program',
  'partner.application_submitted': 'An application to a program was submitted',
  'enrollment.created': 'A partner was enrolled, was invited, or applied',
  'enrollment.updated': 'An enrollment’s status, group, or another field was changed',
  'commission.created': 'A commission or a clawback was created',
  'commission.updated': 'A commission’s status or amount was changed',
  'discount_code.created': 'A discount code was created for a partner’s link',
  'discount_code.deleted': 'A discount code was deleted',
  'milestone.reached': 'A partner reached a milestone',
  'milestone.undone': 'Refunds moved a partner below a milestone',
  'fraud.flagged': 'A fraud rule matched',
  'program.approval_changed': 'A program’s payout approval was changed',
  'payout_run.failed': 'A scheduled payout run failed. No partner was paid',
  'payout_draft.waiting': 'A payout draft needs approval by another person',
  'payout_draft.confirmed': 'A payout draft was confirmed, and its payouts were created',
  'payout_draft.discarded': 'A payout draft was discarded',
  'month.closed': 'A month of a program was closed',
  'payout.created':
    'A payout was created. With `mode` `external`, your application adds the credit',
  'payout.sent': 'A payout was sent',
  'payout.completed': 'A payout arrived, or its credit was added',
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
