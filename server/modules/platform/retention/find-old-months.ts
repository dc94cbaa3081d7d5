import type { Sql } from 'postgres'
import { decode, number, row, text } from '../../../db/row.ts'
import { idFloor } from '../../../domain/ids.ts'

/** A month whose clicks are due, and where they lie. */
export interface OldMonth {
  /** `2026-01` */
  name: string
  startMs: number
  endMs: number
  /** Null: in the default partition, with those of other months. */
  partition: string | null
  /** By the statistics of the database; -1 when it has none yet. */
  rows: number
  bytes: number
}

const PartitionRow = row({ partition: text, rows: number, bytes: number })
const SpreadRow = row({ month: text, rows: number })
const Since = row({ ms: number })

/**
 * Finds the months before a time whose clicks are still there, the oldest first. What is left of a month
 * that was done (the clicks that led to a lead or sale) is not due again.
 */
export async function findOldMonths(sql: Sql, untilMs: number): Promise<OldMonth[]> {
  const since = await sql`
    select extract(epoch from clicks_since)::float8 * 1000 as ms from rollup_state`
  const sinceMs = decode(Since, since)[0]!.ms
  const partitions = await sql`
    select c.relname::text as partition, pg_total_relation_size(c.oid)::float8 as bytes,
      c.reltuples::float8 as rows
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'clicks'::regclass and c.relname ~ '^clicks_[0-9]{4}_[0-9]{2}$'`
  const own = decode(PartitionRow, partitions).map((found) => ({
    ...found,
    ...monthOf(found.partition.slice('clicks_'.length).replace('_', '-')),
  }))
  const others = await spreadMonths(sql, untilMs)
  return [...own.filter(({ endMs }) => endMs > sinceMs), ...others]
    .filter(({ endMs }) => endMs <= untilMs)
    .sort((a, b) => a.startMs - b.startMs)
}

/** Lists the months whose clicks lie in the default partition, made before the month had one. */
async function spreadMonths(sql: Sql, untilMs: number): Promise<OldMonth[]> {
  const until = idFloor('', untilMs)
  // Usually there are none, which is seen without reading leads and sales.
  const some = await sql`select from clicks_default where id < ${until} limit 1`
  if (some.length === 0) return []
  const found = await sql`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::float8 as rows
    from clicks_default c where id < ${until}
      and not exists (select from (${referencedClicks(sql, [0, untilMs])}) r
        where r.workspace_id = c.workspace_id and r.id = c.id)
    group by 1`
  return decode(SpreadRow, found).map(({ month, rows }) => {
    return { ...monthOf(month), partition: null, rows, bytes: 0 }
  })
}

/** Selects the clicks of a time that customers, leads and sales name. */
export function referencedClicks(sql: Sql, [startMs, endMs]: readonly [number, number]) {
  const within = sql`click_id >= ${idFloor('', startMs)} and click_id < ${idFloor('', endMs)}`
  return sql`
    select workspace_id, click_id as id from customers where ${within}
    union select workspace_id, click_id from leads where ${within}
    union select workspace_id, click_id from sales where ${within}`
}

function monthOf(name: string): Pick<OldMonth, 'name' | 'startMs' | 'endMs'> {
  const startMs = Date.parse(`${name}-01`)
  const start = new Date(startMs)
  const endMs = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1)
  return { name, startMs, endMs }
}
