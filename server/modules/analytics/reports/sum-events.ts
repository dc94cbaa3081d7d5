import { DIMENSIONS } from '../../../db/rollups.ts'
import {
  arrayOf,
  decode,
  int,
  json,
  nullable,
  number,
  row,
  type RowOf,
  text,
} from '../../../db/row.ts'
import { COLUMNS, eventsWhere, isOneOf, type EventTable } from './event-tables.ts'
import type { Grouping } from './groupings.ts'
import type { Plan, RollupRead, Shape } from './plan.ts'
import type { Report } from './read-report.ts'
import { joinWords, type Fragment, type ResolvedFilters } from './resolve-filters.ts'

/** Figures of one currency; clicks and leads have the empty one. `column`: which of the source's bounds begins it. */
const SumRow = row({
  column: int,
  currency: text,
  clicks: number,
  leads: number,
  sales: number,
  amount: number,
})
export type SumRow = RowOf<typeof SumRow>

/** Figures of one value of a dimension, with its words in the order of the grouping's keys. */
const GroupRow = row({
  words: arrayOf(nullable(text)),
  clicks: number,
  leads: number,
  sales: number,
  amounts: json<Record<string, number>>(),
})
export type GroupRow = RowOf<typeof GroupRow>

export interface Source {
  plan: Plan
  shape: Shape
  /** The starts of the columns of a series, and the end of the last one. */
  bounds: number[]
  filters: ResolvedFilters
}

const TIMES = 1185

/** Sums by the columns of a series; a total is one column. */
export async function sumByTime(report: Report, source: Source): Promise<SumRow[]> {
  const { sql } = report
  const starts = source.bounds.slice(0, -1).map((ms) => new Date(ms).toISOString())
  const column =
    source.shape === 'series'
      ? sql`greatest(0, width_bucket(key, ${sql.array(starts, TIMES)}::timestamptz[]) - 1)`
      : sql`0`
  const rows = await sql`
    select ${column} as "column", currency, sum(clicks)::float8 as clicks,
      sum(leads)::float8 as leads, sum(sales)::float8 as sales, sum(amount)::float8 as amount
    from (${sourceRows(report, source)}) e group by 1, 2`
  return decode(SumRow, rows)
}

export type SortEvent = 'clicks' | 'leads' | 'sales' | 'composite'

const ORDER: Record<SortEvent, { having: string; by: string }> = {
  clicks: { having: 'sum(clicks) <> 0', by: 'sum(clicks) desc' },
  leads: { having: 'sum(leads) <> 0', by: 'sum(leads) desc' },
  sales: { having: 'sum(sales) <> 0 or bool_or(amount <> 0)', by: 'sum(sales) desc' },
  composite: {
    having: 'sum(clicks) <> 0 or sum(leads) <> 0 or sum(sales) <> 0 or bool_or(amount <> 0)',
    by: 'sum(clicks) desc, sum(leads) desc, sum(sales) desc',
  },
}

/** Lists the values of a dimension with the largest figures. */
export async function sumByGroup(
  report: Report,
  source: Source,
  options: { grouping: Grouping; event: SortEvent; currency: string; limit: number },
): Promise<GroupRow[]> {
  const { sql } = report
  const { grouping, event, currency, limit } = options
  const keys = Object.values(grouping.keys)
  const numbers = sql.unsafe(keys.map((_, i) => i + 1).join(', '))
  const words = sql.unsafe(keys.map((key, i) => `(${key})::text as k${i}`).join(', '))
  const names = sql.unsafe(keys.map((_, i) => `k${i}`).join(', '))
  const known = grouping.unknown === null ? sql.unsafe(`where ${keys[0]!} <> ''`) : sql``
  const { having, by } = ORDER[event]
  const rows = await sql`
    with by_value as (
      select key, currency, sum(clicks) as clicks, sum(leads) as leads, sum(sales) as sales,
        sum(amount) as amount
      from (${sourceRows(report, source)}) e group by 1, 2
    ), by_word as (
      select ${words}, v.currency, sum(v.clicks) as clicks, sum(v.leads) as leads,
        sum(v.sales) as sales, sum(v.amount) as amount
      from by_value v ${joinWords(report, grouping, 'v.key')}
      ${known} group by ${numbers}, v.currency
    )
    select array[${names}] as words, sum(clicks)::float8 as clicks, sum(leads)::float8 as leads,
      sum(sales)::float8 as sales,
      coalesce(jsonb_object_agg(currency, amount) filter (where currency <> ''), '{}') as amounts
    from by_word group by ${names} having ${sql.unsafe(having)}
    order by ${sql.unsafe(by)}, coalesce(sum(amount) filter (where currency = ${currency}), 0) desc,
      ${names} limit ${limit}`
  return decode(GroupRow, rows)
}

const TABLES: readonly EventTable[] = ['clicks', 'leads', 'sales', 'refunds']

/**
 * Selects `key, currency, clicks, leads, sales, amount` from the rollup and the events that the plan names.
 */
function sourceRows(report: Report, { plan, shape, filters }: Source): Fragment {
  const { sql, workspaceId } = report
  const parts = plan.rollup ? [rollupRows(report, plan.rollup, shape, filters)] : []
  if (plan.raw.length > 0) {
    const key = rawKey(shape)
    for (const table of TABLES) {
      const where = eventsWhere(sql, table, { workspaceId, filters, ranges: plan.raw })
      const from = sql`from ${sql.unsafe(table)} where ${where}`
      parts.push(
        sql`select ${sql.unsafe(`${key} as key, ${FIGURES[table]}`)} ${from} group by 1, 2`,
      )
    }
  }
  const [first, ...rest] = parts
  return first ? rest.reduce((all, next) => sql`${all} union all ${next}`, first) : NOTHING(report)
}

const NOTHING = ({ sql }: Report): Fragment =>
  sql`select null::bigint as key, '' as currency, 0 as clicks, 0 as leads, 0 as sales, 0 as amount where false`

/** An event's part in the sums; a refund takes away money, but no sale. */
const FIGURES: Record<EventTable, string> = {
  clicks: `''::text as currency, count(*) as clicks, 0::bigint as leads, 0::bigint as sales, 0::numeric as amount`,
  leads: `''::text, 0::bigint, sum(quantity), 0::bigint, 0::numeric`,
  sales: `currency, 0::bigint, 0::bigint, count(*), sum(amount)`,
  refunds: `currency, 0::bigint, 0::bigint, 0::bigint, -sum(amount)`,
}

function rawKey(shape: Shape): string {
  if (shape === 'total') return '0'
  return shape === 'series' ? `date_bin('15 minutes', created_at, 'epoch')` : COLUMNS[shape]
}

function rollupRows(
  { sql, workspaceId }: Report,
  rollup: RollupRead,
  shape: Shape,
  filters: ResolvedFilters,
): Fragment {
  const { table, startMs, endMs } = rollup
  const time = { workspace: 'quarter', link: 'hour', day: 'day' }[table]
  const [from, to] = [new Date(startMs).toISOString(), new Date(endMs).toISOString()]
  const parts = [sql`workspace_id = ${workspaceId}`]
  if (table === 'day') {
    parts.push(sql`dimension = ${DIMENSIONS[rollup.dimension]}`)
    parts.push(sql`day >= ${from.slice(0, 10)}::date and day < ${to.slice(0, 10)}::date`)
    const selection = filters.dimensions[rollup.dimension]
    if (selection) parts.push(isOneOf(sql, 'value_id', selection))
  } else {
    parts.push(
      sql`${sql.unsafe(time)} >= ${from}::timestamptz and ${sql.unsafe(time)} < ${to}::timestamptz`,
    )
    if (rollup.except.length > 0) {
      const times = rollup.except.map((ms) => new Date(ms).toISOString()).join(',')
      parts.push(sql`${sql.unsafe(time)} <> all(string_to_array(${times}, ',')::timestamptz[])`)
    }
    const { link } = filters.dimensions
    if (table === 'link' && link) parts.push(isOneOf(sql, 'link_num', link))
  }
  const where = parts.reduce((all, next) => sql`${all} and ${next}`)
  const key = shape === 'total' ? '0' : shape === 'series' ? instantOf(time) : 'value_id'
  return sql`
    select ${sql.unsafe(key)} as key, currency, clicks, leads, sales, sale_amount as amount
    from ${sql.unsafe(`rollup_${table}`)} where ${where}`
}

function instantOf(time: string): string {
  return time === 'day' ? `day::timestamp at time zone 'UTC'` : time
}
