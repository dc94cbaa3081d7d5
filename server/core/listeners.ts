import type { TxCtx } from './ctx.ts'

/**
 * Events in one module with consequences in a later one, which it must not import. Listeners run inside the
 * transaction of the publisher; what may follow after the commit goes to the outbox instead.
 */
export interface TransactionEvents {
  /** A partner joined a program, or applied to it or was enrolled once more. */
  'enrollment.entered': { enrollmentId: string }
  /** A partner was banned; the enrollment is held FOR UPDATE. */
  'enrollment.banned': {
    enrollmentId: string
    programId: string
    partner: { id: string; email: string | null; country: string | null }
    at: Date
  }
  /** What the last ban of an enrollment canceled is to come back; it is held FOR UPDATE. */
  'enrollment.restored': { enrollmentId: string; at: Date }
  /** Enrollments are about to be merged; a listener may refuse. */
  'enrollments.merging': { enrollmentIds: readonly string[] }
  /** All that the source has earned belongs to the target now. */
  'enrollments.merged': { sourceId: string; targetId: string; programId: string; at: Date }
  /** A partner has a discount code, or has it no more. */
  'code.changed': { codeId: string; change: 'created' | 'ended' }
  /** A customer was erased; the external id is the one until then. */
  'customer.erased': { customerId: string; externalId: string }
  /** A partner's email address or country was changed. */
  'partner.changed': { partnerId: string }
}

type Name = keyof TransactionEvents

type Listener<T extends Name> = (ctx: TxCtx, data: TransactionEvents[T]) => Promise<unknown>

/** Every event and who listens to it, in order. Built once, in `server/listeners.ts`. */
export type Listeners = { readonly [T in Name]: readonly Listener<T>[] }

/** Runs the listeners of an event one after the other, in the caller's transaction. */
export async function publish<T extends Name>(
  ctx: TxCtx,
  { type, data }: { type: T; data: TransactionEvents[T] },
): Promise<void> {
  for (const listener of ctx.deps.listeners[type]) await listener(ctx, data)
}
