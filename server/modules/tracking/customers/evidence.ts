import { sql, type SQL } from 'drizzle-orm'
import type { BatchCtx } from '../../../core/ctx.ts'
import type { Person } from '../../../core/input.ts'
import { keepPlans } from '../../../db/keep-plans.ts'
import { lockAll } from '../../../db/locks.ts'
import { CLOSED_MS, HOLD_ROLLUPS } from '../../../db/rollups.ts'
import { sourceOf, type Source } from '../../../db/source.ts'
import type { Loader } from '../../../db/loader.ts'
import { recordset } from '../../../db/writes.ts'
import { bool, json, nullable, number, row, text } from '../../../db/row.ts'
import type { AttributedClick, AttributedCustomer } from '../../../domain/attribution.ts'
import { readCustomerName } from '../../../domain/customer-name.ts'
import { weaker, type EvidenceLevel } from '../../../domain/evidence-level.ts'
import { idTimeMs } from '../../../domain/ids.ts'
import type { Pinned } from '../../../domain/reward/types.ts'

export interface KnownCustomer {
  id: string
  externalId: string
  name: string | null
  email: string | null
  avatar: string | null
  country: string | null
  settled: boolean
  /** When the event happened that fixed the origin. Null: it is not fixed, or for good. */
  settledAtMs: number | null
  /** Who vouched for the origin. */
  evidence: EvidenceLevel
  leadId: string | null
  converted: boolean
  createdAtMs: number
  /** See `seenAt` in db/schema/events.ts. */
  seenAtMs: number | null
  /** When the origin began: its click's time, or that of the sale whose code it was. Null: no time limits it. */
  originAtMs: number | null
  /** The offers that they were won under, if a partner won them. */
  pinned: Pinned | null
}

/** Everything needed to attribute a lead or sale. */
export interface Evidence {
  /** Tells whether a time lies where the daily rollup is closed already (see db/rollups.ts). */
  late: (at: Date) => boolean
  customer: KnownCustomer | null
  /** The customer's origin, according to their record. */
  own: Source | null
  /** The click that the call named. */
  named: Source | null
  /** The one that it named in vain: the customer is of one program, and the click of another, or of none. */
  otherClick: AttributedClick | null
  /** The customer's lead of the name that was asked for, and whether it has a link. */
  lead: { id: string; atMs: number; linked: boolean; evidence: EvidenceLevel } | null
  /** The customer's link is open, and leads that belong to none may have come after it. */
  hasOpenLeads: boolean
  /** The time of the earliest of the customer's sales that wait for a lead. Null: none does. */
  waitingSinceMs: number | null
  /** One of them was reported by somebody else than a browser. */
  isServerWaiting: boolean
  /** The sale that has the invoice already. */
  invoice: { saleId: string; bodyHash: string } | null
}

export interface EvidenceKey {
  /** With the program of a customer who has one: see domain/customer-name.ts. */
  externalId: string
  clickId: string | null
  leadName: string | null
  invoiceId?: string | null
}

const NOBODY: Person = { name: null, email: null, avatar: null }

/**
 * Makes everything about one customer, and about one invoice, happen one after the other, then reads
 * what is known.
 */
export async function loadEvidence({ tx, scope }: BatchCtx, key: EvidenceKey): Promise<Evidence> {
  const found = await tx.load(scope, EVIDENCE, key)
  const { programId } = readCustomerName(key.externalId)
  const { named } = found
  if (programId === null || named === null || named.link.programId === programId) return found
  return { ...found, named: null, otherClick: asClick(named) }
}

/** Statements of their own, so that the last sees what the others had to wait for; sent together. */
const EVIDENCE: Loader<EvidenceKey, Evidence> = {
  name: 'evidence',
  async load(tx, scope, keys) {
    const [, , rows] = await Promise.all([
      keepPlans(tx, scope),
      tx.run(scope, (ws) => locksOf(ws, keys)),
      tx.rows(scope, EvidenceRow, (ws) => readAll(ws, keys)),
    ])
    return rows.map(({ closedMs, firstWaiting, ...known }) => ({
      ...known,
      otherClick: null,
      waitingSinceMs: firstWaiting === null ? null : idTimeMs(firstWaiting),
      late: (at) => at.getTime() < closedMs,
    }))
  },
}

function locksOf(ws: string, keys: readonly EvidenceKey[]): SQL {
  const locks = keys.flatMap(({ externalId, invoiceId }) => [
    { lock: 'customer' as const, of: `${ws} ${externalId}` },
    ...(invoiceId ? [{ lock: 'invoice' as const, of: `${ws} ${invoiceId}` }] : []),
  ])
  return sql`select ${HOLD_ROLLUPS}::text union all ${lockAll(locks)}`
}

/**
 * Selects when the event happened that fixed a customer's origin. Servers before migration 0012 store no time, but
 * that of the lead which fixed it.
 */
export const settledAt = (ws: string, customer: SQL): SQL => sql`coalesce(${customer}.settled_at,
  (select e.created_at from leads e where ${customer}.settled and ${customer}.click_id is not null
    and e.workspace_id = ${ws} and e.id = ${customer}.lead_id))`

function readAll(ws: string, keys: readonly EvidenceKey[]): SQL {
  const rows = keys.map((one, n) => ({ ...one, n }))
  return sql`
    select ${CLOSED_MS} as "closedMs",
      case when p.id is not null then json_build_object('id', p.id, 'externalId', p.external_id,
        'name', p.name, 'email', p.email, 'avatar', p.avatar, 'country', p.country,
        'settled', p.settled, 'evidence', p.evidence, 'leadId', p.lead_id, 'converted', p.converted, 'pinned', p.pinned,
        'settledAtMs', extract(epoch from ${settledAt(ws, sql`p`)}) * 1000,
        'createdAtMs', extract(epoch from p.created_at) * 1000,
        'seenAtMs', extract(epoch from p.seen_at) * 1000,
        'originAtMs', extract(epoch from p.clicked_at) * 1000) end as customer,
      (select ${sourceOf(ws, sql`p.clicked_at`)} from links l
        left join clicks c on c.workspace_id = ${ws} and c.id = p.click_id
        left join locations o on o.id = c.location_id
        where l.workspace_id = ${ws} and l.num = p.link_num) as own,
      (select ${sourceOf(ws, sql`a.created_at`)} from (select r."clickId" as id) named
        left join click_aliases a on a.workspace_id = ${ws} and a.id = named.id
        join clicks c on c.workspace_id = ${ws} and c.id = coalesce(a.click_id, named.id)
        join links l on l.workspace_id = ${ws} and l.num = c.link_num
        left join locations o on o.id = c.location_id
        ) as named,
      (select json_build_object('id', e.id, 'atMs', extract(epoch from e.created_at) * 1000,
        'linked', e.link_num is not null,
        'evidence', e.evidence) from lead_keys k
        join leads e on e.workspace_id = ${ws} and e.id = k.lead_id
        where k.workspace_id = ${ws} and k.customer_id = p.id and k.event_name = r."leadName") as lead,
      coalesce(not p.settled and exists (select from leads e
        where e.workspace_id = ${ws} and e.customer_id = p.id and e.link_num is null), false) as "hasOpenLeads",
      w."firstWaiting", w."isServerWaiting",
      (select json_build_object('saleId', i.sale_id, 'bodyHash', i.body_hash) from invoice_keys i
        where i.workspace_id = ${ws} and i.invoice_id = r."invoiceId") as invoice
    from ${recordset(rows, KEY)}
    left join lateral (select * from customers
      where workspace_id = ${ws} and external_id = r."externalId" limit 1) p on true
    cross join lateral (select min(sale_id) as "firstWaiting",
        coalesce(bool_or(not client_side), false) as "isServerWaiting" from waiting_sales
      where workspace_id = ${ws} and customer_external_id = r."externalId") w
    order by r.n`
}

const KEY = 'n int, "externalId" text, "clickId" text, "leadName" text, "invoiceId" text'

const EvidenceRow = row({
  closedMs: number,
  customer: nullable(json<KnownCustomer>()),
  own: nullable(json<Source>()),
  named: nullable(json<Source>()),
  lead: nullable(json<NonNullable<Evidence['lead']>>()),
  hasOpenLeads: bool,
  firstWaiting: nullable(text),
  isServerWaiting: bool,
  invoice: nullable(json<{ saleId: string; bodyHash: string }>()),
})

/** Converts the customer for `domain/attribution.ts`. */
export function asCustomer({ customer, own }: Evidence): AttributedCustomer | null {
  if (!customer) return null
  return {
    linkId: own?.link.id ?? null,
    clickId: own?.clickId ?? null,
    clickedAtMs: customer.originAtMs ?? own?.clickedAtMs ?? null,
    settled: customer.settled,
  }
}

export function asClick(named: Source | null): AttributedClick | null {
  if (!named?.clickId || named.clickedAtMs === null) return null
  return { id: named.clickId, linkId: named.link.id, atMs: named.clickedAtMs }
}

/** Returns the source that the verdict chose. */
export function chosenSource(
  { own, named }: Evidence,
  verdict: { linkId: string | null; clickId: string | null },
): Source | null {
  if (verdict.linkId === null) return null
  if (own && own.link.id === verdict.linkId && own.clickId === verdict.clickId) return own
  return named
}

/**
 * Tells whether an event leaves the customer's origin as it is, though it has a source: of another link than the one
 * they belong to for good, or on the word of a browser about somebody whom the server knows.
 */
export function isAside(
  evidence: Evidence,
  { source, reporter }: { source: Source | null; reporter: EvidenceLevel },
): boolean {
  const { customer, own } = evidence
  if (source === null) return false
  if (customer?.settled) return source.linkNum !== own?.linkNum
  return reporter === 'browser' && isKnownToServer(evidence)
}

/** Tells whether the customer's origin never changes again. What a browser said may be overridden. */
export function isFixed({ customer }: Pick<Evidence, 'customer'>): boolean {
  return customer?.settled === true && customer.evidence !== 'browser'
}

function isKnownToServer({ customer, isServerWaiting }: Evidence): boolean {
  return isServerWaiting || (customer !== null && customer.evidence !== 'browser')
}

/** Returns what an event says of the customer as a person. A browser adds nothing to somebody whom the server knows. */
export function personSaid(
  evidence: Evidence,
  { person, reporter }: { person: Person; reporter: EvidenceLevel },
): Person {
  return reporter === 'browser' && isKnownToServer(evidence) ? NOBODY : person
}

/** Returns the weakest word that the attribution of an event to a source rests on. */
export function evidenceOf(
  { customer, own }: Evidence,
  { source, reporter }: { source: Source | null; reporter: EvidenceLevel },
): EvidenceLevel {
  return source !== null && source === own && customer
    ? weaker(reporter, customer.evidence)
    : reporter
}
