import type { CommissionStatus, CommissionType } from './commission.ts'
import type { EnrollmentStatus } from './enrollment.ts'
import type { PayoutApproval } from './payout-approval.ts'
import type { PayoutStatus } from './payout.ts'

interface OfEnrollment {
  enrollmentId: string
  partnerId: string
  programId: string
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
  'partner.created': { partnerId: string }
  /** `sharedWith` is another partner with the same payout account. */
  'partner.updated': { partnerId: string; change?: 'payout_method'; sharedWith?: string | null }
  'partner.merged': { partnerId: string; fromPartnerId: string }
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

/** An event as it was taken from the outbox; `num` is its own, so that what follows happens once. */
export interface TakenEvent<T extends DomainEventType = DomainEventType> {
  num: string
  type: T
  data: DomainEvents[T]
}
