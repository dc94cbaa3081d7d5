import type { ISql, PendingQuery, Row, Sql, TransactionSql } from 'postgres'
import { takeLock } from '../../../db/locks.ts'
import { DIMENSIONS, type Origin } from '../../../db/rollups.ts'
import { decode, int, row, text } from '../../../db/row.ts'
import { announceClicks } from './announce-clicks.ts'

/** A click about to be written, its words already numbered. */
export interface ClickRow {
  workspaceId: string
  linkNum: number
  /** 16 hex digits. */
  visitor: string
  /** 16 hex digits of the request's own id, or empty: a repetition a day later gets the same click. */
  request: string
  atMs: number
  origin: Origin
  /** An endpoint of the workspace is to be told of it. */
  isHeard?: boolean
}

export const VISIT_MS = 3_600_000

export interface WrittenClick {
  clickId: string
  /** False: the visitor was here within the hour, and the earlier click stands. */
  isNew: boolean
}

/** The number of an input row, from 1, and its click. */
const Answered = row({ n: int, clickId: text })

/**
 * Writes a batch in one transaction: who visited, the clicks that are new, their counters and rollups.
 * `ids` are the click ids that the rows get. No two rows may share workspace, link and visitor.
 */
export async function writeClicks(
  sql: Sql,
  rows: readonly ClickRow[],
  ids: readonly string[],
): Promise<WrittenClick[]> {
  const order = insertionOrder(rows)
  const sorted = order.map((i) => ({ ...rows[i]!, id: ids[i]! }))
  const written = await writeSorted(sql, sorted, BY_VISIT)
  const answers: WrittenClick[] = Array.from({ length: rows.length })
  for (const { n, clickId } of written) {
    const { id } = sorted[n - 1]!
    answers[order[n - 1]!] = { clickId, isNew: clickId === id }
  }
  return answers
}

/**
 * Writes clicks of one workspace that were promised while the database was away: each is stored under its
 * id, unless it is already, even if the visitor had an earlier one that only the database knew of.
 */
export async function writeKeptClicks(
  sql: Sql,
  rows: readonly ClickRow[],
  ids: readonly string[],
): Promise<void> {
  const sorted = insertionOrder(rows).map((i) => ({ ...rows[i]!, id: ids[i]! }))
  await writeSorted(sql, sorted, BY_ID)
}

/** Returns the places of rows in the order in which they are inserted. */
export function insertionOrder(rows: readonly VisitKey[]): number[] {
  return rows.map((_, i) => i).sort((a, b) => compare(rows[a]!, rows[b]!))
}

/** What an hour's visit is known by. */
type VisitKey = Pick<ClickRow, 'workspaceId' | 'linkNum' | 'visitor'>

async function writeSorted(sql: Sql, rows: readonly NamedRow[], kind: typeof BY_VISIT) {
  return sql.begin(async (tx) => {
    // Two statements, so that the second sees what the lock made it wait for; sent together.
    const lock = takeLock(tx, 'eventWriters', { shared: true }).execute()
    const [, result] = await Promise.all([lock, insert(tx, rows, kind(tx)).execute()])
    return decode(Answered, result)
  })
}

/** Finds the clicks that earlier requests with the same own id were given, by row. */
export async function findRequests(
  sql: Sql,
  rows: readonly { workspaceId: string; linkNum: number; request: string; atMs: number }[],
): Promise<Map<number, string>> {
  const text = (values: string[]) => sql.array(values, TEXT)
  const found = await sql`
    select t.n::int as n, v.click_id as "clickId"

    from unnest(
      ${text(rows.map((r) => r.workspaceId))}::text[],
      ${sql.array(
        rows.map((r) => r.linkNum),
        INT8,
      )}::bigint[], ${text(rows.map((r) => r.request))}::text[],
      ${sql.array(
        rows.map((r) => r.atMs),
        FLOAT8,
      )}::float8[]
    ) with ordinality as t (ws, link, request, ms, n)
    join visits v on v.workspace_id = ${workspaceIn(sql, rows, 't.ws')} and v.link_num = t.link
      and v.visitor = decode(t.request, 'hex')
      and v.day in ((to_timestamp(t.ms / 1000) at time zone 'UTC')::date,
        (to_timestamp(t.ms / 1000) at time zone 'UTC')::date - 1)`
  return new Map(decode(Answered, found).map((row) => [row.n - 1, row.clickId]))
}

/**
 * Orders rows for locking, the same everywhere, so that two batches wait for each other instead of
 * deadlocking.
 */
function compare(a: VisitKey, b: VisitKey): number {
  if (a.workspaceId !== b.workspaceId) return a.workspaceId < b.workspaceId ? -1 : 1
  if (a.linkNum !== b.linkNum) return a.linkNum - b.linkNum
  return a.visitor < b.visitor ? -1 : 1
}

const TEXT = 1009
const INT8 = 1016
const FLOAT8 = 1022

/**
 * Returns the workspace of rows that all have the same one, as a constant that a cluster can route the
 * statement by; else the column that has each row's own.
 */
function workspaceIn(
  sql: ISql,
  rows: readonly { workspaceId: string }[],
  column: string,
): PendingQuery<Row[]> {
  const { workspaceId } = rows[0]!
  const isOne = rows.every((row) => row.workspaceId === workspaceId)
  return isOne ? sql`${workspaceId}::text` : sql`${sql.unsafe(column)}`
}

type NamedRow = ClickRow & { id: string }

/** Which rows become clicks, and the click of a request's own id. */
interface Kind {
  isFresh: PendingQuery<Row[]>
  requested: PendingQuery<Row[]>
  /** Parts of the statement besides. */
  besides: PendingQuery<Row[]>
}

/** A row becomes a click if no earlier click of the visit stands. */
const BY_VISIT = (tx: TransactionSql): Kind => ({
  isFresh: tx`exists (select from answered a where a.n = i.n and a.click_id = i.id)`,
  requested: tx`a.click_id`,
  besides: tx``,
})

/** A row becomes a click if there is none of its id; if another one's visit stands, with a visit of its own. */
const BY_ID = (tx: TransactionSql): Kind => ({
  isFresh: tx`not exists (select from clicks c where c.workspace_id = i.ws and c.id = i.id)`,
  requested: tx`i.id`,
  besides: tx`own as (
      insert into visits (day, expires_at, link_num, workspace_id, visitor, click_id)
      select i.day, i.at + interval '1 hour', i.link, i.ws,
        substr(sha256(convert_to('click ' || i.id, 'UTF8')), 1, 8), i.id
      from input i join answered a using (n) where a.click_id <> i.id order by n
      on conflict do nothing
    ), `,
})

function insert(tx: TransactionSql, rows: readonly NamedRow[], kind: Kind) {
  // Compared without a zone, which is immutable: what decides a conflict must be.
  const ended = tx`v.expires_at at time zone 'UTC'
          <= (excluded.expires_at at time zone 'UTC') - interval '1 hour'`
  const text = (pick: (row: NamedRow) => string) => tx.array(rows.map(pick), TEXT)
  const ws = workspaceIn(tx, rows, 'ws')
  const int = (pick: (row: ClickRow) => number) => tx.array(rows.map(pick), INT8)
  return tx`
    with input as materialized (
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
    ), visit as (
      insert into visits as v (day, expires_at, link_num, workspace_id, visitor, click_id)
      select day, at + interval '1 hour', link, ${ws}, visitor, id from input order by n
      on conflict (workspace_id, link_num, visitor, day) do update set
        click_id = case when ${ended} then excluded.click_id else v.click_id end,
        expires_at = case when ${ended} then excluded.expires_at else v.expires_at end
      returning v.workspace_id, v.link_num, v.visitor, v.click_id
    ), answered as materialized (
      select i.n, v.click_id from input i
      join visit v on v.workspace_id = i.ws and v.link_num = i.link and v.visitor = i.visitor
    ), request as (
      insert into visits (day, expires_at, link_num, workspace_id, visitor, click_id)
      select i.day, i.at + interval '1 day', i.link, ${ws}, decode(i.request, 'hex'), ${kind.requested}
      from input i join answered a using (n) where i.request <> '' order by n
      on conflict do nothing
    ), ${kind.besides}fresh as materialized (
      select i.*, i.at < s.closed_until as late from input i cross join rollup_state s
      where ${kind.isFresh}
    ), click as (
      insert into clicks (created_at, link_num, location_id, agent_id, referrer_id, url_id, utm_id,
        trigger, rolled, workspace_id, id)
      select at, link, location, agent, referrer, url, utm, trigger, late, ${ws}, id from fresh
    ), counters as (
      update links l set clicks = l.clicks + f.clicks, last_clicked = greatest(l.last_clicked, f.at)
      from (select ws, link, count(*) as clicks, max(at) as at from fresh group by 1, 2 order by 1, 2) f
      where l.workspace_id = ${workspaceIn(tx, rows, 'f.ws')} and l.num = f.link
    ), ${announceClicks(tx, rows, ws)}${rollUp(tx, ws)}
    select n::int, click_id as "clickId" from answered`
}

/** Adds the clicks of `fresh` to every rollup; the late ones to the daily one too (see db/rollups.ts). */
function rollUp(tx: TransactionSql, ws: PendingQuery<Row[]>) {
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
