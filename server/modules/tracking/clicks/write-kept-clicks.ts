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
      const visit = visits.get(n)!
      return stored.has(row.id) ? [] : [place(row, visit, requests.get(n))]
    })
    await storeAliases(tx, placed)
    await moveVisits(tx, placed)
    await rememberRequests(tx, placed)
    const fresh = placed.flatMap(({ row, clickId }) => (clickId === row.id ? [row] : []))
    if (fresh.length === 0) return
    await tx`with ${inputOf(tx, fresh)}, ${storeFresh(tx, fresh, tx`true`)} select from fresh`
  })
}

/** What is known of a visitor on a link: the newest click, and those of the day before it. */
interface Visit {
  clickId: string
  earlier: string[] | null
}

/** A row with the click that it is, or stands for, and what is to be known of its visitor. */
interface Placed {
  row: NamedRow
  clickId: string
  /** Null: as it is. */
  visit: Visit | null
}

function place(row: NamedRow, visit: Visit, requested: string | undefined): Placed {
  const { id } = row
  const isFirst = visit.clickId === id
  if (requested !== undefined && requested !== id) {
    return { row, clickId: requested, visit: isFirst ? { ...visit, clickId: requested } : null }
  }
  if (isFirst) return { row, clickId: id, visit: null }
  const kept = placeKeptClick([...(visit.earlier ?? []), visit.clickId], id)
  if (kept.kind === 'alias') return { row, clickId: kept.clickId, visit: null }
  return {
    row,
    clickId: id,
    visit: { clickId: kept.clicks.at(-1)!, earlier: kept.clicks.slice(0, -1) },
  }
}

const Held = row({ n: int, clickId: text, earlier: nullable(textArray) })

/** Holds what is known of each row's visitor; of one who was not here this day, the row's own click. */
async function holdVisits(
  tx: TransactionSql,
  rows: readonly NamedRow[],
): Promise<Map<number, Visit>> {
  const held = await tx`
    with ${inputOf(tx, rows)}, visit as (
      insert into visits as v (day, expires_at, link_num, workspace_id, visitor, click_id)
      select day, at + interval '1 hour', link, ${rows[0]!.workspaceId}, visitor, id from input order by n
      on conflict (workspace_id, link_num, visitor, day) do update set click_id = v.click_id
      returning v.link_num, v.visitor, v.click_id, v.earlier
    )
    select i.n::int, v.click_id as "clickId", v.earlier from input i
    join visit v on v.link_num = i.link and v.visitor = i.visitor`
  return new Map(decode(Held, held).map(({ n, ...visit }) => [n - 1, visit]))
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

async function moveVisits(tx: TransactionSql, placed: readonly Placed[]): Promise<void> {
  const moved = placed.flatMap(({ row: { workspaceId, linkNum, visitor, atMs }, visit }) => {
    if (!visit) return []
    const day = new Date(atMs).toISOString().slice(0, 10)
    const expiresMs = idTimeMs(visit.clickId) + VISIT_MS
    return [{ workspaceId, linkNum, visitor, day, expiresMs, ...visit }]
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
