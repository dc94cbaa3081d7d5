import type { ISql, PendingQuery, Row } from 'postgres'
import { salePartsOf } from '../../../db/sale-parts.ts'
import { TRIGGERS, type Trigger } from '../../../db/rollups.ts'
import {
  bigint,
  bool,
  decode,
  int,
  json,
  nullable,
  number,
  oneOf,
  row,
  type RowOf,
  text,
  time,
} from '../../../db/row.ts'
import type { Message } from '../../../domain/message/message.ts'
import type { SaleParts } from '../../../domain/sale-parts.ts'

export type EventTable = 'clicks' | 'leads' | 'sales' | 'refunds'
export type Sql = ISql
type Fragment = PendingQuery<Row[]>

/** An event with its words, its click's time and its customer, of whichever kind it is. */
const EventRow = row({
  kind: oneOf<EventTable>(['clicks', 'leads', 'sales', 'refunds']),
  id: text,
  createdAt: time,
  linkNum: nullable(number),
  trigger: (value): Trigger => TRIGGER_NAMES[int(value)] ?? 'link',
  continent: text,
  country: text,
  region: text,
  city: text,
  device: text,
  browser: text,
  os: text,
  refererHost: text,
  refererPath: text,
  url: text,
  clickId: nullable(text),
  clickedAt: nullable(time),
  eventName: nullable(text),
  quantity: nullable(int),
  metadata: nullable(json<Record<string, unknown>>()),
  reason: nullable(text),
  steps: nullable(json<Message[]>()),
  clientSide: bool,
  leadId: nullable(text),
  saleId: nullable(text),
  refundId: nullable(text),
  amount: nullable(number),
  parts: nullable(json<SaleParts>()),
  currency: nullable(text),
  paymentProcessor: nullable(text),
  invoiceId: nullable(text),
  customerId: nullable(text),
  customerExternalId: nullable(text),
  customerName: nullable(text),
  customerEmail: nullable(text),
  customerAvatar: nullable(text),
  customerCountry: nullable(text),
  customerSales: nullable(int),
  customerProgramId: nullable(text),
  customerSaleAmount: nullable(bigint),
  customerCreatedAt: nullable(time),
  firstSaleAt: nullable(time),
})
export type EventRow = RowOf<typeof EventRow>

const COMMON = `id, created_at, link_num, location_id, agent_id, referrer_id, url_id, trigger`
const VERDICT = `event_name, metadata, reason, steps, client_side, click_id, customer_id`

/** The table's own columns, and null for what only other kinds have. */
const COLUMNS: Record<EventTable, string> = {
  clicks: `${COMMON}, null::text as event_name, null::jsonb as metadata, null::text as reason,
    null::jsonb as steps, false as client_side, id as click_id, null::text as customer_id,
    null::text as customer_external_id, null::int as quantity, null::text as lead_id,
    null::text as sale_id, null::text as refund_id, null::float8 as amount, null::json as parts, null::text as currency,
    null::text as payment_processor, null::text as invoice_id`,
  leads: `${COMMON}, ${VERDICT}, null::text as customer_external_id, quantity, null::text as lead_id,
    null::text as sale_id, null::text as refund_id, null::float8 as amount, null::json as parts, null::text as currency,
    null::text as payment_processor, null::text as invoice_id`,
  sales: `${COMMON}, ${VERDICT}, customer_external_id, null::int as quantity, lead_id,
    id as sale_id, null::text as refund_id, amount::float8, ${salePartsOf('sales')} as parts, currency,
    payment_processor, invoice_id`,
  refunds: `${COMMON}, null::text as event_name, null::jsonb as metadata, null::text as reason,
    null::jsonb as steps, false as client_side, null::text as click_id, null::text as customer_id,
    null::text as customer_external_id, null::int as quantity, null::text as lead_id, sale_id,
    refund_id, amount::float8, null::json as parts, currency, null::text as payment_processor, null::text as invoice_id`,
}

const TRIGGER_NAMES = Object.fromEntries(
  (Object.keys(TRIGGERS) as Trigger[]).map((name) => [TRIGGERS[name], name]),
)

export interface Page {
  where: Fragment
  order: 'asc' | 'desc'
  limit: number
  offset?: number
}

/** Loads one page of a table's events by id, joined to their dictionary texts in the same query. */
export async function loadEvents(
  sql: Sql,
  workspaceId: string,
  table: EventTable,
  { where, order, limit, offset = 0 }: Page,
): Promise<EventRow[]> {
  const byId = sql.unsafe(`id ${order}`)
  const click =
    table === 'clicks'
      ? sql`, p.created_at as "clickedAt"`
      : sql`, (select c.created_at from clicks c
          where c.workspace_id = ${workspaceId} and c.id = p.click_id) as "clickedAt"`
  const rows = await sql`
    with p as materialized (
      select ${sql.unsafe(COLUMNS[table])} from ${sql.unsafe(table)}
      where workspace_id = ${workspaceId} and ${where}
      order by ${byId} limit ${limit} offset ${offset}
    )
    select ${table} as kind, p.id, p.created_at as "createdAt", p.link_num::float8 as "linkNum", p.trigger,
      l.continent::text, l.country::text, l.region, l.city, a.device, a.browser, a.os,
      coalesce(r.host, '') as "refererHost", coalesce(r.path, '') as "refererPath",
      coalesce(d.url, '') as url, p.click_id as "clickId"${click}, p.event_name as "eventName",
      p.quantity, p.metadata, p.reason, p.steps, p.client_side as "clientSide", p.lead_id as "leadId",
      p.sale_id as "saleId", p.refund_id as "refundId", p.amount, p.parts, p.currency,
      p.payment_processor as "paymentProcessor", p.invoice_id as "invoiceId",
      p.customer_id as "customerId",
      coalesce(c.external_id, p.customer_external_id) as "customerExternalId",
      c.name as "customerName", c.email as "customerEmail", c.avatar as "customerAvatar",
      c.country as "customerCountry", c.sales::int as "customerSales",
      c.program_id as "customerProgramId", c.sale_amount as "customerSaleAmount", c.created_at as "customerCreatedAt",
      c.first_sale_at as "firstSaleAt"
    from p
    join locations l on l.id = p.location_id
    join agents a on a.id = p.agent_id
    left join referrers r on r.workspace_id = ${workspaceId} and r.id = p.referrer_id
    left join destinations d on d.workspace_id = ${workspaceId} and d.id = p.url_id
    left join customers c on c.workspace_id = ${workspaceId} and c.id = p.customer_id
    order by ${sql.unsafe(`p.id ${order}`)}`
  return decode(EventRow, rows)
}
