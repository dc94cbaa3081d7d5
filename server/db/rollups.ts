import { sql } from 'drizzle-orm'
import type { Scope } from './scope.ts'
import type { Tx } from './tx.ts'

/*
 * Totals are kept three ways: per workspace and quarter of an hour, per link and hour (both written with
 * the event), and per day and dimension (written by a worker, some seconds later).
 *
 * How the worker misses nothing and counts nothing twice: a writer holds ROLLUP_LOCK shared while it
 * writes. The worker takes it alone for a moment to move `closed_until` to now; whoever writes an event
 * older than that afterwards adds it to the daily rollup itself and marks it `rolled`. The worker then
 * adds the unmarked events between `rolled_until` and `closed_until`. A report reads days from the
 * rollup plus the unmarked events since `rolled_until`.
 */
export const ROLLUP_LOCK = 7_262_002

/** What a day is broken down by. The number is stored. */
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

/** Where an event came from, as dictionary ids. */
export interface Origin {
  locationId: number
  agentId: number
  referrerId: number
  urlId: number
  utmId: number
  trigger: number
}

/** One attributed event's part in the totals; a refund has a negative `saleAmountMinor`. */
export interface Counted {
  at: Date
  linkNum: number
  origin: Origin
  leads?: number
  sales?: number
  /** Customers who bought for the first time. */
  conversions?: number
  saleAmountMinor?: bigint
  currency?: string
  /** The workspace's own currency: only its amounts are summed in the link's counter. */
  workspaceCurrency: string
}

/**
 * Call before inserting events in a transaction. Answers whether an event of that time is late:
 * store it with `rolled: late` and pass the same to `countEvent`.
 */
export async function openRollups(tx: Tx, scope: Scope): Promise<(at: Date) => boolean> {
  await tx.rows(scope, () => sql`select pg_advisory_xact_lock_shared(${ROLLUP_LOCK})`)
  const [state] = await tx.rows<{ closed: string }>(
    scope,
    () => sql`select extract(epoch from closed_until) * 1000 as closed from rollup_state`,
  )
  const closedMs = Number(state?.closed)
  return (at) => at.getTime() < closedMs
}

/** Adds one event to every total, in the event's own transaction. */
export async function countEvent(tx: Tx, scope: Scope, event: Counted, late: boolean) {
  const at = event.at.toISOString()
  const { leads = 0, sales = 0, conversions = 0, currency = '' } = event
  const amount = String(event.saleAmountMinor ?? 0n)
  const counted = sql`${leads}::bigint, ${sales}::bigint, ${amount}::bigint`
  const own = currency === event.workspaceCurrency ? amount : '0'
  await tx.rows(
    scope,
    (ws) => sql`
    with counters as (
      update links set leads = leads + ${leads}::bigint, sales = sales + ${sales}::bigint,
        conversions = conversions + ${conversions}::bigint, sale_amount = sale_amount + ${own}::bigint
      where workspace_id = ${ws} and num = ${event.linkNum}
    ), by_workspace as (
      insert into rollup_workspace as r (workspace_id, quarter, currency, leads, sales, sale_amount)
      values (${ws}, date_bin('15 minutes', ${at}::timestamptz, 'epoch'), ${currency}, ${counted})
      on conflict (workspace_id, quarter, currency) do update set leads = r.leads + excluded.leads,
        sales = r.sales + excluded.sales, sale_amount = r.sale_amount + excluded.sale_amount
    )
    insert into rollup_link as r (workspace_id, link_num, hour, currency, leads, sales, sale_amount)
    values (${ws}, ${event.linkNum}, date_bin('1 hour', ${at}::timestamptz, 'epoch'), ${currency}, ${counted})
    on conflict (workspace_id, link_num, hour, currency) do update set leads = r.leads + excluded.leads,
      sales = r.sales + excluded.sales, sale_amount = r.sale_amount + excluded.sale_amount`,
  )
  if (late) await countLate(tx, scope, event)
}

async function countLate(tx: Tx, scope: Scope, event: Counted) {
  const { origin, leads = 0, sales = 0, currency = '' } = event
  const values = dimensionValues(event.linkNum, origin).map(
    ([dimension, id]) => sql`(${dimension}::smallint, ${id}::int)`,
  )
  await tx.rows(
    scope,
    (ws) => sql`
    insert into rollup_day as r
      (workspace_id, dimension, day, value_id, currency, leads, sales, sale_amount)
    select ${ws}, d.dimension, (${event.at.toISOString()}::timestamptz at time zone 'UTC')::date, d.id,
      ${currency}, ${leads}::bigint, ${sales}::bigint, ${String(event.saleAmountMinor ?? 0n)}::bigint
    from (values ${sql.join(values, sql`, `)}) as d (dimension, id)
    on conflict (workspace_id, dimension, day, value_id, currency) do update set
      leads = r.leads + excluded.leads, sales = r.sales + excluded.sales,
      sale_amount = r.sale_amount + excluded.sale_amount`,
  )
}

function dimensionValues(linkNum: number, origin: Origin): [number, number][] {
  return [
    [DIMENSIONS.link, linkNum],
    [DIMENSIONS.location, origin.locationId],
    [DIMENSIONS.agent, origin.agentId],
    [DIMENSIONS.referrer, origin.referrerId],
    [DIMENSIONS.url, origin.urlId],
    [DIMENSIONS.utm, origin.utmId],
    [DIMENSIONS.trigger, origin.trigger],
  ]
}
