import type { Ctx } from '../../../core/ctx.ts'
import { decode, oneOf, row, type RowOf, text } from '../../../db/row.ts'
import { idFloor, idTimeMs } from '../../../domain/ids.ts'
import { loadEvents, type EventRow, type EventTable } from './event-rows.ts'
import { encodeEvent, encodeGap } from './live-message.ts'
import { loadLinks } from './load-links.ts'
import { loadPartners } from './load-partners.ts'
import { shownTo } from './present.ts'

const TEXT = 1009
const KINDS = ['clicks', 'leads', 'sales', 'refunds'] as const

const EventKey = row({ kind: oneOf(KINDS), id: text })
export type EventKey = RowOf<typeof EventKey>

const MAX_IDS = 5000
/**
 * An event may be committed after others that are younger, and a shop or payment processor reports a
 * sale some time after it happened: how far back to look again.
 */
const OVERLAP_MS = { clicks: 10_000, leads: 60_000, sales: 60_000, refunds: 60_000 }
export const MAX_OVERLAP_MS = Math.max(...Object.values(OVERLAP_MS))

/** Lists the ids of events since that time and a while before; of very many, the newest of each kind. */
export async function recentIds(ctx: Ctx, sinceMs: number): Promise<EventKey[]> {
  const { workspaceId } = ctx.scope
  // The main database: a replica may not have heard yet what was announced.
  const rows = await ctx.deps.db.read(ctx.scope, async (sql) => {
    const [first, ...rest] = KINDS.map((kind) => {
      const from = idFloor(kind === 'clicks' ? '' : 'evt', sinceMs - OVERLAP_MS[kind])
      return sql`(select ${kind} as kind, id from ${sql.unsafe(kind)}
        where workspace_id = ${workspaceId} and id >= ${from} order by id desc limit ${MAX_IDS})`
    })
    const all = rest.reduce((all, next) => sql`${all} union all ${next}`, first!)
    return sql`${all}`
  })
  return decode(EventKey, rows)
}

/** Encodes the messages for these events, the oldest first; of more than `limit`, the newest and a note. */
export async function encodeEvents(
  ctx: Ctx,
  keys: readonly EventKey[],
  limit: number,
): Promise<Uint8Array[]> {
  const sorted = keys.toSorted((a, b) => idTimeMs(a.id) - idTimeMs(b.id) || (a.id < b.id ? -1 : 1))
  const shown = sorted.slice(-limit)
  const rows = new Map<string, EventRow>()
  for (const kind of KINDS) {
    const ids = shown.filter((key) => key.kind === kind).map((key) => key.id)
    for (const row of await loadByIds(ctx, kind, ids)) rows.set(row.id, row)
  }
  const links = await loadLinks(
    ctx,
    Array.from(rows.values(), (row) => row.linkNum),
  )
  const findPartner = await loadPartners(ctx, links.values())
  const skipped = sorted.length - shown.length
  const messages = shown.flatMap(({ id }) => {
    const row = rows.get(id)
    const link = links.get(row?.linkNum ?? -1) ?? null
    return row ? [encodeEvent(shownTo(ctx.scope, row), { link, partner: findPartner(link) })] : []
  })
  return skipped > 0 ? [encodeGap(skipped), ...messages] : messages
}

async function loadByIds(ctx: Ctx, kind: EventTable, ids: string[]): Promise<EventRow[]> {
  const { workspaceId } = ctx.scope
  if (ids.length === 0) return []
  return ctx.deps.db.read(ctx.scope, (sql) => {
    const where = sql`id = any(${sql.array(ids, TEXT)}::text[])`
    return loadEvents(sql, workspaceId, kind, { where, order: 'asc', limit: ids.length })
  })
}
