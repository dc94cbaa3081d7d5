import { sql } from 'drizzle-orm'
import { lockShared } from './locks.ts'
import { rollupLink } from './schema/rollups.ts'
import { recordset, rowFor, type RowWriter, type Write } from './writes.ts'

/*
 * Totals are kept three ways: per workspace and quarter of an hour, per link and hour (both written with
 * the event), and per day and dimension (written by a worker, some seconds later).
 *
 * How the worker misses nothing and counts nothing twice: a writer holds the lock `eventWriters` shared while it
 * writes. The worker takes it alone for a moment to move `closed_until` to now; whoever writes an event
 * older than that afterwards adds it to the daily rollup itself and marks it `rolled`. The worker then
 * adds the unmarked events between `rolled_until` and `closed_until`. A report reads days from the
 * rollup plus the unmarked events since `rolled_until`.
 */

/** Dimensions of the daily breakdown. The number is stored. */
export const DIMENSIONS = {
  link: 1,
  location: 2,
  agent: 3,
  referrer: 4,
  url: 5,
  utm: 6,
  trigger: 7,
} as const
export type Dimension = keyof typeof DIMENSIONS

/** How a visitor came. The number is stored. */
export const TRIGGERS = { link: 0, qr: 1, script: 2, visit: 3, deeplink: 4 } as const
export type Trigger = keyof typeof TRIGGERS

/** The origin of an event, as dictionary ids. */
export interface Origin {
  locationId: number
  agentId: number
  referrerId: number
  urlId: number
  utmId: number
  trigger: number
}

/** The part of one attributed event in the totals; a refund has a negative `saleAmountMinor`. */
export interface Counted {
  at: Date
  /** Older than `closed_until`: store the event with `rolled: late` as well. */
  late: boolean
  linkNum: number
  origin: Origin
  leads?: number
  sales?: number
  /** Customers who bought for the first time. */
  conversions?: number
  saleAmountMinor?: bigint
  currency?: string
}

/** Held by every writer of events. Select it in a statement before the one that selects `CLOSED_MS`. */
export const HOLD_ROLLUPS = lockShared('eventWriters')

/** An event of an earlier time than this is late. */
export const CLOSED_MS = sql`(select extract(epoch from closed_until)::float8 * 1000 from rollup_state)`

/**
 * Lists the writes by which events count in every total. Others wait for these rows, so they are written with
 * the commit. Only `ownCurrency`, the workspace's, is summed in the links' counters.
 */
export function eventTotals(events: readonly Counted[], ownCurrency: string): Write[] {
  return events.map((event) => rowFor(TOTALS, toRow(event, ownCurrency)))
}

type CountedRow = ReturnType<typeof toRow>

const TOTALS: RowWriter<CountedRow> = {
  name: 'add to totals',
  table: rollupLink,
  atCommit: 'totals',
  write: (ws, rows) => sql`
    with event as materialized (
      select * from ${recordset(rows, COUNTED)}
    ), counters as (
      update links l set leads = l.leads + e.leads, sales = l.sales + e.sales,
        conversions = l.conversions + e.conversions, sale_amount = l.sale_amount + e.amount
      from (
        select link, sum(leads) as leads, sum(sales) as sales, sum(conversions) as conversions,
          sum(own) as amount
        from event group by 1 order by 1
      ) e where l.workspace_id = ${ws} and l.num = e.link
    ), by_workspace as (
      insert into rollup_workspace as r (workspace_id, quarter, currency, leads, sales, sale_amount)
      select ${ws}, date_bin('15 minutes', at, 'epoch'), currency, ${SUMS}
      from event group by 2, 3 order by 2, 3
      on conflict (workspace_id, quarter, currency) do update set ${ADDED}
    ), by_link as (
      insert into rollup_link as r
        (workspace_id, link_num, hour, currency, leads, sales, sale_amount)
      select ${ws}, link, date_bin('1 hour', at, 'epoch'), currency, ${SUMS}
      from event group by 2, 3, 4 order by 2, 3, 4
      on conflict (workspace_id, link_num, hour, currency) do update set ${ADDED}
    )
    ${rows.some((row) => row.late) ? addLate(ws) : sql`select`}`,
}

const COUNTED = `at timestamptz, late bool, link bigint, location bigint, agent bigint,
  referrer bigint, url bigint, utm bigint, trigger int, leads bigint, sales bigint, conversions bigint, amount bigint, own bigint,
  currency text`

/** Adds late events, which the worker has already passed. */
const addLate = (ws: string) => sql`
  insert into rollup_day as r
    (workspace_id, dimension, day, value_id, currency, leads, sales, sale_amount)
  select ${ws}, d.dimension, (at at time zone 'UTC')::date, d.id, currency, ${SUMS}
  from event cross join lateral (values
    (${DIMENSIONS.link}::smallint, link), (${DIMENSIONS.location}::smallint, location),
    (${DIMENSIONS.agent}::smallint, agent), (${DIMENSIONS.referrer}::smallint, referrer),
    (${DIMENSIONS.url}::smallint, url), (${DIMENSIONS.utm}::smallint, utm),
    (${DIMENSIONS.trigger}::smallint, trigger)
  ) as d (dimension, id)
  where late group by 2, 3, 4, 5 order by 2, 3, 4, 5
  on conflict (workspace_id, dimension, day, value_id, currency) do update set ${ADDED}`

const SUMS = sql`sum(leads), sum(sales), sum(amount)`
const ADDED = sql`leads = r.leads + excluded.leads, sales = r.sales + excluded.sales,
  sale_amount = r.sale_amount + excluded.sale_amount`

function toRow(counted: Counted, ownCurrency: string) {
  const { at, late, linkNum, origin, leads, sales, conversions, currency = '' } = counted
  const amount = counted.saleAmountMinor ?? 0n
  return {
    at,
    late,
    link: linkNum,
    location: origin.locationId,
    agent: origin.agentId,
    referrer: origin.referrerId,
    url: origin.urlId,
    utm: origin.utmId,
    trigger: origin.trigger,
    leads: leads ?? 0,
    sales: sales ?? 0,
    conversions: conversions ?? 0,
    amount,
    own: currency === ownCurrency ? amount : 0n,
    currency,
  }
}
