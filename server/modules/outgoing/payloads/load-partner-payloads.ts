import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import { payouts } from '../../../db/schema/payouts.ts'
import type { DomainEvents, TakenEvent } from '../../../domain/events.ts'
import { PARTNER_EVENTS, type PartnerEvent } from '../../../domain/webhook-events.ts'
import { presentCommissions } from '../../earnings/commissions/read/present.ts'
import type { ToldPartner } from '../../platform/webhooks/write-deliveries.ts'
import { toEmbedPayout } from '../../portal/embed/list-paid.ts'
import { toBuyer, toEmbedCommission } from '../../portal/embed/present-earned.ts'
import { findViewers, type About, type Viewer } from './find-viewers.ts'
import type { PartnerPayloads } from './partner-schema.ts'
import type { Payloads } from './schema.ts'

/** What an event carries, what the workspace is told of it, and the partner who is to be told, too. */
interface Told<Data, Payload> {
  data: Data
  payload: Payload
  viewer: Viewer
}
type Loader<Data, Payload, Shown> = (
  ctx: Ctx,
  told: readonly Told<Data, Payload>[],
) => Promise<(Shown | null)[]>

const leads: Loader<object, Payloads['lead.created'], PartnerPayloads['lead.created']> = (
  _,
  told,
) => Promise.resolve(told.map(({ payload, viewer }) => toLead(payload, viewer)))

const sales: Loader<object, Payloads['sale.created'], PartnerPayloads['sale.created']> = (
  _,
  told,
) =>
  Promise.resolve(
    told.map(({ payload, viewer }) => {
      const { amount, currency } = payload.sale
      return { ...toLead(payload, viewer), sale: { amount, currency } }
    }),
  )

const earned: Loader<
  { commissionId: string },
  object,
  PartnerPayloads['commission.created']
> = async (ctx, told) => {
  const { tx, scope } = ctx
  const ids = [...new Set(told.map(({ data }) => data.commissionId))]
  const rows = await tx.find(scope, commissions, { where: [inArray(commissions.id, ids)] })
  const shown = await presentCommissions(ctx, rows)
  return told.map(({ data, viewer }) => {
    const at = rows.findIndex((row) => row.id === data.commissionId)
    if (at === -1) return null
    const row = { ...shown[at]!, description: rows[at]!.description }
    return toEmbedCommission(row, { session: viewer, locale: viewer.locale })
  })
}

const milestones: Loader<
  object,
  Payloads['milestone.reached'],
  PartnerPayloads['milestone.reached']
> = (_, told) =>
  Promise.resolve(
    told.map(({ payload }) => {
      const { milestoneId, name, metric, threshold, bonus, currency } = payload
      return { milestoneId, name, metric, threshold, bonus, currency }
    }),
  )

const paid: Loader<{ payoutId: string }, object, PartnerPayloads['payout.created']> = async (
  { tx, scope },
  told,
) => {
  const ids = [...new Set(told.map(({ data }) => data.payoutId))]
  const rows = await tx.find(scope, payouts, { where: [inArray(payouts.id, ids)] })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return told.map(({ data, viewer }) => {
    const row = byId.get(data.payoutId)
    return row ? toEmbedPayout(row, viewer.locale) : null
  })
}

const LOADERS: {
  readonly [T in PartnerEvent]: Loader<DomainEvents[T], Payloads[T], PartnerPayloads[T]>
} = {
  'lead.created': leads,
  'sale.created': sales,
  'commission.created': earned,
  'commission.updated': earned,
  'milestone.reached': milestones,
  'milestone.undone': milestones,
  'payout.created': paid,
  'payout.sent': paid,
  'payout.completed': paid,
  'payout.failed': paid,
}

/**
 * Loads what the partners whom events are about are told of them, by the event's number: what their dashboard
 * shows, as far as they have endpoints and may see it.
 */
export async function loadPartnerPayloads(
  ctx: Ctx,
  events: readonly TakenEvent[],
  payloads: ReadonlyMap<string, object>,
): Promise<Map<string, ToldPartner>> {
  const concerned = events.flatMap((event) => {
    const payload = payloads.get(event.num)
    const about = payload && aboutOf(event, payload)
    return about ? [{ ...event, payload, about }] : []
  })
  const viewerOf = await findViewers(
    ctx,
    concerned.map(({ about }) => about),
  )
  const told = concerned.flatMap((one) => {
    const viewer = viewerOf(one.about)
    return viewer ? [{ ...one, viewer }] : []
  })
  const found = new Map<string, ToldPartner>()
  for (const [type, own] of Map.groupBy(told, ({ type }) => type)) {
    // Only events of this list have somebody whom they are about; `own` are those of one type.
    const load = LOADERS[type as PartnerEvent] as unknown as (
      ctx: Ctx,
      told: readonly object[],
    ) => Promise<(object | null)[]>
    const shown = await load(ctx, own)
    for (const [i, data] of shown.entries()) {
      const { num, viewer } = own[i]!
      if (data) found.set(num, { enrollmentId: viewer.enrollmentId, data })
    }
  }
  return found
}

const KNOWN: ReadonlySet<string> = new Set(PARTNER_EVENTS)

/** Returns whom an event is about; undefined for one that is no partner's. */
function aboutOf({ type, data }: TakenEvent, payload: object): About | undefined {
  if (!KNOWN.has(type)) return undefined
  if ('enrollmentId' in data) return { enrollmentId: data.enrollmentId }
  // Leads and sales are told with the link through which they came.
  return (payload as Payloads['lead.created']).link
}

function toLead(
  { eventId, eventName, customer, link }: Payloads['lead.created'],
  { sharesCustomers }: Viewer,
): PartnerPayloads['lead.created'] {
  const { id, domain, key, shortLink } = link
  return {
    eventId,
    eventName,
    customer: toBuyer(customer, sharesCustomers),
    link: { id, domain, key, shortLink },
  }
}
