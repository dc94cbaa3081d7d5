import type { Sql } from 'postgres'
import { DIMENSIONS } from '../../server/db/rollups.ts'

/** Every event as the totals must see it. */
const EVENTS = `
  event as (
    select workspace_id, link_num, created_at, location_id, agent_id, referrer_id, url_id, utm_id,
      trigger::int, '' as currency, 1::bigint as clicks, 0::bigint as leads, 0::bigint as sales,
      0::bigint as amount
    from clicks
    union all
    select workspace_id, link_num, created_at, location_id, agent_id, referrer_id, url_id, utm_id,
      trigger, '', 0, quantity, 0, 0
    from leads where link_num is not null
    union all
    select workspace_id, link_num, created_at, location_id, agent_id, referrer_id, url_id, utm_id,
      trigger, currency, 0, 0, 1, amount
    from sales where link_num is not null
    union all
    select workspace_id, link_num, created_at, location_id, agent_id, referrer_id, url_id, utm_id,
      trigger, currency, 0, 0, 0, -amount
    from refunds where link_num is not null
  )`

const SUMS = 'sum(clicks)::bigint, sum(leads)::bigint, sum(sales)::bigint, sum(amount)::bigint'
const STORED = 'clicks, leads, sales, sale_amount'
const SOME = 'clicks <> 0 or leads <> 0 or sales <> 0 or sale_amount <> 0'

/** What a kept total is, and what it must equal. */
const TOTALS: { name: string; kept: string; expected: string }[] = [
  {
    name: 'counters of links',
    kept: 'select workspace_id, num, clicks, leads, sales, sale_amount from links',
    expected: `select l.workspace_id, l.num, coalesce(sum(e.clicks), 0)::bigint,
      coalesce(sum(e.leads), 0)::bigint, coalesce(sum(e.sales), 0)::bigint,
      coalesce(sum(e.amount) filter (where e.currency = w.currency), 0)::bigint
      from links l join workspaces w on w.id = l.workspace_id
      left join event e on e.workspace_id = l.workspace_id and e.link_num = l.num group by 1, 2`,
  },
  {
    name: 'totals of workspaces by quarter of an hour',
    kept: `select workspace_id, quarter, currency, ${STORED} from rollup_workspace where ${SOME}`,
    expected: `select workspace_id, date_bin('15 minutes', created_at, 'epoch'), currency, ${SUMS}
      from event group by 1, 2, 3`,
  },
  {
    name: 'totals of links by hour',
    kept: `select workspace_id, link_num, hour, currency, ${STORED} from rollup_link where ${SOME}`,
    expected: `select workspace_id, link_num, date_bin('1 hour', created_at, 'epoch'), currency, ${SUMS}
      from event group by 1, 2, 3, 4`,
  },
]

const DAYS = {
  name: 'totals by day and dimension',
  kept: `select workspace_id, dimension::int, day, value_id, currency, ${STORED} from rollup_day where ${SOME}`,
  expected: `select workspace_id, d.dimension, (created_at at time zone 'UTC')::date, d.id, currency, ${SUMS}
    from event cross join lateral (values
      (${DIMENSIONS.link}, link_num), (${DIMENSIONS.location}, location_id),
      (${DIMENSIONS.agent}, agent_id), (${DIMENSIONS.referrer}, referrer_id),
      (${DIMENSIONS.url}, url_id), (${DIMENSIONS.utm}, utm_id), (${DIMENSIONS.trigger}, trigger)
    ) as d (dimension, id) group by 1, 2, 3, 4, 5`,
}

/** A click without the visit that asked for it, or the other way round, would be half of a write. */
const HALVES = {
  'clicks without a visit': `select c.id from clicks c where not exists (
    select from visits v where v.workspace_id = c.workspace_id and (v.click_id = c.id or c.id = any(v.earlier)))`,
  'visits without a click': `select v.click_id as id from visits v where not exists (
    select from clicks c where c.workspace_id = v.workspace_id and c.id = v.click_id)`,
  'clicks of one visitor within an hour': `select c.id from visits v
    cross join lateral unnest(v.earlier) as own (id)
    join clicks c on c.workspace_id = v.workspace_id and c.id = own.id
    where v.expires_at < c.created_at + interval '2 hours'`,
  'ids that stand for no click, or are one': `select a.id from click_aliases a where exists (
      select from clicks c where c.workspace_id = a.workspace_id and c.id = a.id)
    or not exists (select from clicks c where c.workspace_id = a.workspace_id and c.id = a.click_id)`,
  'clicks stored twice': 'select id from clicks group by workspace_id, id having count(*) > 1',
  'leads stored twice': `select min(id) as id from leads
    group by workspace_id, customer_id, event_name having count(*) > 1`,
  'leads without their key': `select l.id from leads l where not exists (
    select from lead_keys k where k.workspace_id = l.workspace_id and k.lead_id = l.id)`,
  'sales of one invoice': `select min(id) as id from sales where invoice_id is not null
    group by workspace_id, invoice_id having count(*) > 1`,
  'more refunded than paid': `select s.id from sales s
    join refunds r on r.workspace_id = s.workspace_id and r.sale_id = s.id
    group by s.workspace_id, s.id, s.amount having sum(r.amount) > s.amount`,
  'customers whose totals are wrong': `select c.id from customers c
    join workspaces w on w.id = c.workspace_id
    left join lateral (
      select count(*) as sales, min(s.created_at) as first_at,
        coalesce(sum(s.amount - coalesce((select sum(r.amount) from refunds r
          where r.workspace_id = s.workspace_id and r.sale_id = s.id), 0))
          filter (where s.currency = w.currency), 0) as amount
      from sales s where s.workspace_id = c.workspace_id and s.customer_id = c.id
    ) s on true
    where c.sales <> s.sales or c.sale_amount <> s.amount or c.first_sale_at is distinct from s.first_at`,
  'links whose conversions are wrong': `select l.id from links l where l.conversions <> (
    select count(*) from customers c
    where c.workspace_id = l.workspace_id and c.link_num = l.num and c.converted)`,
}

/** What is wrong in the database, in words; nothing when every total equals its events. */
export async function auditTotals(sql: Sql, options: { days: boolean }): Promise<string[]> {
  const problems: string[] = []
  for (const { name, kept, expected } of options.days ? [...TOTALS, DAYS] : TOTALS) {
    const rows = await sql.unsafe(`
      with ${EVENTS}, kept as (${kept}), expected as (${expected})
      (select 'kept' as side, t.* from (table kept except all table expected) t limit 3)
      union all
      (select 'counted', t.* from (table expected except all table kept) t limit 3)`)
    if (rows.length > 0) problems.push(`${name}: ${JSON.stringify(rows)}`)
  }
  for (const [name, query] of Object.entries(HALVES)) {
    const rows = await sql.unsafe(`${query} limit 3`)
    if (rows.length > 0) problems.push(`${name}: ${JSON.stringify(rows)}`)
  }
  return problems
}

/** Clicks as a report counts them at this very moment: days rolled up and what is not rolled yet. */
export async function countedTwoWays(sql: Sql): Promise<{ reported: number; stored: number }> {
  const [row] = await sql<{ reported: number; stored: number }[]>`
    select (
      (select coalesce(sum(clicks), 0) from rollup_day where dimension = ${DIMENSIONS.link}) +
      (select count(*) from clicks, rollup_state where not rolled and created_at >= rolled_until)
    )::int as reported, (select count(*) from clicks)::int as stored`
  return row!
}
