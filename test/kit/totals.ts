import { expect } from 'bun:test'
import { rollUp } from '../../server/jobs/roll-up.ts'
import type { TestBackend } from './backend.ts'

export interface LinkTotals {
  clicks: number
  leads: number
  sales: number
  conversions: number
  saleAmount: number
}

export interface Totals {
  /** By the link's id. */
  links: Record<string, LinkTotals>
  /** By the customer's external id. */
  customers: Record<string, { sales: number; saleAmount: number }>
}

/**
 * Rolls up, then checks that the events, both rollups written with them, the daily rollup, the links'
 * counters and the customers' sums tell the same story. Answers it.
 */
export async function agreedTotals(backend: TestBackend, workspaceId: string): Promise<Totals> {
  const { sql } = backend.deps.db
  backend.clock.advance(1)
  await rollUp(backend.deps)
  const events = sql`(
    select link_num, created_at, '' as currency, 1 as clicks, 0 as leads, 0 as sales, 0 as amount,
      location_id, trigger from clicks where workspace_id = ${workspaceId}
    union all select link_num, created_at, '', 0, quantity, 0, 0, location_id, trigger
      from leads where workspace_id = ${workspaceId} and link_num is not null
    union all select link_num, created_at, currency, 0, 0, 1, amount, location_id, trigger
      from sales where workspace_id = ${workspaceId} and link_num is not null
    union all select link_num, created_at, currency, 0, 0, 0, -amount, location_id, trigger
      from refunds where workspace_id = ${workspaceId} and link_num is not null)`
  const sums = sql`sum(clicks)::int as clicks, sum(leads)::int as leads, sum(sales)::int as sales`
  // What was attributed anew leaves rows of zeros.
  const any = (amount: string) =>
    sql`(sum(clicks), sum(leads), sum(sales), sum(${sql(amount)})) <> (0, 0, 0, 0)`
  const [anySum, anyRolled] = [any('amount'), any('sale_amount')]

  const byQuarter = await sql`
    select date_bin('15 minutes', created_at, 'epoch') as quarter, currency, ${sums},
      sum(amount)::float8 as amount from ${events} e group by 1, 2 having ${anySum} order by 1, 2`
  const rolledQuarters = await sql`
    select quarter, currency, ${sums}, sum(sale_amount)::float8 as amount from rollup_workspace
    where workspace_id = ${workspaceId} group by 1, 2 having ${anyRolled} order by 1, 2`
  expect([...rolledQuarters], 'rollup_workspace').toEqual([...byQuarter])

  const byHour = await sql`
    select link_num, date_bin('1 hour', created_at, 'epoch') as hour, currency, ${sums},
      sum(amount)::float8 as amount from ${events} e group by 1, 2, 3 having ${anySum} order by 1, 2, 3`
  const rolledHours = await sql`
    select link_num, hour, currency, ${sums}, sum(sale_amount)::float8 as amount from rollup_link
    where workspace_id = ${workspaceId} group by 1, 2, 3 having ${anyRolled} order by 1, 2, 3`
  expect([...rolledHours], 'rollup_link').toEqual([...byHour])

  const byDay = await sql`
    select d.dimension, (created_at at time zone 'UTC')::date::text as day, d.id, currency, ${sums},
      sum(amount)::float8 as amount
    from ${events} e cross join lateral (values (1, link_num), (2, location_id), (7, trigger::int))
      as d (dimension, id) group by 1, 2, 3, 4 having ${anySum} order by 1, 2, 3, 4`
  const rolledDays = await sql`
    select dimension::int, day::text, value_id as id, currency, ${sums}, sum(sale_amount)::float8 as amount
    from rollup_day where workspace_id = ${workspaceId} and dimension in (1, 2, 7)
    group by 1, 2, 3, 4 having ${anyRolled} order by 1, 2, 3, 4`
  expect([...rolledDays], 'rollup_day').toEqual([...byDay])

  return {
    links: await linkTotals(backend, workspaceId),
    customers: await customerTotals(backend, workspaceId),
  }
}

async function linkTotals(backend: TestBackend, workspaceId: string): Promise<Totals['links']> {
  const { sql } = backend.deps.db
  const counters = await sql`
    select id, num, clicks::int, leads::int, sales::int, conversions::int, sale_amount::float8 as "saleAmount"
    from links where workspace_id = ${workspaceId} order by id`
  const counted = await sql`
    select l.id, l.num,
      (select count(*) from clicks e where e.workspace_id = l.workspace_id and e.link_num = l.num)::int as clicks,
      (select coalesce(sum(quantity), 0) from leads e
        where e.workspace_id = l.workspace_id and e.link_num = l.num)::int as leads,
      count(s.id)::int as sales, count(distinct s.customer_id)::int as conversions,
      (coalesce(sum(s.amount) filter (where s.currency = w.currency), 0) - (
        select coalesce(sum(r.amount), 0) from refunds r
        where r.workspace_id = l.workspace_id and r.link_num = l.num and r.currency = w.currency
      ))::float8 as "saleAmount"
    from links l join workspaces w on w.id = l.workspace_id
    left join sales s on s.workspace_id = l.workspace_id and s.link_num = l.num
    where l.workspace_id = ${workspaceId} group by l.workspace_id, l.id, l.num, w.currency order by l.id`
  expect([...counters], "links' counters").toEqual([...counted])
  return Object.fromEntries(counters.map(({ id, num: _, ...totals }) => [id, totals as LinkTotals]))
}

async function customerTotals(
  backend: TestBackend,
  workspaceId: string,
): Promise<Totals['customers']> {
  const { sql } = backend.deps.db
  const kept = await sql`
    select external_id as name, sales::int, sale_amount::float8 as "saleAmount",
      first_sale_at as first, converted
    from customers where workspace_id = ${workspaceId} order by 1`
  const counted = await sql`
    select c.external_id as name, count(s.id)::int as sales,
      (coalesce(sum(s.amount) filter (where s.currency = w.currency), 0) - coalesce(sum((
        select sum(r.amount) from refunds r where r.workspace_id = s.workspace_id and r.sale_id = s.id
          and r.currency = w.currency)), 0))::float8 as "saleAmount",
      min(s.created_at) as first, coalesce(bool_or(s.link_num is not null), false) as converted
    from customers c join workspaces w on w.id = c.workspace_id
    left join sales s on s.workspace_id = c.workspace_id and s.customer_external_id = c.external_id
    where c.workspace_id = ${workspaceId} group by c.id, c.external_id, w.currency order by 1`
  expect([...kept], 'customers').toEqual([...counted])
  return Object.fromEntries(
    kept.map(({ name, sales, saleAmount }) => [
      name as string,
      { sales: sales as number, saleAmount: saleAmount as number },
    ]),
  )
}
