import { sql, type SQL } from 'drizzle-orm'
import { idFloor } from '../domain/ids.ts'

/** A partner in a program; each part is a parameter, or a column of the statement around. */
export interface VolumeOwner {
  enrollmentId: SQL
  partnerId: SQL
  programId: SQL
  /** The program's. */
  currency: SQL
}

/** Which part of the history counts; without anything, all of it. */
export interface VolumeRange {
  /** From then on, and before then, by the time of the event. */
  sinceMs?: number | null
  untilMs?: number | null
  /** A commission that is computed anew: it is not its own history. */
  besides?: string
  /** Only what came before this commission and its event. */
  before?: { id: string; eventId: string; at: Date } | null
  /** Without what rests on the word of a browser, unless somebody has confirmed or released it. */
  vouched?: boolean
}

type Measured = (ws: string, of: VolumeOwner, range?: VolumeRange) => SQL

/**
 * What a partner has brought to a program, net of refunds, as a scalar: sales whether they earned
 * something or not, unless they were refunded wholly or their commission was canceled. Amounts are in the
 * program's currency; earnings are all commissions less claw-backs, without bonuses of milestones: when
 * those are earned depends on the order in which refunds and sales came.
 */
export const VOLUME = {
  leads: (ws, of, range = {}) => sql`(
    ${isWhole(range) ? countedLeads(ws, of) : storedLeads(ws, of, range)}
    - (select coalesce(sum(c.quantity), 0) from commissions c
      where ${commissionsOf(ws, of, range)} and c.type = 'lead'
        and (c.status = 'canceled' or c.wholly_refunded)))::float8`,
  sales: (ws, of, range = {}) => sql`(
    (select count(*) from commissions c where ${salesOf(ws, of, range)})
    + (select count(*) from ${unearnedSales(ws, of, range)}
      where s.amount = 0 or s.amount > f.refunded))::float8`,
  revenue: (ws, of, range = {}) => sql`(
    (select coalesce(sum(c.amount - c.amount_refunded), 0) from commissions c
      where ${salesOf(ws, of, range)})
    + (select coalesce(sum(${UNEARNED_NET}), 0) from ${pricedUnearned(ws, of, range)}
      where s.amount > 0))::bigint`,
  earnings: (ws, of, range = {}) => sql`(select coalesce(sum(c.earnings - c.clawed_back), 0)::bigint
    from commissions c where ${commissionsOf(ws, of, range)} and c.currency = ${of.currency}
      and c.reverses_id is null and c.milestone_id is null)`,
  /** Earnings of leads, sales and referrals alone. */
  earned: (ws, of, range = {}) => sql`(select coalesce(sum(c.earnings - c.clawed_back), 0)::bigint
    from commissions c where ${commissionsOf(ws, of, range)} and c.currency = ${of.currency}
      and c.type in ('lead', 'sale', 'referral'))`,
} as const satisfies Record<string, Measured>

/** What refunds left of a sale that earned nothing; see `pricedUnearned`. */
const UNEARNED_NET = sql`o.amount - round(o.amount * f.refunded / s.amount)`

/** Selects commissions `c` that still stand: nobody canceled them, and a part of their sale is left. */
export const STANDS = sql`c.status <> 'canceled' and not c.wholly_refunded`

const IS_SALE = sql`c.type = 'sale' and ${STANDS}`

const isWhole = ({ sinceMs, before }: VolumeRange) => (sinceMs ?? null) === null && !before

/** Counters of links, which have all of the leads. */
const countedLeads: Measured = (ws, { programId, partnerId }) => sql`(
  select coalesce(sum(l.leads), 0) from links l
  where l.workspace_id = ${ws} and l.program_id = ${programId} and l.partner_id = ${partnerId})`

const storedLeads: Measured = (ws, { programId, partnerId }, range = {}) => sql`(
  select coalesce(sum(d.quantity), 0) from links l
  join leads d on d.workspace_id = ${ws} and d.link_num = l.num and ${eventsIn(range, sql`d`)}
    and ${vouchedFor(ws, range, sql`d`)}
  where l.workspace_id = ${ws} and l.program_id = ${programId} and l.partner_id = ${partnerId})`

const salesOf: Measured = (ws, of, range) => sql`${commissionsOf(ws, of, range)} and ${IS_SALE}`

/** Sales `s` of eligible partners that earned nothing, with what was refunded of them as `f.refunded`. */
const unearnedSales: Measured = (ws, { programId, partnerId }, range = {}) => sql`links l
  join sales s on s.workspace_id = ${ws} and s.link_num = l.num and s.unearned is not null
    and s.unearned->>'reason' not in ('not_eligible', 'existing_customer') and l.workspace_id = ${ws}
    and l.program_id = ${programId} and l.partner_id = ${partnerId} and ${eventsIn(range, sql`s`)}
    and ${vouchedFor(ws, range, sql`s`)}
  cross join lateral (select coalesce(sum(r.amount), 0) as refunded from refunds r
    where r.workspace_id = ${ws} and r.sale_id = s.id) f`

/** The same with the amount of each in the program's currency, as `o.amount`. */
const pricedUnearned: Measured = (ws, of, range) => sql`${unearnedSales(ws, of, range)}
  cross join lateral (select coalesce((s.unearned->>'amountMinor')::numeric,
    case when s.currency = ${of.currency} then s.amount else 0 end) as amount) o`

/**
 * Sums `VOLUME.revenue` of all partners of a program at once: a table with the columns `enrollment_id` and
 * `revenue`, of those who have any. Sums of bigints would be numerics, which take twice as long.
 */
export function revenueByEnrollment(ws: string, program: { id: string; currency: string }): SQL {
  const programId = sql`${program.id}`
  const currency = sql`${program.currency}`
  const of = {
    enrollmentId: sql`c.enrollment_id`,
    partnerId: sql`l.partner_id`,
    programId,
    currency,
  }
  return sql`(
    select r.enrollment_id, sum(r.amount) as revenue from (
      select c.enrollment_id, (c.amount - c.amount_refunded)::float8 as amount from commissions c
      where ${salesOf(ws, of)} and c.program_id = ${programId}
      union all
      select n.id, (${UNEARNED_NET})::float8 from ${pricedUnearned(ws, of)}
      join enrollments n on n.workspace_id = ${ws} and n.program_id = ${programId}
        and n.partner_id = l.partner_id
      where s.amount > 0
    ) r group by r.enrollment_id)`
}

/**
 * Lists `VOLUME.revenue` sale by sale, with its link and customer: a table with the columns `link_num`,
 * `customer_id`, `program_id`, `created_at` and `amount`, which is in the currency of that program.
 */
function selectRevenue(ws: string, { earned, unearned }: { earned: SQL; unearned: SQL }): SQL {
  const [programId, currency] = [sql`p.id`, sql`p.currency`]
  const of = { enrollmentId: sql`null`, partnerId: sql`l.partner_id`, programId, currency }
  return sql`(
    select c.link_num, c.customer_id, c.program_id, c.created_at,
      (c.amount - c.amount_refunded)::float8 as amount
    from commissions c where c.workspace_id = ${ws} and ${IS_SALE} and ${earned}
    union all
    select s.link_num, s.customer_id, p.id, s.created_at, (${UNEARNED_NET})::float8
    from programs p cross join ${pricedUnearned(ws, of)}
    where p.workspace_id = ${ws} and s.amount > 0 and ${unearned})`
}

/**
 * Sums `VOLUME.revenue` by link and program: a table with the columns `key` (the link's number),
 * `program_id` and `revenue`, of those that have any. `nums`: of these links alone.
 */
export function revenueByLink(ws: string, nums?: readonly number[]): SQL {
  const only = (of: SQL) =>
    nums ? sql`${of}.link_num in ${nums}` : sql`${of}.link_num is not null`
  return sumRevenue(
    sql`link_num`,
    selectRevenue(ws, { earned: only(sql`c`), unearned: only(sql`s`) }),
  )
}

/** Sums the same by customer; `key` is the customer's id. */
export function revenueByCustomer(ws: string, ids?: readonly string[]): SQL {
  if (!ids)
    return sumRevenue(
      sql`customer_id`,
      selectRevenue(ws, { earned: sql`true`, unearned: sql`true` }),
    )
  const unearned = sql`s.customer_id in ${ids} and s.customer_external_id in (
    select u.external_id from customers u where u.workspace_id = ${ws} and u.id in ${ids})`
  const earned = sql`c.customer_id in ${ids}`
  return sumRevenue(sql`customer_id`, selectRevenue(ws, { earned, unearned }))
}

const sumRevenue = (key: SQL, revenue: SQL) => sql`(
  select r.${key} as key, r.program_id, sum(r.amount) as revenue
  from ${revenue} r group by 1, 2)`

/** Lists the revenue of one partner in one program; see `selectRevenue`. */
export function selectPartnerRevenue(
  ws: string,
  of: { enrollmentId: string; programId: string; partnerId: string },
): SQL {
  const { enrollmentId, programId, partnerId } = of
  return selectRevenue(ws, {
    earned: sql`c.enrollment_id = ${enrollmentId}`,
    unearned: sql`p.id = ${programId} and l.partner_id = ${partnerId}`,
  })
}

/** Ids begin with the time of the event, so that an index finds those of a period. */
const commissionsOf: Measured = (ws, { enrollmentId, partnerId }, range = {}) => {
  const { sinceMs = null, untilMs = null, besides, before, vouched } = range
  const parts = [sql`c.workspace_id = ${ws} and c.enrollment_id = ${enrollmentId}`]
  if (sinceMs !== null) {
    parts.push(sql`c.partner_id = ${partnerId} and c.id >= ${idFloor('cm', sinceMs)}`)
  }
  if (untilMs !== null) parts.push(sql`c.id < ${idFloor('cm', untilMs)}`)
  if (besides !== undefined) parts.push(sql`c.id <> ${besides}`)
  if (vouched) parts.push(sql`not ${ofBrowser(sql`c`)}`)
  if (before) {
    parts.push(sql`(c.created_at, c.id) < (${before.at.toISOString()}::timestamptz, ${before.id})`)
  }
  return sql.join(parts, sql` and `)
}

/** Selects commissions that are held because a browser alone says so. */
const ofBrowser = (of: SQL): SQL =>
  sql`(${of}.status = 'held' and coalesce(${of}.hold_reason, '') = 'client_side')`

/** Selects events that a browser has not brought alone, or whose commission somebody has decided about. */
function vouchedFor(ws: string, { vouched }: VolumeRange, of: SQL): SQL {
  if (!vouched) return sql`true`
  return sql`(${of}.evidence <> 'browser' or exists (select from commissions v
    where v.workspace_id = ${ws} and v.event_id = ${of}.id and not ${ofBrowser(sql`v`)}))`
}

function eventsIn({ sinceMs = null, untilMs = null, before }: VolumeRange, of: SQL): SQL {
  const parts = [sql`true`]
  if (sinceMs !== null) parts.push(sql`${of}.id >= ${idFloor('evt', sinceMs)}`)
  if (untilMs !== null) parts.push(sql`${of}.id < ${idFloor('evt', untilMs)}`)
  if (before) {
    const at = sql`${before.at.toISOString()}::timestamptz`
    parts.push(sql`(${of}.created_at, ${of}.id) < (${at}, ${before.eventId})`)
  }
  return sql.join(parts, sql` and `)
}
