import { sql, type SQL } from 'drizzle-orm'
import { TRIGGERS } from '../../../db/rollups.ts'
import { bigint, int, json, nullable, number, row, type RowOf, text } from '../../../db/row.ts'
import { salePartsOf } from '../../../db/sale-parts.ts'
import { idFloor } from '../../../domain/ids.ts'
import type { ReplayedEvent } from '../../../domain/reward/replay.ts'
import { productsOf } from '../../../domain/sale-products.ts'
import type { SaleParts } from '../../../domain/sale-parts.ts'
import type { ReadRows } from './read-report.ts'

/** Whose events are replayed, and when they happened. */
export interface Range {
  event: 'sale' | 'lead'
  /** The program's. */
  currency: string
  programId: string
  owner: { groupId: string } | { enrollmentId: string }
  sinceMs: number
  untilMs: number
  limit: number
}

const EventRow = row({
  id: text,
  atMs: number,
  enrollmentId: text,
  partnerId: text,
  partnerName: text,
  partnerCountry: nullable(text),
  customer: json<{ id: string; country: string | null; createdAtMs: number }>(),
  quantity: int,
  amount: bigint,
  currency: nullable(text),
  parts: nullable(json<SaleParts>()),
  processor: nullable(text),
  eventName: text,
  metadata: nullable(json<Record<string, unknown>>()),
  reason: text,
  trigger: int,
  refunds: json<{ atMs: number; amount: string }[]>(),
  knownAmount: nullable(bigint),
  actual: bigint,
})
export type StoredEvent = RowOf<typeof EventRow>

/** Reads the events that earned something, or could have, with what they earned. */
export function readEvents(read: ReadRows, range: Range): Promise<StoredEvent[]> {
  const { event, sinceMs, untilMs, limit } = range
  return read(
    EventRow,
    (ws) => sql`
    with members as (${members(ws, range)})
    select e.id, extract(epoch from e.created_at)::float8 * 1000 as "atMs", m.id as "enrollmentId",
      m.partner_id as "partnerId", m.name as "partnerName", m.country as "partnerCountry",
      json_build_object('id', p.id, 'country', p.country,
        'createdAtMs', extract(epoch from p.created_at) * 1000) as customer,
      ${event === 'sale' ? saleColumns(ws, range) : LEAD_COLUMNS},
      e.event_name as "eventName", e.metadata, e.reason, e.trigger::int as trigger,
      (coalesce(c.earnings - c.clawed_back, 0))::text as actual
    from members m
    join links l on l.workspace_id = ${ws} and l.program_id = m.program_id
      and l.partner_id = m.partner_id
    join ${sql.raw(`${event}s`)} e on e.workspace_id = ${ws} and e.link_num = l.num
      and e.id >= ${idFloor('evt', sinceMs)} and e.id < ${idFloor('evt', untilMs + 1)}
    join customers p on p.workspace_id = ${ws} and p.id = e.customer_id
    left join commissions c on c.workspace_id = ${ws} and c.event_id = e.id and c.type = ${event}
      and c.reverses_id is null and c.enrollment_id = m.id
    where c.status <> 'canceled' or e.unearned->>'reason' not in ('not_eligible', 'existing_customer')
    order by e.id limit ${limit}`,
  )
}

/** Selects the partners who would have the reward: those of a group without one of their own. */
function members(ws: string, { event, programId, owner }: Range): SQL {
  const which =
    'enrollmentId' in owner
      ? sql`n.id = ${owner.enrollmentId}`
      : sql`n.group_id = ${owner.groupId} and not exists (select from rewards r
          where r.workspace_id = ${ws} and r.enrollment_id = n.id and r.event = ${event}
            and r.archived_at is null)`
  return sql`select n.id, n.partner_id, n.program_id, a.name, a.country from enrollments n
    join partners a on a.workspace_id = ${ws} and a.id = n.partner_id
    where n.workspace_id = ${ws} and n.program_id = ${programId} and ${which}`
}

const saleColumns = (
  ws: string,
  { currency }: Range,
) => sql`1 as quantity, e.amount::text as amount, e.currency,
  ${sql.raw(salePartsOf('e'))} as parts, e.payment_processor as processor,
  coalesce((select json_agg(json_build_object('amount', r.amount::text,
      'atMs', extract(epoch from r.created_at) * 1000) order by r.created_at, r.kind = 'reversal')
    from refunds r where r.workspace_id = ${ws} and r.sale_id = e.id), '[]') as refunds,
  (case when e.currency = ${currency} then e.amount
    when c.status <> 'canceled' and coalesce(c.hold_reason, '') <> 'rate_missing' then c.amount
    else (e.unearned->>'amountMinor')::bigint end)::text as "knownAmount"`

const LEAD_COLUMNS = sql`e.quantity::int as quantity, '0' as amount, null as currency, null as parts,
  null as processor, '[]'::json as refunds, '0' as "knownAmount"`

/** Converts a stored event of which the amount is known to what the rules replay. */
export function toReplayed(stored: StoredEvent, { event }: Range): ReplayedEvent {
  const { id, atMs, customer, metadata, parts, processor, eventName, quantity } = stored
  const isSale = event === 'sale'
  const scripted = stored.trigger === TRIGGERS.script
  return {
    id,
    customerId: customer.id,
    amountMinor: stored.amount,
    refunds: stored.refunds.map((one) => ({ atMs: one.atMs, amountMinor: BigInt(one.amount) })),
    facts: {
      event,
      atMs,
      quantity,
      saleMinor: stored.knownAmount ?? 0n,
      ...(parts && { parts }),
      customer: {
        country: customer.country,
        source: stored.reason === 'code' ? 'code' : scripted ? 'script' : 'link',
        signedUpAtMs: customer.createdAtMs,
      },
      partner: { country: stored.partnerCountry },
      sale: {
        productIds: productsOf(metadata),
        processor,
        eventName: isSale ? eventName : null,
      },
      metadata: metadata ?? {},
    },
  }
}
