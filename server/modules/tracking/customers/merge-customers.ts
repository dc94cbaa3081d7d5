import { eq, inArray, sql } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { TxCtx } from '../../../core/ctx.ts'
import { eventTotals } from '../../../db/rollups.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import { customers, leadKeys, leads, sales } from '../../../db/schema/events.ts'
import { mergedCustomers } from '../../../db/schema/merged-customers.ts'
import { fraudFlags } from '../../../db/schema/fraud.ts'
import { isExistingCustomer } from '../../../domain/attribution-times.ts'
import { nullable, row, text, time } from '../../../db/row.ts'
import { recordAction } from '../../platform/audit/record-action.ts'
import { loadEvidence, settledAt } from './evidence.ts'
import { followOrigin } from './follow-origin.ts'
import { forgetFormer } from './forget-former.ts'
import type { CustomerRow } from './present.ts'
import { renameSales } from './rename-sales.ts'
import { lockEvents, type StoredEvent } from './stored-events.ts'
import { claimUnder } from './update-customer.ts'
import { NO_ORIGIN } from './write-moves.ts'

/**
 * Makes two customers one: the same person was known by two names. They came from where they came first; their
 * events follow, and what is not paid is earned as by one customer. Both must be held.
 */
export async function mergeCustomers(
  ctx: TxCtx,
  both: { from: CustomerRow; into: CustomerRow },
): Promise<void> {
  const { deps, tx, scope } = ctx
  const { from, into } = await dateOrigins(ctx, both)
  const workspace = (await deps.directory.workspaceById(scope.workspaceId))!
  const events = await lockEvents(ctx, [from.id, into.id])
  const duplicates = listDuplicates(events)
  await tx.remove(scope, leadKeys, [
    inArray(leadKeys.customerId, [from.id, into.id]),
    inArray(leadKeys.leadId, duplicates),
  ])
  await removeSecondKeys(ctx, { from, into })
  const owner = { customerId: into.id }
  for (const table of [leadKeys, leads, sales, commissions, fraudFlags] as const) {
    await tx.update(scope, table, owner, [eq(table.customerId, from.id)])
  }
  await renameSales(ctx, { ...from, id: into.id }, into.externalId)
  await keepFormerId(ctx, { from, into })
  await tx.remove(scope, customers, [eq(customers.id, from.id)])
  await tx.update(scope, customers, mergedColumns(from, into), [eq(customers.id, into.id)])
  await tx.write(scope, eventTotals(countTwice(events), workspace.currency))
  await forgetFormer(ctx, { from, into })
  const after = { merged_into: into.id }
  await recordAction(ctx, { type: 'customer', action: 'deleted', resourceId: from.id, after })
  await claimUnder(ctx, into.externalId)
  await follow(ctx, { from, into, duplicates, ownCurrency: workspace.currency })
  await announceHeard(ctx, [{ type: 'customer.updated', data: { customerId: into.id } }])
}

const OriginTime = row({ id: text, settledAt: nullable(time) })

/** Dates the origins of customers whom a server before migration 0012 has settled. */
async function dateOrigins(
  { tx, scope }: TxCtx,
  { from, into }: { from: CustomerRow; into: CustomerRow },
): Promise<{ from: CustomerRow; into: CustomerRow }> {
  const rows = await tx.rows(
    scope,
    OriginTime,
    (ws) => sql`
    select c.id, ${settledAt(ws, sql`c`)} as "settledAt" from customers c
    where c.workspace_id = ${ws} and c.id in ${[from.id, into.id]}`,
  )
  const times = new Map(rows.map(({ id, settledAt }) => [id, settledAt]))
  const date = (one: CustomerRow) => ({ ...one, settledAt: times.get(one.id) ?? null })
  return { from: date(from), into: date(into) }
}

/** Lets the id of a customer who became another stand for the other, with the ids that stood for it. */
async function keepFormerId(
  { deps, tx, scope }: TxCtx,
  { from, into }: { from: CustomerRow; into: CustomerRow },
): Promise<void> {
  const intoId = into.id
  await tx.update(scope, mergedCustomers, { intoId }, [eq(mergedCustomers.intoId, from.id)])
  const mergedAt = new Date(deps.clock.now())
  await tx.insert(scope, mergedCustomers, { id: from.id, intoId, mergedAt })
}

/** Brings the events of both to where the customer came from, and what they earn to that of one customer. */
async function follow(
  ctx: TxCtx,
  merged: { from: CustomerRow; into: CustomerRow; duplicates: string[]; ownCurrency: string },
): Promise<void> {
  const { from, into, duplicates, ownCurrency } = merged
  const key = { externalId: into.externalId, clickId: null, leadName: null }
  const { customer, own: source } = await loadEvidence(ctx, key)
  if (!source || !customer?.settled) return
  const origin = chooseOrigin(from, into)
  const wasExisting = isExistingCustomer(toMs(origin.seenAt), toMs(origin.clickedAt))
  const about = { customer, source, eventIds: [], duplicates, wasExisting, ownCurrency }
  await followOrigin(ctx, { ...about, isMerged: true })
}

const toMs = (time: Date | null) => time?.getTime() ?? null

/** Lists of leads with the same name all but the one that counts: a paid one, else the first. */
function listDuplicates(events: readonly StoredEvent[]): string[] {
  const leads = events.filter(({ type, reason }) => type === 'lead' && reason !== 'duplicate')
  return leads.flatMap((lead) => {
    const same = leads.filter(({ eventName }) => eventName === lead.eventName)
    const kept = same.find(({ isFinal }) => isFinal) ?? same[0]!
    return lead.isFinal || lead.id === kept.id ? [] : [lead.id]
  })
}

/** Leaves the name of two paid leads to one of them. */
async function removeSecondKeys(
  { tx, scope }: TxCtx,
  { from, into }: { from: CustomerRow; into: CustomerRow },
): Promise<void> {
  await tx.run(
    scope,
    (ws) => sql`
    delete from lead_keys k where k.workspace_id = ${ws} and k.customer_id = ${from.id}
      and exists (select from lead_keys o where o.workspace_id = ${ws}
        and o.customer_id = ${into.id} and o.event_name = k.event_name)`,
  )
}

/** Chooses of two customers the one whose origin counts: one that is fixed, by a stronger word, by an earlier event. */
function chooseOrigin(from: CustomerRow, into: CustomerRow): CustomerRow {
  if (from.settled !== into.settled) return from.settled ? from : into
  const isDoubtful = (one: CustomerRow) => one.evidence === 'browser'
  if (isDoubtful(from) !== isDoubtful(into)) return isDoubtful(from) ? into : from
  if (from.linkNum === null || into.linkNum === null) return from.linkNum === null ? into : from
  const since = (one: CustomerRow) => one.settledAt?.getTime() ?? 0
  return since(from) < since(into) ? from : into
}

function mergedColumns(from: CustomerRow, into: CustomerRow) {
  const { linkNum, clickId, clickedAt, partnerId, programId, ...rest } = chooseOrigin(from, into)
  const { pinned, settled, settledAt, evidence, leadId } = rest
  return {
    linkNum,
    clickId,
    clickedAt,
    partnerId,
    programId,
    pinned,
    settled,
    settledAt,
    evidence,
    leadId,
    name: into.name ?? from.name,
    email: into.email ?? from.email,
    avatar: into.avatar ?? from.avatar,
    country: into.country ?? from.country,
    converted: from.converted || into.converted,
    firstSaleAt: earliest(from.firstSaleAt, into.firstSaleAt),
    seenAt: earliest(from.seenAt, into.seenAt),
    createdAt: earliest(from.createdAt, into.createdAt)!,
    sales: from.sales + into.sales,
    saleAmount: from.saleAmount + into.saleAmount,
  }
}

function earliest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one < other ? one : other
}

/** Takes back a buyer from each link through which both have bought. */
function countTwice(events: readonly StoredEvent[]) {
  const buyers = new Map<number, Set<string>>()
  for (const { type, linkNum, customerId } of events) {
    if (type === 'sale' && linkNum !== null) {
      buyers.set(linkNum, (buyers.get(linkNum) ?? new Set()).add(customerId))
    }
  }
  const both = [...buyers].filter(([, { size }]) => size > 1)
  const at = new Date(events[0]?.atMs ?? 0)
  return both.map(([linkNum]) => ({ at, late: false, linkNum, origin: NO_ORIGIN, conversions: -1 }))
}
