import { sql, type SQL } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { lockCustomer } from '../../../../db/locks.ts'
import {
  bigint,
  int,
  json,
  nullable,
  number,
  oneOf,
  row,
  type RowOf,
  text,
} from '../../../../db/row.ts'
import { EVIDENCE_LEVELS } from '../../../../domain/evidence-level.ts'
import { isExistingCustomer } from '../../../../domain/attribution-times.ts'
import { ATTRIBUTION_REASONS } from '../../../../domain/attribution.ts'
import type { SaleParts } from '../../../../domain/sale-parts.ts'
import { salePartsOf } from '../../../../db/sale-parts.ts'
import { sourceOf, type Source } from '../../../../db/source.ts'
import type { ClaimedSale } from '../accrue/earn-claimed.ts'
import type { EarningEvent } from '../accrue/earning-event.ts'

/** A lead or sale as it was stored, with the refunds that a sale has by now. */
export interface StoredEvent {
  event: EarningEvent
  refunds: ClaimedSale['refunds']
}

/**
 * Locks the customer, whose other events read the same history, and the sale, so that no refund comes in
 * between. Null when no lead or sale through a link has the id.
 */
export async function lockEvent(ctx: TxCtx, id: string): Promise<StoredEvent | null> {
  return (await lockSale(ctx, id)) ?? (await loadLead(ctx, id))
}

const EventRow = row({
  atMs: number,
  metadata: nullable(json<Record<string, unknown>>()),
  evidence: oneOf(EVIDENCE_LEVELS),
  seenAtMs: nullable(number),
  clickedAtMs: nullable(number),
  reason: oneOf(ATTRIBUTION_REASONS),
  customer: json<EarningEvent['customer']>(),
  source: json<Source>(),
})

const SaleRow = row({
  ...EventRow.columns,
  amount: bigint,
  parts: json<SaleParts>(),
  currency: text,
  invoiceId: nullable(text),
  processor: text,
  eventName: text,
  refunds: json<ClaimedSale['refunds']>(),
})

const CustomerRow = row({ externalId: text })

const LeadRow = row({ ...EventRow.columns, quantity: int })

const common = (
  ws: string,
): SQL => sql`extract(epoch from e.created_at)::float8 * 1000 as "atMs", e.metadata,
  e.evidence, e.reason, extract(epoch from p.seen_at)::float8 * 1000 as "seenAtMs",
  extract(epoch from coalesce(c.created_at, p.clicked_at))::float8 * 1000 as "clickedAtMs", ${sourceOf(ws)} as source,
  json_build_object('id', p.id, 'email', p.email, 'country', p.country,
    'createdAtMs', extract(epoch from p.created_at) * 1000) as customer`

const joined = (ws: string): SQL => sql`
  join links l on l.workspace_id = ${ws} and l.num = e.link_num
  join customers p on p.workspace_id = ${ws} and p.id = e.customer_id
  left join clicks c on c.workspace_id = ${ws} and c.id = e.click_id
  left join locations o on o.id = c.location_id`

async function lockSale(ctx: TxCtx, id: string): Promise<StoredEvent | null> {
  const { tx, scope } = ctx
  const [found] = await tx.rows(
    scope,
    CustomerRow,
    (ws) => sql`
    select customer_external_id as "externalId" from sales where workspace_id = ${ws} and id = ${id}`,
  )
  if (!found) return null
  await tx.run(scope, (ws) => sql`select ${lockCustomer(ws, found.externalId)}`)
  await tx.run(
    scope,
    (ws) => sql`select 1 from sales where workspace_id = ${ws} and id = ${id} for update`,
  )
  const [row] = await tx.rows(
    scope,
    SaleRow,
    (ws) => sql`
    select ${common(ws)}, e.amount, ${sql.raw(salePartsOf('e'))} as parts, e.currency, e.invoice_id as "invoiceId",
      e.payment_processor as processor, e.event_name as "eventName",
      coalesce((select json_agg(json_build_object('id', r.id, 'amount', r.amount::text, 'kind', r.kind,
        'atMs', extract(epoch from r.created_at) * 1000))
        from refunds r where r.workspace_id = ${ws} and r.sale_id = e.id), '[]') as refunds
    from sales e ${joined(ws)} where e.workspace_id = ${ws} and e.id = ${id}`,
  )
  if (!row) return null
  const { amount, parts, currency, invoiceId, processor, eventName, refunds } = row
  const sale = { amountMinor: amount, parts, currency, invoiceId, processor, eventName }
  return { event: { ...shared(id, row), type: 'sale', quantity: 1, sale }, refunds }
}

async function loadLead(ctx: TxCtx, id: string): Promise<StoredEvent | null> {
  const { tx, scope } = ctx
  const [row] = await tx.rows(
    scope,
    LeadRow,
    (ws) => sql`
    select ${common(ws)}, e.quantity from leads e ${joined(ws)}
    where e.workspace_id = ${ws} and e.id = ${id}`,
  )
  if (!row) return null
  const { quantity } = row
  return { event: { ...shared(id, row), type: 'lead', quantity, sale: null }, refunds: [] }
}

function shared(
  id: string,
  { atMs, seenAtMs, clickedAtMs, reason, ...rest }: RowOf<typeof EventRow>,
) {
  const { metadata, evidence, customer, source } = rest
  const byCode = reason === 'code'
  const isExisting = !byCode && isExistingCustomer(seenAtMs, clickedAtMs)
  return { id, at: new Date(atMs), metadata, evidence, byCode, isExisting, customer, source }
}
