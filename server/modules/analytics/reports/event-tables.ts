import type { ISql } from 'postgres'
import type { Dimension } from '../../../db/rollups.ts'
import { idFloor } from '../../../domain/ids.ts'
import type { RawRange } from './plan.ts'
import type { CustomerSelection, Fragment, ResolvedFilters, Selection } from './resolve-filters.ts'

export type EventTable = 'clicks' | 'leads' | 'sales' | 'refunds'

/** The column of the event tables that holds a dimension's number. */
export const COLUMNS: Record<Dimension, string> = {
  link: 'link_num',
  location: 'location_id',
  agent: 'agent_id',
  referrer: 'referrer_id',
  url: 'url_id',
  utm: 'utm_id',
  trigger: 'trigger',
}

const TEXT = 1009
const INT8 = 1016

/**
 * Compares a column with the ids; a single one by `=`, so that an index that begins with it can give the
 * rows in order.
 */
export function isOneOf(sql: ISql, column: string, { ids, negated }: Selection): Fragment {
  const name = sql.unsafe(column)
  if (ids.length === 1) return negated ? sql`${name} <> ${ids[0]!}` : sql`${name} = ${ids[0]!}`
  const values = sql`${sql.array(ids, INT8)}::bigint[]`
  return negated ? sql`${name} <> all(${values})` : sql`${name} = any(${values})`
}

/** Selects the events of a table that belong to a link, pass the filters and lie in one of the ranges. */
export function eventsWhere(
  sql: ISql,
  table: EventTable,
  {
    workspaceId,
    filters,
    ranges,
  }: { workspaceId: string; filters: ResolvedFilters; ranges: RawRange[] },
): Fragment {
  const { link } = filters.dimensions
  const byLinkTime = table === 'clicks' && link !== undefined && !link.negated
  const parts = [sql`workspace_id = ${workspaceId}`, inRanges(sql, table, ranges, byLinkTime)]
  if (table !== 'clicks') parts.push(sql`link_num is not null`)
  for (const [dimension, selection] of Object.entries(filters.dimensions)) {
    parts.push(isOneOf(sql, COLUMNS[dimension as Dimension], selection))
  }
  if (filters.customers) parts.push(ofCustomers(sql, table, workspaceId, filters.customers))
  return parts.reduce((all, next) => sql`${all} and ${next}`)
}

/**
 * Restricts events to the ranges by their id, which begins with their time; so are the partitions that hold
 * them. The index of a link's clicks goes by `created_at`, which is compared too.
 */
function inRanges(sql: ISql, table: EventTable, ranges: RawRange[], byLinkTime: boolean): Fragment {
  const prefix = table === 'clicks' ? '' : 'evt'
  const [first, ...rest] = ranges.map(({ startMs, endMs, unrolled }) => {
    const parts = [sql`id >= ${idFloor(prefix, startMs)} and id < ${idFloor(prefix, endMs)}`]
    if (unrolled) parts.push(sql`not rolled`)
    if (byLinkTime) {
      const [from, to] = [new Date(startMs).toISOString(), new Date(endMs).toISOString()]
      parts.push(sql`created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz`)
    }
    return sql`(${parts.reduce((all, next) => sql`${all} and ${next}`)})`
  })
  if (!first) return sql`false`
  return sql`(${rest.reduce((all, next) => sql`${all} or ${next}`, first)})`
}

function ofCustomers(
  sql: ISql,
  table: EventTable,
  workspaceId: string,
  { ids, clickIds, negated }: CustomerSelection,
): Fragment {
  const among = (values: string[]) => sql`any(${sql.array(values, TEXT)}::text[])`
  const theirs = {
    clicks: () => sql`id = ${among(clickIds)}`,
    leads: () => sql`customer_id = ${among(ids)}`,
    sales: () => sql`coalesce(customer_id = ${among(ids)}, false)`,
    refunds: () => sql`sale_id in (select s.id from sales s
      where s.workspace_id = ${workspaceId} and s.customer_id = ${among(ids)})`,
  }[table]()
  return negated ? sql`not (${theirs})` : theirs
}
