import { sql, type SQL } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { lockShared } from '../../../db/locks.ts'
import { CLOSED_MS, type Counted, type Origin } from '../../../db/rollups.ts'
import { salePartsOf } from '../../../db/sale-parts.ts'
import {
  bigint,
  bool,
  int,
  json,
  nullable,
  number,
  oneOf,
  row,
  type RowOf,
  text,
} from '../../../db/row.ts'
import type { RefundKind } from '../../../db/schema/refunds.ts'
import { ATTRIBUTION_REASONS } from '../../../domain/attribution.ts'
import { EVIDENCE_LEVELS } from '../../../domain/evidence-level.ts'
import type { Message } from '../../../domain/message/message.ts'
import type { SaleParts } from '../../../domain/sale-parts.ts'

const Event = {
  id: text,
  customerId: text,
  eventName: text,
  atMs: number,
  linkNum: nullable(number),
  linkId: nullable(text),
  clickId: nullable(text),
  origin: json<Origin>(),
  rolled: bool,
  clientSide: bool,
  evidence: oneOf(EVIDENCE_LEVELS),
  reason: oneOf(ATTRIBUTION_REASONS),
  steps: json<Message[]>(),
  metadata: nullable(json<Record<string, unknown>>()),
  /** What it earned is in a payout or paid, or was taken back there or by a person: it stays as it is. */
  isFinal: bool,
  /** A person has canceled what it earned, or changed the amount. */
  isDecided: bool,
}
const Lead = row({
  ...Event,
  quantity: int,
  /** It has earned something, or says why not. */
  isEarning: bool,
})
const Sale = row({
  ...Event,
  amount: bigint,
  currency: text,
  parts: json<SaleParts>(),
  invoiceId: nullable(text),
  processor: text,
  leadId: nullable(text),
  refunds:
    json<{ id: string; atMs: number; amount: string; kind: RefundKind; rolled: boolean }[]>(),
})

/** A lead or sale of a customer, as it is stored. */
export type StoredEvent =
  | (RowOf<typeof Lead> & { type: 'lead' })
  | (RowOf<typeof Sale> & { type: 'sale' })

/** Locks what customers have earned and reads their leads and sales, in the order in which they happened. */
export async function lockEvents(
  ctx: TxCtx,
  customerIds: readonly string[],
): Promise<StoredEvent[]> {
  const { tx, scope } = ctx
  await tx.run(
    scope,
    (ws) => sql`
    select 1 from sales where workspace_id = ${ws} and customer_id in ${customerIds} order by id for update`,
  )
  await tx.run(
    scope,
    (ws) => sql`
    select 1 from commissions where workspace_id = ${ws} and event_id in (
      select id from leads where workspace_id = ${ws} and customer_id in ${customerIds}
      union all select id from sales where workspace_id = ${ws} and customer_id in ${customerIds})
    order by id for update`,
  )
  const leads = await tx.rows(
    scope,
    Lead,
    (ws) => sql`
    select ${common(ws)}, e.quantity, e.unearned is not null or exists (select from commissions c
      where c.workspace_id = ${ws} and c.event_id = e.id) as "isEarning" from leads e
    where e.workspace_id = ${ws} and e.customer_id in ${customerIds}`,
  )
  const sales = await tx.rows(
    scope,
    Sale,
    (ws) => sql`
    select ${common(ws)}, e.amount, e.currency, ${sql.raw(salePartsOf('e'))} as parts,
      e.invoice_id as "invoiceId", e.payment_processor as processor,
      e.lead_id as "leadId",
      coalesce((select json_agg(json_build_object('id', r.id, 'amount', r.amount::text, 'kind', r.kind,
        'rolled', r.rolled, 'atMs', extract(epoch from r.created_at) * 1000))
        from refunds r where r.workspace_id = ${ws} and r.sale_id = e.id), '[]') as refunds
    from sales e where e.workspace_id = ${ws} and e.customer_id in ${customerIds}`,
  )
  const all: StoredEvent[] = [
    ...leads.map((lead) => ({ ...lead, type: 'lead' as const })),
    ...sales.map((sale) => ({ ...sale, type: 'sale' as const })),
  ]
  return all.toSorted((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1))
}

const common = (
  ws: string,
): SQL => sql`e.id, e.customer_id as "customerId", e.event_name as "eventName",
  extract(epoch from e.created_at)::float8 * 1000 as "atMs", e.link_num::float8 as "linkNum",
  (select l.id from links l where l.workspace_id = ${ws} and l.num = e.link_num) as "linkId",
  e.click_id as "clickId", json_build_object('locationId', e.location_id, 'agentId', e.agent_id,
    'referrerId', e.referrer_id, 'urlId', e.url_id, 'utmId', e.utm_id, 'trigger', e.trigger) as origin,
  e.rolled, e.client_side as "clientSide", e.evidence, e.reason, e.steps, e.metadata,
  exists (select from commissions c where c.workspace_id = ${ws} and c.event_id = e.id
    and c.status in ('processing', 'paid'))
  or exists (select from commissions b join commissions c on c.workspace_id = ${ws} and c.id = b.reverses_id
    where b.workspace_id = ${ws} and c.event_id = e.id and b.status in ('processing', 'paid'))
  or exists (select from commissions c join commission_reversals r on r.workspace_id = ${ws}
      and r.commission_id = c.id and r.kind = 'manual'
    where c.workspace_id = ${ws} and c.event_id = e.id
      and c.source_key not like 'moved:%') as "isFinal",
  (coalesce(e.unearned->>'reason', '') <> 'existing_customer'
    and exists (select from commissions c where c.workspace_id = ${ws} and c.event_id = e.id
      and c.status = 'canceled' and c.source_key not like 'moved:%'))
  or exists (select from commissions c where c.workspace_id = ${ws} and c.event_id = e.id
    and c.source_key not like 'moved:%' and (
      c.explanation->'steps' @> '[{"code": "commission.earnings-set"}]'
      or c.explanation->'steps' @> '[{"code": "commission.sale-changed"}]')) as "isDecided"`

/** Tells of a time whether the daily rollup has its events already, and whether it is closed (see db/rollups.ts). */
export interface RolledTimes {
  isRolled: (atMs: number) => boolean
  isLate: (atMs: number) => boolean
}

const Rolled = row({ rolledMs: number, closedMs: number })

/** Keeps the daily rollup where it is until the transaction ends. */
export async function holdRolledTimes({ tx, scope }: TxCtx): Promise<RolledTimes> {
  await tx.run(scope, () => sql`select ${lockShared('rollUp')}`)
  const [state] = await tx.rows(
    scope,
    Rolled,
    (ws) => sql`
    select extract(epoch from rolled_until)::float8 * 1000 as "rolledMs", ${CLOSED_MS} as "closedMs"
    from rollup_state, workspaces w where w.id = ${ws}`,
  )
  const { rolledMs, closedMs } = state!
  return { isRolled: (atMs) => atMs < rolledMs, isLate: (atMs) => atMs < closedMs }
}

/** Returns what an event adds to the totals of a link, with its refunds. */
export function countedEvent(
  event: StoredEvent,
  { linkNum, origin, isLate }: Pick<Counted, 'linkNum' | 'origin'> & { isLate: IsLate },
): Counted[] {
  const at = (atMs: number, rolled: boolean) => ({
    at: new Date(atMs),
    late: isLate(atMs, rolled),
    linkNum,
    origin,
  })
  const own = at(event.atMs, event.rolled)
  if (event.type === 'lead') return [{ ...own, leads: event.quantity }]
  const { currency, amount, refunds } = event
  return [
    { ...own, sales: 1, saleAmountMinor: amount, currency },
    ...refunds.map((refund) => ({
      ...at(refund.atMs, refund.rolled),
      saleAmountMinor: -BigInt(refund.amount),
      currency,
    })),
  ]
}

type IsLate = (atMs: number, rolled: boolean) => boolean

/** Returns the opposite of what was counted. */
export function uncounted(counted: Counted): Counted {
  const { leads = 0, sales = 0, saleAmountMinor = 0n } = counted
  return { ...counted, leads: -leads, sales: -sales, saleAmountMinor: -saleAmountMinor }
}
