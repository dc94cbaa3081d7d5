/**
 * Events that a workspace and its partners may subscribe to. Each is written to the outbox in the
 * transaction in which it became true. Types are never renamed.
 */
export const DOMAIN_EVENTS = [
  'lead.created',
  'sale.created',
  'sale.refunded',
  'partner.created',
  'partner.updated',
  'partner.merged',
  'enrollment.created',
  'enrollment.updated',
  'commission.created',
  'commission.updated',
  'fraud.flagged',
  'payout.created',
  'payout.sent',
  'payout.completed',
  'payout.failed',
] as const
export type DomainEventType = (typeof DOMAIN_EVENTS)[number]

/**
 * `data` names what it is about by ids (`enrollmentId`, `commissionId`, `payoutId`, `flagId` …) and, in
 * an update, the new values of what changed (`status`, `groupId` …); whoever hears it reads the rest,
 * since it may have changed again.
 */
export interface DomainEvent {
  type: DomainEventType
  data: Record<string, string | number | boolean | null>
}
