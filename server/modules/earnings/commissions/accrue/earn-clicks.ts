import { sql } from 'drizzle-orm'
import { lock } from '../../../../db/locks.ts'
import type { Ctx, TxCtx } from '../../../../core/ctx.ts'
import { inTransaction } from '../../../../core/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { bool, int, nullable, number, row, type RowOf, text } from '../../../../db/row.ts'
import { ENROLLMENT_STATUSES, isEligible } from '../../../../domain/enrollment.ts'
import { idFloor } from '../../../../domain/ids.ts'
import { message, type Message } from '../../../../domain/message/message.ts'
import { computeEarning } from '../../../../domain/reward/compute.ts'
import type { RewardFacts, RewardVersion } from '../../../../domain/reward/types.ts'
import { holdingEndMs, utcDayOf } from '../../../../domain/schedule.ts'
import { holdUnderReview } from '../../fraud/inspect-event.ts'
import { loadHistory, type History } from './history.ts'
import { loadStanding, type Standing } from './standing.ts'
import { storeCommissions, type NewCommission } from './store-commissions.ts'

const DAY_MS = 86_400_000
/** Clicks are written in batches: those of the last second of a day come a little later. */
const SETTLED_MS = 15 * 60_000
/** How far back a server looks that was away. */
const MAX_DAYS = 7
const BATCH = 500
const ELIGIBLE = ENROLLMENT_STATUSES.filter(isEligible)

/** A day that is over, in UTC. `atMs` is its last millisecond: when its clicks are earned. */
interface Day {
  name: string
  startMs: number
  atMs: number
}

/** A link with clicks on the day that nobody was paid for, and the offer of that day. */
const UnpaidLink = row({
  enrollmentId: text,
  linkId: text,
  linkNum: number,
  rewardId: text,
  version: int,
  /** The clicks count from here: the day, the reward and the partner had begun. */
  fromMs: number,
})
type UnpaidLink = RowOf<typeof UnpaidLink>

const Paid = row({ is: bool })
const CountryClicks = row({ country: nullable(text), count: int })

/** Earns one commission for the clicks of a link and a day, whoever runs it and however often. */
export async function earnClicks(ctx: Ctx): Promise<number> {
  const today = Math.floor((ctx.deps.clock.now() - SETTLED_MS) / DAY_MS) * DAY_MS
  let stored = 0
  for (let back = MAX_DAYS; back >= 1; back--) {
    const startMs = today - back * DAY_MS
    const day = { name: utcDayOf(startMs), startMs, atMs: startMs + DAY_MS - 1 }
    stored += await earnDay(ctx, day)
  }
  return stored
}

async function earnDay(ctx: Ctx, day: Day): Promise<number> {
  let stored = 0
  let after = ''
  for (;;) {
    const list = await unpaidLinks(ctx, day, after)
    for (const link of list) {
      stored += await inTransaction(ctx, (ctx) => earnLink(ctx, { day, link }))
    }
    if (list.length < BATCH) return stored
    after = list.at(-1)!.linkId
  }
}

/** Lists links with unpaid clicks in the order of the links, from `after` on. */
async function unpaidLinks(ctx: Ctx, day: Day, after: string): Promise<UnpaidLink[]> {
  const { tx, scope } = ctx
  const endMs = day.startMs + DAY_MS
  const [start, end] = [new Date(day.startMs).toISOString(), new Date(endMs).toISOString()]
  return tx.rows(
    scope,
    UnpaidLink,
    (ws) => sql`
    select e.id as "enrollmentId", l.id as "linkId", l.num::float8 as "linkNum", o.id as "rewardId", o.version,
      extract(epoch from greatest(${start}::timestamptz, o.created_at, e.since))::float8 * 1000 as "fromMs"
    from (select *, coalesce(least(approved_at, invited_at), created_at) as since from enrollments
      where workspace_id = ${ws} and status in ${ELIGIBLE}) e
    cross join lateral (
      select r.id, r.created_at, (select max(v.version) from reward_versions v
        where v.workspace_id = ${ws} and v.reward_id = r.id and v.created_at < ${end}) as version
      from rewards r where r.workspace_id = ${ws} and r.event = 'click'
        and (r.enrollment_id = e.id or r.group_id = e.group_id)
        and r.created_at < ${end} and (r.archived_at is null or r.archived_at >= ${end})
      order by r.enrollment_id nulls last, r.created_at desc limit 1
    ) o
    join links l on l.workspace_id = ${ws} and l.program_id = e.program_id
      and l.partner_id = e.partner_id and l.id > ${after}
    where o.version is not null and e.since < ${end} and exists (
        select from clicks c where c.workspace_id = ${ws} and c.link_num = l.num
          and c.created_at >= ${start} and c.created_at < ${end})
      and not ${isPaid(ws, day, sql`l.num`)}
    order by l.id limit ${BATCH}`,
  )
}

/**
 * Builds the condition that a link's day is paid. Commissions for clicks have the last millisecond of their
 * day in their ids.
 */
function isPaid(ws: string, { atMs }: Day, linkNum: ReturnType<typeof sql>) {
  return sql`exists (select from commissions k where k.workspace_id = ${ws} and k.type = 'click'
    and k.id >= ${idFloor('cm', atMs)} and k.id < ${idFloor('cm', atMs + 1)} and k.link_num = ${linkNum})`
}

interface LinkDay {
  day: Day
  link: UnpaidLink
}

/** Earns the commissions of all countries of a link's day together, or none of them. */
async function earnLink(ctx: TxCtx, { day, link }: LinkDay): Promise<number> {
  const { deps, tx, scope } = ctx
  const name = `${scope.workspaceId} ${link.linkId}`
  await tx.run(scope, () => sql`select ${lock('paidClicks', name)}`)
  const [paid] = await tx.rows(
    scope,
    Paid,
    (ws) => sql`select ${isPaid(ws, day, sql`${link.linkNum}`)} as is`,
  )
  const { enrollmentId, rewardId: id, version } = link
  const offer = { enrollmentId, groupId: '', rewards: { click: { id, version } }, discountId: null }
  const standing = paid!.is ? null : await loadStanding(ctx, { enrollmentId }, offer)
  const reward = standing?.versions.click
  const isOpen = standing && standing.program.active && isEligible(standing.enrollment.status)
  if (!reward || !isOpen) return 0
  let stored = 0
  for (const clicks of await countClicks(ctx, { day, link, reward })) {
    const subject = null
    const history = await loadHistory(ctx, {
      standing,
      version: reward,
      atMs: day.atMs,
      subject,
    })
    const priced = price(deps, { standing, reward, day, link, clicks, history })
    if (!priced) continue
    const commission = await holdUnderReview(ctx, priced)
    await tx.write(scope, storeCommissions(deps.ids, [commission]))
    stored++
  }
  return stored
}

interface Clicks {
  /** Null when the reward does not ask for it, or nobody knows. */
  country: string | null
  count: number
  /** The part that makes the key of each of the day's commissions unique. */
  part: string
}

async function countClicks(
  ctx: TxCtx,
  { day, link, reward }: LinkDay & { reward: RewardVersion },
): Promise<Clicks[]> {
  const { tx, scope } = ctx
  const rows = await tx.rows(
    scope,
    CountryClicks,
    (ws) => sql`
    select nullif(o.country::text, '') as country, count(*)::int as count
    from clicks c left join locations o on o.id = c.location_id
    where c.workspace_id = ${ws} and c.link_num = ${link.linkNum}
      and c.created_at >= to_timestamp(${link.fromMs / 1000})
      and c.created_at < to_timestamp(${(day.startMs + DAY_MS) / 1000})
    group by 1 order by 1`,
  )
  if (JSON.stringify(reward.modifiers).includes('"customer.country"')) {
    return rows.map((row) => ({ ...row, part: `:${row.country ?? 'unknown'}` }))
  }
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  return count === 0 ? [] : [{ country: null, count, part: '' }]
}

interface Priced extends LinkDay {
  standing: Standing
  reward: RewardVersion
  clicks: Clicks
  history: History
}

function price(deps: Deps, { standing, reward, day, link, clicks, history }: Priced) {
  const { program, enrollment, partner } = standing
  const facts: RewardFacts = {
    event: 'click',
    atMs: day.atMs,
    quantity: clicks.count,
    saleMinor: 0n,
    customer: { country: clicks.country, source: 'link', firstAtMs: null, signedUpAtMs: null },
    partner: { country: partner.country, ...history.totals },
    volume: history.volume,
    sale: { productIds: [], processor: null, eventName: null },
    metadata: {},
    used: history.used,
  }
  const earning = computeEarning(reward, facts)
  if ('reason' in earning) return null
  const at = new Date(day.atMs)
  const { rewardId: id, version } = reward
  const { earningsMinor, modifier, tier } = earning
  const commission: NewCommission = {
    id: deps.ids.make('cm', day.atMs),
    programId: program.id,
    enrollmentId: enrollment.id,
    partnerId: partner.id,
    sourceKey: `click:${link.linkId}:${day.name}${clicks.part}`,
    type: 'click',
    status: 'pending',
    holdReason: null,
    eventId: null,
    customerId: null,
    linkNum: link.linkNum,
    invoiceId: null,
    reward: { id, version },
    amountMinor: 0n,
    quantity: clicks.count,
    earningsMinor,
    currency: program.currency,
    conversion: null,
    description: null,
    explanation: {
      event: { type: 'click', id: null, at: at.toISOString() },
      reward: { id, version, modifier, tier },
      conversion: null,
      steps: [countStep(day, clicks), ...earning.steps],
    },
    maturesAt: new Date(holdingEndMs(day.atMs, program.holdingPeriodDays)),
    at,
  }
  return commission
}

function countStep({ name }: Day, { count, country }: Clicks): Message {
  const day = { day: name }
  return country
    ? message('commission.clicks-from-country', {
        day,
        count,
        country: { country },
      })
    : message('commission.clicks', { day, count })
}
