import type { Ctx } from '../../../core/ctx.ts'
import type { DomainEvents, DomainEventType, TakenEvent } from '../../../domain/events.ts'
import { loadClicks, loadLeads, loadRefunds, loadSales } from './load-activity.ts'
import { loadClosing, loadCodes, loadCommissions, loadPayouts } from './load-earnings.ts'
import { loadEnrolled } from './load-enrolled.ts'
import { loadLinks } from './load-links.ts'
import { loadApplications, loadCustomers, loadMerged, loadPersons } from './load-people.ts'
import type { Payloads } from './schema.ts'

/** Loads what some events of one type tell, in their order; null: what it is about is gone. */
type Loader<E, P> = (ctx: Ctx, events: E[]) => Promise<(P | null)[]>

const all = <T>(items: readonly T[]): Promise<T[]> => Promise.resolve([...items])

const links: Loader<DomainEvents['link.created'], Payloads['link.created']> = async (
  ctx,
  events,
) => {
  const ids = events.map(({ linkId }) => linkId)
  const found = await loadLinks(ctx, ids)
  return ids.map((id) => found.get(id) ?? null)
}

const enrolled: Loader<{ enrollmentId: string }, Payloads['partner.enrolled']> = async (
  ctx,
  events,
) => {
  const ids = events.map(({ enrollmentId }) => enrollmentId)
  const found = await loadEnrolled(ctx, ids)
  return ids.map((id) => found.get(id) ?? null)
}

const changedEnrollment: Loader<
  DomainEvents['enrollment.updated'],
  Payloads['enrollment.updated']
> = async (ctx, events) => {
  const found = await enrolled(ctx, events)
  return found.map((partner, i) => {
    const { change, previousStatus = null, previousGroupId = null } = events[i]!
    return partner && { ...partner, change, previousStatus, previousGroupId }
  })
}

const eventIds = (events: readonly { eventId: string }[]) => events.map(({ eventId }) => eventId)
const customers: Loader<DomainEvents['customer.created'], Payloads['customer.created']> = (
  ctx,
  events,
) =>
  loadCustomers(
    ctx,
    events.map(({ customerId }) => customerId),
  )
const persons: Loader<DomainEvents['partner.created'], Payloads['partner.created']> = (
  ctx,
  events,
) =>
  loadPersons(
    ctx,
    events.map(({ partnerId }) => partnerId),
  )
const codes: Loader<DomainEvents['discount_code.created'], Payloads['discount_code.created']> = (
  ctx,
  events,
) =>
  loadCodes(
    ctx,
    events.map(({ codeId }) => codeId),
  )
const payouts: Loader<DomainEvents['payout.created'], Payloads['payout.created']> = (ctx, events) =>
  loadPayouts(
    ctx,
    events.map(({ payoutId }) => payoutId),
  )
const commissionIds = (events: readonly { commissionId: string }[]) =>
  events.map(({ commissionId }) => commissionId)
const milestones: Loader<DomainEvents['milestone.reached'], Payloads['milestone.reached']> = (
  _,
  events,
) =>
  all(
    events.map(({ threshold, bonus, ...rest }) => ({
      ...rest,
      threshold: Number(threshold),
      bonus: Number(bonus),
    })),
  )

const LOADERS: {
  readonly [T in DomainEventType]: (
    ctx: Ctx,
    events: DomainEvents[T][],
  ) => Promise<(Payloads[T] | null)[]>
} = {
  'link.created': links,
  'link.updated': links,
  'link.deleted': links,
  'link.clicked': (ctx, events) =>
    loadClicks(
      ctx,
      events.map(({ clickId }) => clickId),
    ),
  'lead.created': (ctx, events) => loadLeads(ctx, eventIds(events)),
  'sale.created': (ctx, events) => loadSales(ctx, eventIds(events)),
  'sale.refunded': loadRefunds,
  'sale.refund_reversed': loadRefunds,
  'customer.created': customers,
  'customer.updated': customers,
  'customer.erased': (_, events) => all(events.map(({ customerId: id }) => ({ id }))),
  'partner.created': persons,
  'partner.updated': persons,
  'partner.merged': loadMerged,
  'partner.erased': (_, events) => all(events.map(({ partnerId: id }) => ({ id }))),
  'partner.enrolled': enrolled,
  'partner.application_submitted': (ctx, events) =>
    loadApplications(
      ctx,
      events.map(({ enrollmentId }) => enrollmentId),
    ),
  'enrollment.created': enrolled,
  'enrollment.updated': changedEnrollment,
  'commission.created': (ctx, events) => loadCommissions(ctx, commissionIds(events)),
  'commission.updated': async (ctx, events) => {
    const found = await loadCommissions(ctx, commissionIds(events))
    return found.map((one, i) => one && { ...one, change: events[i]!.change })
  },
  'discount_code.created': codes,
  'discount_code.deleted': codes,
  'milestone.reached': milestones,
  'milestone.undone': milestones,
  'fraud.flagged': (_, events) => all(events.map(({ flagId: id, ...rest }) => ({ id, ...rest }))),
  'program.approval_changed': (_, events) =>
    all(events.map(({ formerEmail: __, ...rest }) => rest)),
  'payout_run.failed': (_, events) => all(events),
  'payout_draft.waiting': (_, events) => all(events),
  'payout_draft.confirmed': (_, events) => all(events),
  'payout_draft.discarded': (_, events) => all(events),
  'month.closed': (ctx, events) => Promise.all(events.map((event) => loadClosing(ctx, event))),
  'payout.created': payouts,
  'payout.sent': payouts,
  'payout.completed': payouts,
  'payout.failed': payouts,
}

/**
 * Loads what endpoints are told of events, by the event's number: what it is about as it is by now. What is
 * gone, or erased, is missing.
 */
export async function loadPayloads(
  ctx: Ctx,
  events: readonly TakenEvent[],
): Promise<Map<string, object>> {
  const payloads = new Map<string, object>()
  for (const [type, own] of Map.groupBy(events, (event) => event.type)) {
    // `own` are the events of that type.
    const load = LOADERS[type] as Loader<TakenEvent['data'], object>
    const found = await load(
      ctx,
      own.map(({ data }) => data),
    )
    for (const [i, data] of found.entries()) if (data) payloads.set(own[i]!.num, data)
  }
  return payloads
}
