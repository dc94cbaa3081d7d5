import type { Sql, TransactionSql } from 'postgres'
import { takeLock } from '../../../db/locks.ts'
import { decode, int, nullable, row, text, textArray } from '../../../db/row.ts'
import { idTimeMs } from '../../../domain/ids.ts'
import { placeKeptClick, VISIT_MS } from '../../../domain/visit.ts'
import {
  inputOf,
  insertionOrder,
  storeFresh,
  type ClickRow,
  type NamedRow,
} from './insert-clicks.ts'
import { findRequests } from './write-clicks.ts'

const TEXT = 1009

/**
 * Writes clicks of one workspace that were promised while the database was away, in one transaction. Each is
 * stored under its id, unless it is already; if the visitor had another click within the hour, the id becomes
 * an alias of that, and nothing is counted. No two rows may share link and visitor, or a request.
 */
export async function writeKeptClicks(
  sql: Sql,
  rows: readonly ClickRow[],
  ids: readonly string[],
): Promise<void> {
  const sorted = insertionOrder(rows).map((i) => ({ ...rows[i]!, id: ids[i]! }))
  await sql.begin(async (tx) => {
    await takeLock(tx, 'eventWriters', { shared: true })
    const visits = await holdVisits(tx, sorted)
    const stored = await findStored(tx, sorted)
    const requests = await findRequests(tx, sorted)
    const placed = sorted.flatMap((row, n): Placed[] => {
      const own = visits.filter((visit) => visit.n === n)
      return stored.has(row.id) ? [] : [place(row, own, requests.get(n))]
    })
    await storeAliases(tx, placed)
    await moveVisits(tx, placed)
    await rememberRequests(tx, placed)
    const fresh = placed.flatMap(({ row, clickId }) => (clickId === row.id ? [row] : []))
    if (fresh.length === 0) return
    await tx`with ${inputOf(tx, fresh)}, ${storeFresh(tx, fresh, tx`true`)} select from fresh`
  })
}

/** A row with the click that it is, or stands for, and all clicks of its visitor then, by time. */
interface Placed {
  row: NamedRow
  clickId: string
  visits: readonly Visit[]
  clicks: readonly string[]
}

function place(row: NamedRow, visits: readonly Visit[], requested: string | undefined): Placed {
  const { id } = row
  const known = visits.flatMap(({ clicks }) => clicks)
  const kept = placeKeptClick(known, id)
  const isRequested = requested !== undefined && requested !== id
  const clickId = isRequested ? requested : kept.kind === 'alias' ? kept.clickId : id
  const others = known.filter((click) => click !== id)
  const isOwn = clickId === id || known.length > others.length
  const clicks = [...new Set(isOwn ? [...others, clickId] : others)].toSorted()
  return { row, clickId, visits, clicks }
}

/** What is known of a row's visitor by one of their names, and the clicks, by time. */
interface Visit {
  n: number
  visitor: string
  day: string
  clicks: string[]
}

const Held = row({ n: int, visitor: text, day: text, clickId: text, earlier: nullable(textArray) })

/**
 * Holds what is known of each row's visitor, by their name of the day and, in its first hour, of the day before; of
 * one who was not here, the row's own click.
 */
async function holdVisits(tx: TransactionSql, rows: readonly NamedRow[]): Promise<Visit[]> {
  const names = rows.flatMap(({ linkNum, visitor, formerVisitor, id, atMs }, n) => {
    const own = { n, linkNum, visitor, id, atMs, ago: 0 }
    return formerVisitor === undefined ? [own] : [{ ...own, visitor: formerVisitor, ago: 1 }, own]
  })
  const held = await tx`
    with name as materialized (
      select r.n, r."linkNum" as link, decode(r.visitor, 'hex') as visitor, r.id,
        to_timestamp(r."atMs" / 1000) as at,
        (to_timestamp(r."atMs" / 1000) at time zone 'UTC')::date - r.ago as day
      from jsonb_to_recordset(${JSON.stringify(names)}::text::jsonb)
        as r (n int, "linkNum" bigint, visitor text, id text, "atMs" float8, ago int)
    ), visit as (
      insert into visits as v (day, expires_at, link_num, workspace_id, visitor, click_id)
      select day, at + interval '1 hour', link, ${rows[0]!.workspaceId}, visitor, id from name
      order by day, link, visitor
      on conflict (workspace_id, link_num, visitor, day) do update set click_id = v.click_id
      returning v.link_num, v.visitor, v.day, v.click_id, v.earlier
    )
    select n.n, encode(n.visitor, 'hex') as visitor, n.day::text, v.click_id as "clickId", v.earlier
    from name n join visit v on v.link_num = n.link and v.visitor = n.visitor and v.day = n.day`
  return decode(Held, held).map(({ clickId, earlier, ...visit }) => {
    return { ...visit, clicks: [...(earlier ?? []), clickId] }
  })
}

const Stored = row({ id: text })

/** Lists the rows that an earlier attempt has written. It comes after the locks of their visits. */
async function findStored(tx: TransactionSql, rows: readonly NamedRow[]): Promise<Set<string>> {
  const ids = tx.array(
    rows.map(({ id }) => id),
    TEXT,
  )
  const { workspaceId } = rows[0]!
  const found = await tx`
    select id from clicks where workspace_id = ${workspaceId} and id = any(${ids}::text[])
    union all
    select id from click_aliases where workspace_id = ${workspaceId} and id = any(${ids}::text[])`
  return new Set(decode(Stored, found).map(({ id }) => id))
}

async function storeAliases(tx: TransactionSql, placed: readonly Placed[]): Promise<void> {
  const aliases = placed
    .filter(({ row, clickId }) => clickId !== row.id)
    .map(({ row: { workspaceId, id, atMs }, clickId }) => ({ workspaceId, id, clickId, atMs }))
  if (aliases.length === 0) return
  await tx`
    insert into click_aliases (workspace_id, id, click_id, created_at)
    select r."workspaceId", r.id, r."clickId", to_timestamp(r."atMs" / 1000)
    from jsonb_to_recordset(${JSON.stringify(aliases)}::text::jsonb)
      as r ("workspaceId" text, id text, "clickId" text, "atMs" float8)`
}

/** Notes the clicks of visitors under their names, where others are noted. */
async function moveVisits(tx: TransactionSql, placed: readonly Placed[]): Promise<void> {
  const moved = placed.flatMap(({ row: { workspaceId, linkNum }, visits, clicks }) => {
    const [clickId, ...earlier] = clicks.toReversed()
    if (clickId === undefined) return []
    const set = { clickId, earlier: earlier.toReversed(), expiresMs: idTimeMs(clickId) + VISIT_MS }
    return visits
      .filter((visit) => visit.clicks.join() !== clicks.join())
      .map(({ visitor, day }) => ({ workspaceId, linkNum, visitor, day, ...set }))
  })
  if (moved.length === 0) return
  await tx`
    update visits v set click_id = r."clickId", earlier = r.earlier,
      expires_at = to_timestamp(r."expiresMs" / 1000)
    from jsonb_to_recordset(${JSON.stringify(moved)}::text::jsonb) as r ("workspaceId" text,
      "linkNum" bigint, visitor text, day date, "clickId" text, earlier text[], "expiresMs" float8)
    where v.workspace_id = r."workspaceId" and v.link_num = r."linkNum"
      and v.visitor = decode(r.visitor, 'hex') and v.day = r.day`
}

/** Keeps for a day which click a request with an id of its own was given. */
async function rememberRequests(tx: TransactionSql, placed: readonly Placed[]): Promise<void> {
  const requests = placed
    .filter(({ row }) => row.request !== '')
    .map(({ row: { workspaceId, linkNum, request, atMs }, clickId }) => {
      return { workspaceId, linkNum, request, atMs, clickId }
    })
  if (requests.length === 0) return
  await tx`
    insert into visits (day, expires_at, link_num, workspace_id, visitor, click_id)
    select (to_timestamp(r."atMs" / 1000) at time zone 'UTC')::date,
      to_timestamp(r."atMs" / 1000) + interval '1 day', r."linkNum", r."workspaceId",
      decode(r.request, 'hex'), r."clickId"
    from jsonb_to_recordset(${JSON.stringify(requests)}::text::jsonb) as r ("workspaceId" text,
      "linkNum" bigint, request text, "atMs" float8, "clickId" text)
    on conflict do nothing`
}
