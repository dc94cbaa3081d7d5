import { eq, inArray, sql } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { TxCtx } from '../../../core/ctx.ts'
import { leadKeys } from '../../../db/schema/events.ts'
import { eventTotals } from '../../../db/rollups.ts'
import type { Source } from '../../../db/source.ts'
import { attributeAnew, evidenceAnew, type Origin } from '../../../domain/attribute-anew.ts'
import type { Attribution } from '../../../domain/attribution.ts'
import { isExistingCustomer } from '../../../domain/attribution-times.ts'
import { internal } from '../../../domain/message/message.ts'
import { earnClaimed, type ClaimedEvent } from '../../earnings/commissions/accrue/earn-claimed.ts'
import { withdrawEarnings } from '../../earnings/commissions/adjust/withdraw-earnings.ts'
import { settleMilestones } from '../../earnings/milestones/settle-milestones.ts'
import { watchEnrollments } from '../../earnings/milestones/watch-milestones.ts'
import type { Evidence, KnownCustomer } from './evidence.ts'
import { holdRolledTimes, lockEvents, type StoredEvent } from './stored-events.ts'
import type { Weighed } from './weigh-evidence.ts'
import { countMoves, noteConverted, writeMoves, type Move } from './write-moves.ts'

export interface Followed {
  /** As they are now, with the origin that counts. */
  customer: KnownCustomer
  source: Source
  /** The event that has just been recorded by it, which needs no change. */
  eventIds: readonly string[]
  /** Leads that another one of the same name takes the place of. */
  duplicates: readonly string[]
  /** Whether the customer was known before the click that counted until now. */
  wasExisting: boolean
  ownCurrency: string
  /** Two customers have become one: limits and durations are those of one. */
  isMerged?: boolean
}

/** Follows an event that has changed where its customer came from, or that takes the place of a lead. */
export async function followEvidence(
  ctx: TxCtx,
  event: Pick<Followed, 'customer' | 'eventIds' | 'ownCurrency'> & {
    /** Before it was weighed against the event. */
    found: Evidence
    evidence: Weighed
    source: Source | null
  },
): Promise<void> {
  const { found, evidence, source, ...rest } = event
  const { isChanging, replacedLeadId } = evidence
  if (source === null || !rest.customer.settled || !isChanging) return
  const { customer, own } = found
  const clickedAtMs = customer?.originAtMs ?? own?.clickedAtMs ?? null
  const wasExisting = isExistingCustomer(customer?.seenAtMs ?? null, clickedAtMs)
  const duplicates = replacedLeadId === null ? [] : [replacedLeadId]
  await followOrigin(ctx, { ...rest, source, wasExisting, duplicates })
}

/**
 * Brings the events of a customer whose origin has changed to where they would be if it had been known when they
 * were reported: totals, and what they earned. What is in a payout or paid stays.
 */
export async function followOrigin(ctx: TxCtx, followed: Followed): Promise<void> {
  const { deps, tx, scope } = ctx
  const { customer, source, ownCurrency } = followed
  const at = new Date(deps.clock.now())
  const watch = await watchEnrollments(
    ctx,
    (ws) => sql`
    select o.id from links l join enrollments o on o.workspace_id = ${ws}
      and o.program_id = l.program_id and o.partner_id = l.partner_id
    where l.workspace_id = ${ws} and l.num in (
      select link_num from leads where workspace_id = ${ws} and customer_id = ${customer.id}
      union select link_num from sales where workspace_id = ${ws} and customer_id = ${customer.id}
      union select ${source.linkNum}::bigint)`,
  )
  const times = await holdRolledTimes(ctx)
  const events = await lockEvents(ctx, [customer.id])
  const duplicates = [...followed.duplicates, ...listDirectLeads(events, customer.leadId)]
  const moves = events.flatMap((event) => judge({ ...followed, duplicates }, event) ?? [])
  if (moves.length === 0) return noteConverted(ctx, customer.id)
  await tx.remove(scope, leadKeys, [
    eq(leadKeys.customerId, customer.id),
    inArray(leadKeys.leadId, duplicates),
  ])
  const anew = moves.filter(({ earnsAnew }) => earnsAnew)
  await withdrawEarnings(ctx, { eventIds: anew.map(({ event }) => event.id), at })
  await writeMoves(ctx, { moves, times, leadId: customer.leadId })
  await noteConverted(ctx, customer.id)
  await tx.write(scope, eventTotals(countMoves(events, moves, times), ownCurrency))
  await announceFound(ctx, moves)
  const direct = events.filter((event) => isDirect(event, events))
  await earn(
    ctx,
    followed,
    moves.filter(({ event }) => !direct.includes(event)),
  )
  await settleMilestones(watch, { at, event: null })
}

/** Lists the leads that sales have brought along, which they would not have done with the customer's lead known. */
function listDirectLeads(events: readonly StoredEvent[], leadId: string | null): string[] {
  return events.filter((one) => isDirect(one, events) && one.id !== leadId).map(({ id }) => id)
}

/** Tells whether a sale has brought the lead along: it is of the same moment, and earns nothing by itself. */
function isDirect(event: StoredEvent, events: readonly StoredEvent[]): boolean {
  if (event.type === 'sale' || event.isEarning) return false
  return events.some(
    (sale) => sale.type === 'sale' && sale.leadId === event.id && sale.atMs === event.atMs,
  )
}

function judge(followed: Followed, event: StoredEvent): Move | null {
  const { customer, source, duplicates, eventIds, wasExisting, isMerged = false } = followed
  if (event.isFinal || eventIds.includes(event.id)) return null
  if (duplicates.includes(event.id)) return toDuplicate(followed, event)
  const origin = toOrigin(followed)
  const verdict = attributeAnew({ ...event, isLinked: event.linkNum !== null }, origin)
  if (!verdict) return null
  const isSame = verdict.linkId === event.linkId
  const isExisting = isExistingCustomer(customer.seenAtMs, origin.clickedAtMs)
  const level = verdict.linkId === null ? event.evidence : evidenceAnew(event, origin)
  const isOther = isExisting !== wasExisting || level !== event.evidence
  const earnsAnew = !isSame || (!event.isDecided && (isOther || isMerged))
  if (!earnsAnew && verdict.clickId === event.clickId) return null
  if (!isSame && event.linkId !== null) {
    verdict.steps.push(internal('internal.attribution.moved', { link: { id: event.linkId } }))
  }
  return { event, verdict, level, source: verdict.linkId === null ? null : source, earnsAnew }
}

function toDuplicate({ customer }: Followed, event: StoredEvent): Move {
  const lead = { id: customer.leadId ?? '' }
  const steps = [...event.steps, internal('internal.attribution.duplicate', { lead })]
  const verdict: Attribution = {
    verdict: 'unattributed',
    linkId: null,
    clickId: null,
    reason: 'duplicate',
    steps,
  }
  return { event, verdict, level: event.evidence, source: null, earnsAnew: true }
}

function toOrigin({ customer, source }: Followed): Origin {
  const { evidence, leadId, settledAtMs, originAtMs } = customer
  return {
    linkId: source.link.id,
    clickId: source.clickId,
    clickedAtMs: originAtMs ?? source.clickedAtMs,
    settledAtMs,
    leadId,
    evidence,
  }
}

/** Tells of sales that belonged to nobody until now. */
async function announceFound(ctx: TxCtx, moves: readonly Move[]): Promise<void> {
  const found = moves.filter(({ event, source }) => event.linkNum === null && source)
  await announceHeard(
    ctx,
    found.map(({ event: { id: eventId, type, customerId } }) => ({
      type: type === 'lead' ? 'lead.created' : 'sale.created',
      data: { eventId, customerId },
    })),
  )
}

/** Records what the events would have earned when they happened. */
async function earn(ctx: TxCtx, followed: Followed, moves: readonly Move[]): Promise<void> {
  const { customer, source } = followed
  const { clickedAtMs } = toOrigin(followed)
  const isExisting = isExistingCustomer(customer.seenAtMs, clickedAtMs)
  const events = moves
    .filter((move) => move.source !== null && move.earnsAnew)
    .map(({ event, level }) => ({ ...toClaimed(event), evidence: level, isExisting }))
  await earnClaimed(ctx, { customer, source, events })
}

function toClaimed(event: StoredEvent): Omit<ClaimedEvent, 'evidence' | 'isExisting'> {
  const { id, atMs, metadata, type, eventName } = event
  const about = { id, atMs, metadata, type }
  if (type === 'lead') return { ...about, quantity: event.quantity, sale: null, refunds: [] }
  const { amount: amountMinor, parts, currency, invoiceId, processor, refunds } = event
  const sale = { amountMinor, parts, currency, invoiceId, processor, eventName }
  return { ...about, quantity: 1, sale, refunds }
}
