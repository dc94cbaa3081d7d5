import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import type { Counted } from '../../../db/rollups.ts'
import type { Source } from '../../../db/source.ts'
import { recordset } from '../../../db/writes.ts'
import type { Attribution } from '../../../domain/attribution.ts'
import type { EvidenceLevel } from '../../../domain/evidence-level.ts'
import { countedEvent, uncounted, type RolledTimes, type StoredEvent } from './stored-events.ts'

/** A stored event that belongs to another link, or to none. */
export interface Move {
  event: StoredEvent
  verdict: Attribution
  level: EvidenceLevel
  source: Source | null
  /** What it earned was another partner's, or by other rules. */
  earnsAnew: boolean
}

export const NO_ORIGIN = {
  locationId: 0,
  agentId: 0,
  referrerId: 0,
  urlId: 0,
  utmId: 0,
  trigger: 0,
}

/** Stores where events belong now, with the refunds of sales. */
export async function writeMoves(
  ctx: TxCtx,
  { moves, times, leadId }: { moves: readonly Move[]; times: RolledTimes; leadId: string | null },
): Promise<void> {
  const { tx, scope } = ctx
  const rows = moves.map(({ event, verdict, level, source, earnsAnew }) => ({
    ...(source?.origin ?? NO_ORIGIN),
    id: event.id,
    linkNum: source?.linkNum ?? null,
    clickId: source ? source.clickId : event.clickId,
    leadId: source && leadId,
    reason: verdict.reason,
    steps: verdict.steps,
    evidence: level,
    rolled: source !== null && times.isLate(event.atMs),
    anew: earnsAnew,
  }))
  const facts = sql`link_num = r."linkNum", location_id = r."locationId", agent_id = r."agentId",
    referrer_id = r."referrerId", url_id = r."urlId", utm_id = r."utmId", trigger = r.trigger`
  const verdicts = sql`${facts}, rolled = r.rolled, click_id = r."clickId", reason = r.reason, steps = r.steps,
    evidence = r.evidence, unearned = case when not r.anew then e.unearned end`
  await tx.run(
    scope,
    (ws) => sql`
    update leads e set ${verdicts} from ${recordset(rows, MOVED)}
    where e.workspace_id = ${ws} and e.id = r.id`,
  )
  await tx.run(
    scope,
    (ws) => sql`
    update sales e set ${verdicts}, lead_id = r."leadId" from ${recordset(rows, MOVED)}
    where e.workspace_id = ${ws} and e.id = r.id`,
  )
  const refunds = moves.flatMap(({ event, source }) =>
    event.type === 'lead'
      ? []
      : event.refunds.map(({ id, atMs }) => ({
          ...(source?.origin ?? NO_ORIGIN),
          id,
          linkNum: source?.linkNum ?? null,
          rolled: source !== null && times.isLate(atMs),
        })),
  )
  if (refunds.length > 0) {
    await tx.run(
      scope,
      (ws) => sql`
      update refunds e set ${facts}, rolled = r.rolled from ${recordset(refunds, MOVED)}
      where e.workspace_id = ${ws} and e.id = r.id`,
    )
  }
}

/** Notes whether a customer has bought through a link. */
export async function noteConverted({ tx, scope }: TxCtx, customerId: string): Promise<void> {
  await tx.run(
    scope,
    (ws) => sql`
    update customers c set converted = exists (select from sales s where s.workspace_id = ${ws}
      and s.customer_id = c.id and s.link_num is not null)
    where c.workspace_id = ${ws} and c.id = ${customerId}`,
  )
}

const MOVED = `id text, "linkNum" bigint, "clickId" text, "leadId" text, reason text, steps jsonb,
  evidence text, rolled bool, anew bool, "locationId" bigint, "agentId" bigint, "referrerId" bigint,
  "urlId" bigint, "utmId" bigint, trigger int`

function countedMove({ event, source }: Move, { isRolled, isLate }: RolledTimes): Counted[] {
  const { linkNum, origin } = event
  const wasLate = (atMs: number, rolled: boolean) => rolled || isRolled(atMs)
  const before =
    linkNum === null ? [] : countedEvent(event, { linkNum, origin, isLate: wasLate }).map(uncounted)
  return source ? [...before, ...countedEvent(event, { ...source, isLate })] : before
}

/** Returns what the moves change in the totals, those of buyers included: a customer counts once for each link. */
export function countMoves(
  events: readonly StoredEvent[],
  moves: readonly Move[],
  times: RolledTimes,
): Counted[] {
  const targets = new Map(moves.map(({ event, source }) => [event.id, source?.linkNum ?? null]))
  const sales = events.filter(({ type }) => type === 'sale')
  const before = new Set(sales.map(({ linkNum }) => linkNum))
  const after = new Set(
    sales.map(({ id, linkNum }) => (targets.has(id) ? targets.get(id) : linkNum)),
  )
  const buyers = (linkNum: number | null | undefined, conversions: number): Counted[] => {
    if (linkNum === null || linkNum === undefined) return []
    const at = new Date(sales[0]!.atMs)
    return [{ at, late: false, linkNum, origin: NO_ORIGIN, conversions }]
  }
  return [
    ...moves.flatMap((move) => countedMove(move, times)),
    ...[...before].flatMap((num) => (after.has(num) ? [] : buyers(num, -1))),
    ...[...after].flatMap((num) => (before.has(num ?? null) ? [] : buyers(num, 1))),
  ]
}
