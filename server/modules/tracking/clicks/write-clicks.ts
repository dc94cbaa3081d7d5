import type { ISql, PendingQuery, Row, Sql, TransactionSql } from 'postgres'
import { takeLock } from '../../../db/locks.ts'
import { decode, int, row, text } from '../../../db/row.ts'
import {
  inputOf,
  insertionOrder,
  storeFresh,
  workspaceIn,
  type ClickRow,
  type NamedRow,
} from './insert-clicks.ts'

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
  const written = await sql.begin(async (tx) => {
    // Each a statement, so that the next sees what the lock made it wait for; sent together.
    const lock = takeLock(tx, 'eventWriters', { shared: true }).execute()
    const former = sorted.filter(({ formerVisitor }) => formerVisitor !== undefined)
    const carried = former.length > 0 && carryVisits(tx, former).execute()
    const [, , result] = await Promise.all([lock, carried, insert(tx, sorted).execute()])
    return decode(Answered, result)
  })
  const answers: WrittenClick[] = Array.from({ length: rows.length })
  for (const { n, clickId } of written) {
    const { id } = sorted[n - 1]!
    answers[order[n - 1]!] = { clickId, isNew: clickId === id }
  }
  return answers
}

type Fragment = PendingQuery<Row[]>

const TEXT = 1009
const INT8 = 1016
const FLOAT8 = 1022

/** Finds the clicks that earlier requests with the same own id were given, by row. */
export async function findRequests(
  sql: ISql,
  rows: readonly Pick<ClickRow, 'workspaceId' | 'linkNum' | 'request' | 'atMs'>[],
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
 * Carries visits over midnight. Each row is noted under the visitor's name of the day before, as `insert` does
 * under today's; the click of a visit that lasts is noted under today's, where `insert` finds it.
 */
function carryVisits(tx: TransactionSql, rows: readonly NamedRow[]) {
  const ws = workspaceIn(tx, rows, 'i.ws')
  return tx`
    with ${inputOf(tx, rows)}, i as (
      select i.*, decode(f.visitor, 'hex') as former from input i
      join unnest(${tx.array(
        rows.map((row) => row.formerVisitor ?? ''),
        TEXT,
      )}::text[]) with ordinality as f (visitor, n) using (n)
    ), visit as (
      insert into visits as v (day, expires_at, link_num, workspace_id, visitor, click_id)
      select distinct on (i.ws, i.link, i.former)
        i.day - 1, i.at + interval '1 hour', i.link, ${ws}, i.former, i.id from i
      order by i.ws, i.link, i.former, i.n
      on conflict (workspace_id, link_num, visitor, day) do update set ${begunAnew(tx)}
      returning v.workspace_id, v.link_num, v.visitor, v.click_id, v.expires_at
    )
    insert into visits (day, expires_at, link_num, workspace_id, visitor, click_id)
    select i.day, v.expires_at, i.link, ${ws}, i.visitor, v.click_id from i
    join visit v on v.workspace_id = i.ws and v.link_num = i.link and v.visitor = i.former
    where v.click_id <> i.id order by i.n
    on conflict do nothing`
}

/** Sets the click of a visit that is over; one that lasts is left as it is. */
function begunAnew(tx: TransactionSql): Fragment {
  // Compared without a zone, which is immutable: what decides a conflict must be.
  const ended = tx`v.expires_at at time zone 'UTC'
          <= (excluded.expires_at at time zone 'UTC') - interval '1 hour'`
  return tx`
        click_id = case when ${ended} then excluded.click_id else v.click_id end,
        expires_at = case when ${ended} then excluded.expires_at else v.expires_at end,
        earlier = case when ${ended} then array_append(v.earlier, v.click_id) else v.earlier end`
}

/** Inserts rows; one becomes a click if no earlier click of the visit stands. */
function insert(tx: TransactionSql, rows: readonly NamedRow[]) {
  const ws = workspaceIn(tx, rows, 'ws')
  const isFresh = tx`exists (select from answered a where a.n = i.n and a.click_id = i.id)`
  return tx`
    with ${inputOf(tx, rows)}, visit as (
      insert into visits as v (day, expires_at, link_num, workspace_id, visitor, click_id)
      select day, at + interval '1 hour', link, ${ws}, visitor, id from input order by n
      on conflict (workspace_id, link_num, visitor, day) do update set ${begunAnew(tx)}
      returning v.workspace_id, v.link_num, v.visitor, v.click_id
    ), answered as materialized (
      select i.n, v.click_id from input i
      join visit v on v.workspace_id = i.ws and v.link_num = i.link and v.visitor = i.visitor
    ), request as (
      insert into visits (day, expires_at, link_num, workspace_id, visitor, click_id)
      select i.day, i.at + interval '1 day', i.link, ${ws}, decode(i.request, 'hex'), a.click_id
      from input i join answered a using (n) where i.request <> '' order by n
      on conflict do nothing
    ), ${storeFresh(tx, rows, isFresh)}
    select n::int, click_id as "clickId" from answered`
}
