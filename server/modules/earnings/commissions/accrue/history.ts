import { sql, type SQL } from 'drizzle-orm'
import type { BatchCtx, TxCtx } from '../../../../core/ctx.ts'
import { exclusive } from '../../../../core/transact.ts'
import { type Loader } from '../../../../db/loader.ts'
import { lock } from '../../../../db/locks.ts'
import { STANDS, VOLUME, type VolumeOwner, type VolumeRange } from '../../../../db/volume.ts'
import { bigint, json, nullable, row, type RowOf } from '../../../../db/row.ts'
import type { Scope } from '../../../../db/scope.ts'
import type { Transaction } from '../../../../db/tx.ts'
import { periodOf } from '../../../../domain/reward/calendar.ts'
import { readsTotals } from '../../../../domain/reward/reads-totals.ts'
import type { Limit, RewardFacts, RewardVersion } from '../../../../domain/reward/types.ts'
import { CustomerHistoryRow, keyOf, OF_CUSTOMER } from './customer-history.ts'
import type { Standing } from './standing.ts'

/** Earlier earnings, as far as a reward depends on them. */
export interface History {
  /** The customer's first commission of this type that still stands. */
  firstAtMs: number | null
  used: RewardFacts['used']
  totals: Omit<RewardFacts['partner'], 'country'>
  volume: bigint
}

export interface HistoryQuery {
  standing: Standing
  version: RewardVersion
  atMs: number
  /** The subject whose commissions are counted: a customer, or for referrals the referred partner. */
  subject: { customerId: string } | { referredEnrollmentId: string } | null
  stored?: StoredBefore
}

/**
 * A stored commission that is computed anew: it is not its own history, nor does what came after it begin
 * a duration. `priced`: its amount was not known until now, so totals have all that was recorded meanwhile.
 */
export interface StoredBefore {
  id: string
  eventId: string
  at: Date
  priced: boolean
}

const NOTHING = { totalClicks: 0, totalLeads: 0, totalSales: 0 }
const NO_TOTALS = { ...NOTHING, totalSaleMinor: 0n, totalCommissionMinor: 0n }

const HistoryRow = row({
  ...CustomerHistoryRow.columns,
  totals:
    nullable(json<typeof NOTHING & { totalSaleMinor: string; totalCommissionMinor: string }>()),
  volume: bigint,
})
type HistoryRow = RowOf<typeof HistoryRow>

/**
 * Loads what a reward depends on, net of refunds: a commission counts with what refunds left of it, paid or
 * not, and nowhere once it was canceled or its sale wholly refunded. What other customers' events change
 * (limits and totals of the partner) is read under a lock. What depends on the customer alone needs none:
 * events of one customer never run at once. Nor do refunds: they take a share of what is stored already.
 */
export async function loadHistory(ctx: BatchCtx, query: HistoryQuery): Promise<History> {
  const { tx, scope } = ctx
  const { standing, version, subject, stored } = query
  if (isTimeless(version)) return { firstAtMs: null, used: [], totals: NO_TOTALS, volume: 0n }
  if (!stored && subject && 'customerId' in subject && isOfCustomer(version)) {
    const row = await tx.load(scope, OF_CUSTOMER, keyOf(query, subject.customerId))
    return toHistory({ ...row!, totals: null, volume: 0n })
  }
  // Within a batch the lock would keep nobody apart.
  if (isShared(version)) await lockPartner(exclusive(ctx), standing.enrollment.id)
  return toHistory(await tx.load(scope, OF_PARTNER, query))
}

async function lockPartner({ tx, scope }: TxCtx, enrollmentId: string): Promise<void> {
  const name = `${scope.workspaceId} ${enrollmentId}`
  await tx.run(scope, () => sql`select ${lock('enrollment', name)}`)
}

/** One statement each: they differ by what the rewards ask for. */
const OF_PARTNER: Loader<HistoryQuery, HistoryRow> = {
  name: 'partner history',
  load: (tx, scope, queries) => Promise.all(queries.map((query) => readHistory(tx, scope, query))),
}

async function readHistory(
  tx: Transaction,
  scope: Scope,
  query: HistoryQuery,
): Promise<HistoryRow> {
  const { standing, version, atMs, subject, stored } = query
  const [row] = await tx.rows(
    scope,
    HistoryRow,
    (ws) => sql`
    with mine as materialized (
      select c.created_at, c.earnings - c.clawed_back as net, ${ofSubject(ws, subject)} as same,
        ${precedes(stored)} as before
      from commissions c
      where c.workspace_id = ${ws} and c.enrollment_id = ${standing.enrollment.id}
        and c.type = ${version.event} and ${STANDS}
        and ${needed(ws, version, subject)} and ${stored ? sql`c.id <> ${stored.id}` : sql`true`}
    )
    select (select extract(epoch from min(created_at))::float8 * 1000 from mine where same and before) as "firstAtMs",
      json_build_array(${sql.join(
        version.limits.map((limit) => usedOf(limit, atMs)),
        sql`, `,
      )}) as used,
      ${readsTotals(version) ? totalsOf(ws, standing, rangeBefore(stored)) : sql`null`} as totals,
      (${volumeOf(ws, query)})::text as volume`,
  )
  return row!
}

function toHistory({ firstAtMs, used, totals, volume }: HistoryRow): History {
  return {
    firstAtMs,
    volume,
    used: used.map(({ amount, count }) => ({ amountMinor: BigInt(amount), count })),
    totals: {
      ...NOTHING,
      ...totals,
      totalSaleMinor: BigInt(totals?.totalSaleMinor ?? 0),
      totalCommissionMinor: BigInt(totals?.totalCommissionMinor ?? 0),
    },
  }
}

/** Tells whether the reward pays the same, whatever came before. */
function isTimeless({ limits, maxDurationMonths, modifiers, tiers }: RewardVersion): boolean {
  return limits.length === 0 && maxDurationMonths === null && modifiers.length === 0 && !tiers
}

/** Tells whether it depends only on the customer's own history. */
const isOfCustomer = (version: RewardVersion): boolean => !isShared(version)

/** Tells whether it depends on concurrent events of others. */
function isShared(version: RewardVersion): boolean {
  const { event, limits, maxDurationMonths, modifiers } = version
  if (version.tiers || readsTotals(version)) return true
  if (limits.some((limit) => limit.per === 'partner')) return true
  // A referred partner is a customer who does several things at once.
  const timed = maxDurationMonths !== null || modifiers.length > 0
  return event === 'referral' && (timed || limits.length > 0)
}

function ofSubject(ws: string, subject: HistoryQuery['subject']): SQL {
  if (!subject) return sql`false`
  if ('customerId' in subject) return sql`coalesce(c.customer_id = ${subject.customerId}, false)`
  return sql`exists (select from commissions s where s.workspace_id = ${ws} and s.id = c.source_id
    and s.enrollment_id = ${subject.referredEnrollmentId})`
}

function precedes(stored: HistoryQuery['stored']): SQL {
  if (!stored) return sql`true`
  return sql`(c.created_at, c.id) < (${stored.at.toISOString()}::timestamptz, ${stored.id})`
}

/** Selects the rows that the reward depends on: without a partner's limit only the customer's own. */
function needed(ws: string, version: RewardVersion, subject: HistoryQuery['subject']): SQL {
  if (version.limits.some((limit) => limit.per === 'partner')) return sql`true`
  // As it stands here an index finds them.
  if (subject && 'customerId' in subject) return sql`c.customer_id = ${subject.customerId}`
  return ofSubject(ws, subject)
}

/** Sums the whole period, whatever came first: what a later event took cannot be given twice. */
function usedOf(limit: Limit, atMs: number): SQL {
  const period = periodOf(limit, atMs)
  const who = limit.per === 'customer' ? sql`same` : sql`true`
  const when = period ? within(period) : sql`true`
  return sql`(select json_build_object('amount', coalesce(sum(net), 0)::text, 'count', count(*))
    from mine where ${who} and ${when})`
}

function within({ sinceMs, untilMs }: { sinceMs: number; untilMs: number }): SQL {
  return sql`created_at >= to_timestamp(${sinceMs / 1000}) and created_at < to_timestamp(${untilMs / 1000})`
}

function totalsOf(ws: string, standing: Standing, range: VolumeRange): SQL {
  const { program, partner } = standing
  const of = ownerOf(standing)
  return sql`(select json_build_object('totalClicks', coalesce(sum(l.clicks), 0),
      'totalLeads', ${VOLUME.leads(ws, of, range)}, 'totalSales', ${VOLUME.sales(ws, of, range)},
      'totalSaleMinor', ${VOLUME.revenue(ws, of, range)}::text,
      'totalCommissionMinor', ${VOLUME.earnings(ws, of, range)}::text)
    from links l where l.workspace_id = ${ws} and l.program_id = ${program.id}
      and l.partner_id = ${partner.id})`
}

/** Selects the volume that the tiers go by, in the period of the event. */
function volumeOf(ws: string, { standing, version, atMs, stored }: HistoryQuery): SQL {
  const { tiers } = version
  if (!tiers) return sql`0`
  const range = { ...periodOf(tiers, atMs), ...rangeBefore(stored) }
  return VOLUME[tiers.measure](ws, ownerOf(standing), range)
}

function ownerOf({ program, partner, enrollment }: Standing): VolumeOwner {
  return {
    enrollmentId: sql`${enrollment.id}`,
    partnerId: sql`${partner.id}`,
    programId: sql`${program.id}`,
    currency: sql`${program.currency}`,
  }
}

function rangeBefore(stored: HistoryQuery['stored']): VolumeRange {
  if (!stored) return {}
  return stored.priced ? { besides: stored.id } : { before: stored }
}
