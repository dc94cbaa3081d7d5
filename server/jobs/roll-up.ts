import type { Sql, TransactionSql } from 'postgres'
import type { Deps } from '../deps.ts'
import { takeLock } from '../db/locks.ts'
import { DIMENSIONS } from '../db/rollups.ts'
import { decode, nullable, number, row, time } from '../db/row.ts'
import { idFloor } from '../domain/ids.ts'

/** A long gap is taken in steps, so that no transaction grows without bound. */
const STEP_MS = 3_600_000

/**
 * Brings the daily rollup up to now; see `db/rollups.ts` for why nothing is missed or counted twice. Longer
 * steps are for a history with few events.
 */
export async function rollUp(deps: Deps, stepMs = STEP_MS): Promise<void> {
  const { sql } = deps.db
  const closedMs = await closeUntilNow(sql, deps.clock.now())
  while (!(await rollStep(sql, closedMs, stepMs))) continue
}

const Closed = row({ at: time })
const Rolled = row({ ms: number })
const Next = row({ ms: nullable(number) })

/** Waits for the writers under way; later ones see the new time and count older events themselves. */
async function closeUntilNow(sql: Sql, nowMs: number): Promise<number> {
  return sql.begin(async (tx) => {
    await takeLock(tx, 'eventWriters')
    const rows = await tx`
      update rollup_state set closed_until = greatest(closed_until, to_timestamp(${nowMs / 1000}))
      returning closed_until as at`
    return decode(Closed, rows)[0]!.at.getTime()
  })
}

/** Adds one step of events; answers whether everything closed is now rolled. */
async function rollStep(sql: Sql, closedMs: number, longestMs: number): Promise<boolean> {
  return sql.begin(async (tx) => {
    await takeLock(tx, 'rollUp')
    const rows = await tx`
      select extract(epoch from rolled_until)::float8 * 1000 as ms from rollup_state`
    const fromMs = decode(Rolled, rows)[0]!.ms
    const stepMs = Math.min(closedMs, fromMs + longestMs)
    const added = fromMs < stepMs ? await addEvents(tx, fromMs, stepMs) : 0
    const toMs = added > 0 || stepMs >= closedMs ? stepMs : await nextEvent(tx, stepMs, closedMs)
    await tx`update rollup_state set rolled_until = greatest(rolled_until, to_timestamp(${toMs / 1000}))`
    return toMs >= closedMs
  })
}

/** Returns the time of the first event after a gap, so that empty years are skipped at once. */
async function nextEvent(tx: TransactionSql, fromMs: number, closedMs: number): Promise<number> {
  const since = new Date(fromMs)
  const rows = await tx`
    select extract(epoch from min(at))::float8 * 1000 as ms from (
      select min(created_at) as at from clicks where created_at >= ${since}
      union all select min(created_at) from leads where created_at >= ${since}
      union all select min(created_at) from sales where created_at >= ${since}
      union all select min(created_at) from refunds where created_at >= ${since}
    ) e`
  return Math.min(decode(Next, rows)[0]?.ms ?? closedMs, closedMs)
}

async function addEvents(tx: TransactionSql, fromMs: number, toMs: number): Promise<number> {
  const within = (prefix: '' | 'evt') => tx`
    id >= ${idFloor(prefix, fromMs)} and id < ${idFloor(prefix, toMs)} and not rolled
    and created_at >= ${new Date(fromMs)} and created_at < ${new Date(toMs)}`
  const origin = tx`link_num, location_id, agent_id, referrer_id, url_id, utm_id, trigger`
  const added = await tx`
    with events as materialized (
      select workspace_id, created_at, ${origin}, '' as currency, 1 as clicks, 0 as leads, 0 as sales,
        0::bigint as amount
      from clicks where ${within('')}
      union all
      select workspace_id, created_at, ${origin}, '', 0, quantity, 0, 0
      from leads where ${within('evt')} and link_num is not null
      union all
      select workspace_id, created_at, ${origin}, currency, 0, 0, 1, amount
      from sales where ${within('evt')} and link_num is not null
      union all
      select workspace_id, created_at, ${origin}, currency, 0, 0, 0, -amount
      from refunds where ${within('evt')} and link_num is not null
    )
    insert into rollup_day as r
      (workspace_id, dimension, day, value_id, currency, clicks, leads, sales, sale_amount)
    select workspace_id, d.dimension, (created_at at time zone 'UTC')::date, d.id, currency,
      sum(clicks), sum(leads), sum(sales), sum(amount)
    from events cross join lateral (values
      (${DIMENSIONS.link}::smallint, link_num), (${DIMENSIONS.location}::smallint, location_id),
      (${DIMENSIONS.agent}::smallint, agent_id), (${DIMENSIONS.referrer}::smallint, referrer_id),
      (${DIMENSIONS.url}::smallint, url_id), (${DIMENSIONS.utm}::smallint, utm_id),
      (${DIMENSIONS.trigger}::smallint, trigger::int)
    ) as d (dimension, id)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (workspace_id, dimension, day, value_id, currency) do update set
      clicks = r.clicks + excluded.clicks, leads = r.leads + excluded.leads,
      sales = r.sales + excluded.sales, sale_amount = r.sale_amount + excluded.sale_amount`
  return added.count
}
