import { announceHeard } from '../../../core/announce-heard.ts'
import type { TxCtx } from '../../../core/ctx.ts'
import type { Source } from '../../../db/source.ts'
import { eq, sql } from 'drizzle-orm'
import { salePartsOf } from '../../../db/sale-parts.ts'
import { eventTotals, type Counted } from '../../../db/rollups.ts'
import {
  bigint,
  bool,
  json,
  nullable,
  number,
  oneOf,
  row,
  type RowOf,
  text,
} from '../../../db/row.ts'
import { customers, waitingSales } from '../../../db/schema/events.ts'
import { type RefundKind } from '../../../db/schema/refunds.ts'
import {
  attributeLateLead,
  attributeSale,
  type AttributedLead,
  type Attribution,
  ATTRIBUTION_REASONS,
  type AttributionRules,
} from '../../../domain/attribution.ts'
import { EVIDENCE_LEVELS, type EvidenceLevel } from '../../../domain/evidence-level.ts'
import { earlier, isExistingCustomer } from '../../../domain/attribution-times.ts'
import { earnClaimed, type ClaimedEvent } from '../../earnings/commissions/accrue/earn-claimed.ts'
import { isFixed, type Evidence, type KnownCustomer } from '../customers/evidence.ts'
import { addSales } from '../customers/save-customer.ts'
import type { Message } from '../../../domain/message/message.ts'
import type { SaleParts } from '../../../domain/sale-parts.ts'

export interface Claim {
  evidence: Evidence
  customer: KnownCustomer
  /** The customer's origin, if it is known by now. */
  source: Source | null
  /** The lead that this event recorded, if any. */
  lead: AttributedLead | null
  rules: AttributionRules
  ownCurrency: string
  /** Who reported the event; a browser claims nothing. */
  reporter: EvidenceLevel
}

const WaitingSale = row({
  id: text,
  atMs: number,
  amount: bigint,
  parts: json<SaleParts>(),
  currency: text,
  /** Came when nobody knew the customer. */
  stray: bool,
  reason: oneOf(ATTRIBUTION_REASONS),
  steps: json<Message[]>(),
  refunds: json<{ id: string; atMs: number; amount: string; kind: RefundKind }[]>(),
  invoiceId: nullable(text),
  processor: text,
  eventName: text,
  metadata: nullable(json<Record<string, unknown>>()),
  evidence: oneOf(EVIDENCE_LEVELS),
})
type WaitingSale = RowOf<typeof WaitingSale>

function asClaimed({
  id,
  atMs,
  amount,
  refunds,
  ...rest
}: WaitingSale): Omit<ClaimedEvent, 'isExisting'> {
  const { parts, currency, invoiceId, processor, eventName, metadata, evidence } = rest
  const sale = { amountMinor: amount, parts, currency, invoiceId, processor, eventName }
  return { type: 'sale', id, atMs, quantity: 1, sale, metadata, evidence, refunds }
}

/**
 * Gives the sales that came before their lead to the customer, and to the link if it earned them. They
 * count in the totals at the times when they happened.
 */
export async function claimSales(ctx: TxCtx, claim: Claim): Promise<void> {
  const { evidence, customer, ownCurrency, reporter } = claim
  const isTrusted = reporter !== 'browser' && customer.evidence !== 'browser'
  const source = isTrusted ? claim.source : null
  if (evidence.waitingSinceMs === null) return
  const waiting = await findWaiting(ctx, customer.externalId)
  const earned = waiting.flatMap((sale) => {
    const verdict = source && judge(claim, sale)
    return verdict?.linkId ? [{ ...sale, verdict }] : []
  })
  await adopt(ctx, claim, waiting)
  // Nothing can claim any longer what happened before the click.
  if (isFixed({ customer }) || earned.length > 0) await forgetWaiting(ctx, customer)
  if (!source || earned.length === 0) return
  await attach(ctx, claim, earned)
  const customerId = customer.id
  await announceHeard(
    ctx,
    earned.map(({ id: eventId }) => ({ type: 'sale.created', data: { eventId, customerId } })),
  )
  const isExisting = isExistingCustomer(
    earlier(customer.seenAtMs, evidence.waitingSinceMs),
    customer.originAtMs ?? source.clickedAtMs,
  )
  const claimed = earned.map((sale) => ({ ...asClaimed(sale), isExisting }))
  await earnClaimed(ctx, { customer, source, events: claimed })
  const [first, ...rest] = earned.flatMap((sale) => countedWaiting(sale, source, evidence.late))
  const counted = customer.converted ? [first!, ...rest] : [{ ...first!, conversions: 1 }, ...rest]
  await ctx.tx.write(ctx.scope, eventTotals(counted, ownCurrency))
}

/** Judges whether the customer's source earns this earlier sale too. */
function judge({ lead, source, customer, rules }: Claim, sale: WaitingSale): Attribution | null {
  const { reason, steps } = sale
  const stored: Attribution = {
    verdict: 'unattributed',
    linkId: null,
    clickId: null,
    reason,
    steps,
  }
  if (lead) return attributeLateLead(lead, stored, sale.atMs)
  if (!source) return null
  const { clickId, link } = source
  const clickedAtMs = customer.originAtMs ?? source.clickedAtMs
  return attributeSale({
    ...rules,
    click: null,
    lead: null,
    customer: { linkId: link.id, clickId, clickedAtMs, settled: customer.settled },
    nowMs: sale.atMs,
  })
}

function countedWaiting(
  { atMs, currency, amount, refunds }: WaitingSale,
  { linkNum, origin }: Source,
  late: Evidence['late'],
): Counted[] {
  const part = (ms: number, rest: Pick<Counted, 'sales' | 'saleAmountMinor'>): Counted => {
    const at = new Date(ms)
    return { at, late: late(at), linkNum, origin, currency, ...rest }
  }
  return [
    part(atMs, { sales: 1, saleAmountMinor: amount }),
    ...refunds.map((refund) => part(refund.atMs, { saleAmountMinor: -BigInt(refund.amount) })),
  ]
}

async function findWaiting(ctx: TxCtx, externalId: string): Promise<WaitingSale[]> {
  const { tx, scope } = ctx
  return tx.rows(
    scope,
    WaitingSale,
    (ws) => sql`
    select s.id, extract(epoch from s.created_at)::float8 * 1000 as "atMs", s.amount, s.currency,
      ${sql.raw(salePartsOf('s'))} as parts,
      s.customer_id is null as stray, s.reason, s.steps, s.invoice_id as "invoiceId",
      s.payment_processor as processor, s.event_name as "eventName", s.metadata,
      s.evidence,
      coalesce((select json_agg(json_build_object('id', r.id, 'amount', r.amount::text, 'kind', r.kind,
        'atMs', extract(epoch from r.created_at) * 1000))
        from refunds r where r.workspace_id = ${ws} and r.sale_id = s.id), '[]') as refunds
    from waiting_sales w join sales s on s.workspace_id = ${ws} and s.id = w.sale_id
    where w.workspace_id = ${ws} and w.customer_external_id = ${externalId}
    order by s.id for update of s`,
  )
}

/** Adds sales that came before their customer was known to the customer's sums. */
async function adopt(ctx: TxCtx, claim: Claim, waiting: WaitingSale[]): Promise<void> {
  const { tx, scope } = ctx
  const strays = waiting.filter((sale) => sale.stray)
  if (strays.length === 0) return
  const ids = JSON.stringify(strays.map((sale) => sale.id))
  await tx.run(
    scope,
    (ws) => sql`
    update sales set customer_id = ${claim.customer.id}
    where workspace_id = ${ws} and id in (select jsonb_array_elements_text(${ids}::text::jsonb))`,
  )
  const own = strays.filter((sale) => sale.currency === claim.ownCurrency)
  const ownAmountMinor = own.reduce(
    (sum, sale) => sale.refunds.reduce((rest, r) => rest - BigInt(r.amount), sum + sale.amount),
    0n,
  )
  const firstAt = new Date(Math.min(...strays.map((sale) => sale.atMs)))
  const more = addSales({ sales: strays.length, ownAmountMinor, firstAt })
  await tx.update(scope, customers, more, [eq(customers.id, claim.customer.id)])
}

async function forgetWaiting({ tx, scope }: TxCtx, { externalId }: KnownCustomer): Promise<void> {
  await tx.remove(scope, waitingSales, [eq(waitingSales.customerExternalId, externalId)])
}

async function attach(
  ctx: TxCtx,
  { customer, evidence, source, lead }: Claim,
  earned: (WaitingSale & { verdict: Attribution })[],
): Promise<void> {
  const { tx, scope } = ctx
  const { linkNum, clickId, origin } = source!
  const late = (atMs: number) => evidence.late(new Date(atMs))
  const facts = sql`link_num = ${linkNum}, location_id = ${origin.locationId},
    agent_id = ${origin.agentId}, referrer_id = ${origin.referrerId}, url_id = ${origin.urlId},
    utm_id = ${origin.utmId}, trigger = ${origin.trigger}, rolled = e.late`
  const rows = earned.map(({ id, atMs, verdict: { reason, steps } }) => ({
    id,
    reason,
    steps,
    late: late(atMs),
  }))
  await tx.run(
    scope,
    (ws) => sql`
    with e as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
        as e (id text, reason text, steps jsonb, late bool)
    )
    update sales s set ${facts}, click_id = ${clickId}, lead_id = ${lead?.id ?? null}, reason = e.reason, steps = e.steps
    from e where s.workspace_id = ${ws} and s.id = e.id`,
  )
  const refunds = earned.flatMap((sale) =>
    sale.refunds.map((r) => ({ id: r.id, late: late(r.atMs) })),
  )
  if (refunds.length > 0) {
    await tx.run(
      scope,
      (ws) => sql`
      update refunds r set ${facts}
      from jsonb_to_recordset(${JSON.stringify(refunds)}::text::jsonb) as e (id text, late bool)
      where r.workspace_id = ${ws} and r.id = e.id`,
    )
  }
  const firstAt = new Date(Math.min(...earned.map(({ atMs }) => atMs)))
  const settledAt = sql`case when ${customers.settled} then ${customers.settledAt}
    else ${firstAt.toISOString()}::timestamptz end`
  const change = { settled: true, settledAt, converted: true }
  await tx.update(scope, customers, change, [eq(customers.id, customer.id)])
}
