import { sql } from 'drizzle-orm'
import { rowLoader } from '../../../../db/loader.ts'
import { json, nullable, number, row, type RowOf } from '../../../../db/row.ts'
import { STANDS } from '../../../../db/volume.ts'
import { periodOf } from '../../../../domain/reward/calendar.ts'
import type { RewardVersion } from '../../../../domain/reward/types.ts'
import type { HistoryQuery } from './history.ts'

export const CustomerHistoryRow = row({
  firstAtMs: nullable(number),
  used: json<{ amount: string; count: number }[]>(),
})
export interface CustomerKey {
  enrollmentId: string
  customerId: string
  type: RewardVersion['event']
  /** The bounds of each limit's period. */
  periods: { since: string | null; until: string | null }[]
}

export function keyOf({ standing, version, atMs }: HistoryQuery, customerId: string): CustomerKey {
  const periods = version.limits.map((limit) => {
    const period = periodOf(limit, atMs)
    if (!period) return { since: null, until: null }
    const { sinceMs, untilMs } = period
    return { since: new Date(sinceMs).toISOString(), until: new Date(untilMs).toISOString() }
  })
  return { enrollmentId: standing.enrollment.id, customerId, type: version.event, periods }
}

/** Loads the history of the customers of many events at once, which suffices for most rewards. */
export const OF_CUSTOMER = rowLoader<CustomerKey, RowOf<typeof CustomerHistoryRow>>({
  row: CustomerHistoryRow,
  name: 'customer history',
  key: '"enrollmentId" text, "customerId" text, type text, periods jsonb',
  select: (ws, keys) => sql`
    select r.n, extract(epoch from h.first)::float8 * 1000 as "firstAtMs", h.used
    from ${keys}
    cross join lateral (
      with mine as materialized (
        select c.created_at, c.earnings - c.clawed_back as net from commissions c
        where c.workspace_id = ${ws} and c.customer_id = r."customerId" and c.type = r.type
          and c.enrollment_id = r."enrollmentId" and ${STANDS}
      )
      select (select min(created_at) from mine) as first,
        (select coalesce(json_agg((select json_build_object('amount', coalesce(sum(m.net), 0)::text,
            'count', count(*)) from mine m
            where (p.value->>'since' is null or m.created_at >= (p.value->>'since')::timestamptz
              and m.created_at < (p.value->>'until')::timestamptz)) order by p.ordinality), '[]')
          from jsonb_array_elements(r.periods) with ordinality p) as used
    ) h`,
})
