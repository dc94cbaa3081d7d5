import type { CommissionStatus, CommissionType } from './commission.ts'
import type { EnrollmentStatus } from './enrollment.ts'
import type { MilestoneMetric } from './milestone.ts'
import type { PayoutApproval } from './payout-approval.ts'
import type { PayoutStatus } from './payout.ts'

interface OfEnrollment {
  enrollmentId: string
  partnerId: string
  programId: string
}

interface OfLink {
  linkId: string
}

/** A lead, a sale or a refund, with the customer; a refunded sale may have none. */
interface OfEvent {
  eventId: string
  customerId: string | null
}

interface OfCode {
  codeId: string
}

/** Amounts are minor units of the currency, as decimal digits. */
interface OfMilestone extends OfEnrollment {
  milestoneId: string
  name: string
  metric: MilestoneMetric
  threshold: string
  bonus: string
  currency: string
}

interface OfPayout {
  payoutId: string
  enrollmentId: string
  status: PayoutStatus
}

/**
 * What the workspace and its partners may want to hear of, by name, with what each event carries: ids, and
 * in an update the new values. Listeners read the rest, since it may have changed again. Each event is
 * written to the outbox in the transaction in which it became true. Names are never changed.
 */
export interface DomainEvents {
  'link.created': OfLink
  /** Anything but its counters was changed. */
  'link.updated': OfLink
  'link.deleted': OfLink
  'link.clicked': { clickId: string }
  'lead.created': OfEvent
  /** It belongs to a link: since it was recorded, or since a late lead said where the customer came from. */
  'sale.created': OfEvent
  /** Of a sale through a link. `eventId` is the refund's. */
  'sale.refunded': OfEvent & { saleId: string }
  /** A refund or chargeback was undone. `eventId` is the reversal's. */
  'sale.refund_reversed': OfEvent & { saleId: string }
  'customer.created': { customerId: string }
  /** Somebody changed what is known of the customer; what sales add does not count. */
  'customer.updated': { customerId: string }
  'customer.erased': { customerId: string }
  'partner.created': { partnerId: string }
  /** `sharedWith` is another partner with the same payout account. */
  'partner.updated': { partnerId: string; change?: 'payout_method'; sharedWith?: string | null }
  /** `alreadyEnrolled`: both took part in a program of the same name. */
  'partner.merged': { partnerId: string; fromPartnerId: string; alreadyEnrolled?: boolean }
  'partner.erased': { partnerId: string }
  /** Takes part from now on, for the first time or again. */
  'partner.enrolled': OfEnrollment
  'partner.application_submitted': OfEnrollment
  'enrollment.created': OfEnrollment & { status: EnrollmentStatus }
  /** `change` names the action; `status` is missing when the group changed, `groupId` when it did not. */
  'enrollment.updated': OfEnrollment & {
    change: string
    status?: EnrollmentStatus
    previousStatus?: EnrollmentStatus
    groupId?: string
    previousGroupId?: string
  }
  'commission.created': {
    commissionId: string
    enrollmentId: string
    commissionType: CommissionType
    status: CommissionStatus
  }
  'commission.updated': {
    commissionId: string
    enrollmentId: string
    status: CommissionStatus
    change: string
  }
  'discount_code.created': OfCode
  'discount_code.deleted': OfCode
  'milestone.reached': OfMilestone
  /** What was taken back left the partner below the number. */
  'milestone.undone': OfMilestone
  'fraud.flagged': OfEnrollment & { flagId: string; commissionId: string | null; rule: string }
  /** Who must confirm payouts was changed, or where that is told. `formerEmail` was the address until then. */
  'program.approval_changed': {
    programId: string
    approval: PayoutApproval
    previous: PayoutApproval
    formerEmail: string | null
    by: string
  }
  /** A scheduled run has paid nobody; `nextAttemptAt` is ISO 8601, null when it is given up. */
  'payout_run.failed': {
    runId: string
    programId: string
    attempts: number
    nextAttemptAt: string | null
  }
  /** A draft was created that somebody else must confirm. */
  'payout_draft.waiting': { draftId: string; programId: string }
  'payout_draft.confirmed': { draftId: string; programId: string; runId: string }
  'payout_draft.discarded': { draftId: string; programId: string }
  /** The books of a program are closed up to the end of this month (2026-10). */
  'month.closed': { programId: string; month: string }
  'payout.created': OfPayout
  'payout.sent': OfPayout
  'payout.completed': OfPayout
  'payout.failed': OfPayout
}
export type DomainEventType = keyof DomainEvents

/** An event; `type` tells what `data` is. */
export type DomainEvent = {
  [T in DomainEventType]: { type: T; data: DomainEvents[T] }
}[DomainEventType]

/** Says the same of each link. */
export function linkEvents(
  type: 'link.created' | 'link.updated' | 'link.deleted',
  links: readonly { id: string }[],
): DomainEvent[] {
  return links.map(({ id: linkId }) => ({ type, data: { linkId } }))
}

/** An event as it was taken from the outbox; `num` is its own, so that what follows happens once. */
export interface TakenEvent<T extends DomainEventType = DomainEventType> {
  num: string
  type: T
  data: DomainEvents[T]
}
