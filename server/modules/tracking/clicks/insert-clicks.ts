import type { ISql, PendingQuery, Row, TransactionSql } from 'postgres'
import { DIMENSIONS, type Origin } from '../../../db/rollups.ts'
import { announceClicks } from './announce-clicks.ts'

/** A click about to be written, its words already numbered. */
export interface ClickRow {
  workspaceId: string
  linkNum: number
  /** 16 hex digits. */
  visitor: string
  /** In the first hour of a day, the visitor's hash of the day before. */
  formerVisitor?: string | undefined
  /** 16 hex digits of the request's own id, or empty: a repetition a day later gets the same click. */
  request: string
  atMs: number
  origin: Origin
  /** An endpoint of the workspace is to be told of it. */
  isHeard?: boolean
}

export type NamedRow = ClickRow & { id: string }

type Fragment = PendingQuery<Row[]>

const TEXT = 1009
const INT8 = 1016
const FLOAT8 = 1022

/**
 * Orders rows for locking, the same everywhere, so that two batches wait for each other instead of
 * deadlocking. Returns their places in the order in which they are inserted.
 */
export function insertionOrder(rows: readonly VisitKey[]): number[] {
  return rows.map((_, i) => i).sort((a, b) => compare(rows[a]!, rows[b]!))
}

/** What an hour's visit is known by. */
type VisitKey = Pick<ClickRow, 'workspaceId' | 'linkNum' | 'visitor'>

function compare(a: VisitKey, b: VisitKey): number {
  if (a.workspaceId !== b.workspaceId) return a.workspaceId < b.workspaceId ? -1 : 1
  if (a.linkNum !== b.linkNum) return a.linkNum - b.linkNum
  return a.visitor < b.visitor ? -1 : 1
}

/**
 * Returns the workspace of rows that all have the same one, as a constant that a cluster can route the
 * statement by; else the column that has each row's own.
 */
export function workspaceIn(
  sql: ISql,
  rows: readonly { workspaceId: string }[],
  column: string,
): Fragment {
  const { workspaceId } = rows[0]!
  const isOne = rows.every((row) => row.workspaceId === workspaceId)
  return isOne ? sql`${workspaceId}::text` : sql`${sql.unsafe(column)}`
}

/** Builds the `input` of a statement: the rows with their number, from 1. */
export function inputOf(tx: TransactionSql, rows: readonly NamedRow[]): Fragment {
  const text = (pick: (row: NamedRow) => string) => tx.array(rows.map(pick), TEXT)
  const int = (pick: (row: ClickRow) => number) => tx.array(rows.map(pick), INT8)
  return tx`
    input as materialized (
      select n, ws, link, decode(visitor, 'hex') as visitor, request, id,
        to_timestamp(ms / 1000) as at, (to_timestamp(ms / 1000) at time zone 'UTC')::date as day,
        location, agent, referrer, url, utm, trigger
      from unnest(
        ${text((r) => r.workspaceId)}::text[], ${int((r) => r.linkNum)}::bigint[],
        ${text((r) => r.visitor)}::text[], ${text((r) => r.request)}::text[],
        ${text((r) => r.id)}::text[],
        ${tx.array(
          rows.map((r) => r.atMs),
          FLOAT8,
        )}::float8[],
        ${int((r) => r.origin.locationId)}::bigint[], ${int((r) => r.origin.agentId)}::bigint[],
        ${int((r) => r.origin.referrerId)}::bigint[], ${int((r) => r.origin.urlId)}::bigint[],
        ${int((r) => r.origin.utmId)}::bigint[], ${int((r) => r.origin.trigger)}::bigint[]
      ) with ordinality
        as t (ws, link, visitor, request, id, ms, location, agent, referrer, url, utm, trigger, n)
    )`
}

/**
 * Builds the parts of a statement that store the rows of `input` that are `isFresh`, count them on their links,
 * announce them and add them to every rollup, the late ones to the daily one too (see db/rollups.ts).
 */
export function storeFresh(
  tx: TransactionSql,
  rows: readonly ClickRow[],
  isFresh: Fragment,
): Fragment {
  const ws = workspaceIn(tx, rows, 'ws')
  return tx`fresh as materialized (
      select i.*, i.at < s.closed_until as late from input i cross join rollup_state s
      where ${isFresh}
    ), click as (
      insert into clicks (created_at, link_num, location_id, agent_id, referrer_id, url_id, utm_id,
        trigger, rolled, workspace_id, id)
      select at, link, location, agent, referrer, url, utm, trigger, late, ${ws}, id from fresh
    ), counters as (
      update links l set clicks = l.clicks + f.clicks, last_clicked = greatest(l.last_clicked, f.at)
      from (select ws, link, count(*) as clicks, max(at) as at from fresh group by 1, 2 order by 1, 2) f
      where l.workspace_id = ${workspaceIn(tx, rows, 'f.ws')} and l.num = f.link
    ), ${announceClicks(tx, rows, ws)}${rollUp(tx, ws)}`
}

function rollUp(tx: TransactionSql, ws: Fragment): Fragment {
  return tx`by_workspace as (
      insert into rollup_workspace as r (workspace_id, quarter, currency, clicks)
      select ${ws}, date_bin('15 minutes', at, 'epoch'), '', count(*) from fresh group by 1, 2 order by 1, 2
      on conflict (workspace_id, quarter, currency) do update set clicks = r.clicks + excluded.clicks
    ), by_link as (
      insert into rollup_link as r (workspace_id, link_num, hour, currency, clicks)
      select ${ws}, link, date_bin('1 hour', at, 'epoch'), '', count(*)
      from fresh group by 1, 2, 3 order by 1, 2, 3
      on conflict (workspace_id, link_num, hour, currency) do update set clicks = r.clicks + excluded.clicks
    ), by_day as (
      insert into rollup_day as r (workspace_id, dimension, day, value_id, currency, clicks)
      select ${ws}, d.dimension, f.day, d.id, '', count(*) from fresh f
      cross join lateral (values
        (${DIMENSIONS.link}::smallint, f.link), (${DIMENSIONS.location}::smallint, f.location),
        (${DIMENSIONS.agent}::smallint, f.agent), (${DIMENSIONS.referrer}::smallint, f.referrer),
        (${DIMENSIONS.url}::smallint, f.url), (${DIMENSIONS.utm}::smallint, f.utm),
        (${DIMENSIONS.trigger}::smallint, f.trigger)
      ) as d (dimension, id)
      where f.late group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (workspace_id, dimension, day, value_id, currency) do update
        set clicks = r.clicks + excluded.clicks
    )`
}
