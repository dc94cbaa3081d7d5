import { sql, type SQL } from 'drizzle-orm'
import { bigint, json, number, nullable, row, text } from '../../../db/row.ts'
import { STANDS, VOLUME, type VolumeRange } from '../../../db/volume.ts'
import { idFloor } from '../../../domain/ids.ts'
import { periodStartMs } from '../../../domain/reward/calendar.ts'
import type { Before, Used, Volume } from '../../../domain/reward/replay-history.ts'
import { readsTotals } from '../../../domain/reward/reads-totals.ts'
import type { RewardVersion } from '../../../domain/reward/types.ts'
import type { Range, StoredEvent } from './read-events.ts'
import type { ReadRows } from './read-report.ts'

interface Asked {
  range: Range
  version: RewardVersion
  events: readonly StoredEvent[]
}

const NOTHING: Volume = { leads: 0, sales: 0, revenueMinor: 0n, earningsMinor: 0n }

const UsedRow = row({
  enrollmentId: text,
  customerId: nullable(text),
  firstAtMs: nullable(number),
  used: json<{ amount: string; count: number }[]>(),
})

/** Reads what was stored before the first event, by enrollment: as it is today, net of refunds. */
export async function readBefore(read: ReadRows, asked: Asked): Promise<Map<string, Before>> {
  const { version, range } = asked
  const ofPartner = version.limits.some(({ per }) => per === 'partner')
  const customers = isTimeless(version) ? [] : await readUsed(read, asked, 'customer')
  const partners = ofPartner ? await readUsed(read, asked, 'partner') : []
  const volumes = needsVolume(version) ? await readVolumes(read, asked) : []
  const ids = new Set(asked.events.map(({ enrollmentId }) => enrollmentId))
  const empty = (): Before => {
    const known = { used: [], customers: new Map(), clicks: 0, atMs: range.sinceMs }
    return { ...known, all: NOTHING, period: NOTHING }
  }
  const found = new Map(Array.from(ids, (id) => [id, empty()]))
  const put = (id: string, part: Partial<Before>) =>
    found.set(id, { ...(found.get(id) ?? empty()), ...part })
  for (const { enrollmentId, all, period, clicks } of volumes) {
    put(enrollmentId, { all: toVolume(all), period: toVolume(period), clicks })
  }
  for (const { enrollmentId, used } of partners) put(enrollmentId, { used: toUsed(used) })
  for (const { enrollmentId, customerId, firstAtMs, used } of customers) {
    const known = new Map(found.get(enrollmentId)?.customers)
    put(enrollmentId, { customers: known.set(customerId ?? '', { firstAtMs, used: toUsed(used) }) })
  }
  return found
}

/** Tells whether the reward goes by what partners brought in all. */
export function needsVolume(version: RewardVersion): boolean {
  return version.tiers !== null || readsTotals(version)
}

function isTimeless({ limits, maxDurationMonths, modifiers }: RewardVersion): boolean {
  return limits.length === 0 && maxDurationMonths === null && modifiers.length === 0
}

/** Sums what each limit had used of its period; for customers, only those whose events are replayed. */
function readUsed(read: ReadRows, { range, version, events }: Asked, per: 'customer' | 'partner') {
  const customers = JSON.stringify([...new Set(events.map(({ customer }) => customer.id))])
  const customer = per === 'customer' ? sql`c.customer_id` : sql`null::text`
  const which =
    per === 'customer'
      ? sql`c.customer_id in (select jsonb_array_elements_text(${customers}::text::jsonb))`
      : sql`true`
  const used = version.limits.map((limit) => {
    const since = new Date(periodStartMs(limit, range.sinceMs) ?? 0).toISOString()
    const within = sql`filter (where c.created_at >= ${since}::timestamptz)`
    return sql`json_build_object('count', count(*) ${within},
      'amount', (coalesce(sum(c.earnings - c.clawed_back) ${within}, 0))::text)`
  })
  return read(
    UsedRow,
    (ws) => sql`
    select c.enrollment_id as "enrollmentId", ${customer} as "customerId",
      extract(epoch from min(c.created_at))::float8 * 1000 as "firstAtMs",
      json_build_array(${sql.join(used, sql`, `)}) as used
    from commissions c where c.workspace_id = ${ws} and c.type = ${range.event} and ${STANDS}
      and c.enrollment_id in (${enrollmentsOf(events)}) and ${which}
      and c.id < ${idFloor('cm', range.sinceMs)}
    group by 1, 2`,
  )
}

interface Brought {
  leads: number
  sales: number
  revenue: string
  earnings: string
}

const VolumeRow = row({
  enrollmentId: text,
  all: json<Brought>(),
  period: json<Brought>(),
  clicks: number,
})

function readVolumes(read: ReadRows, { range, version, events }: Asked) {
  const untilMs = range.sinceMs
  const sinceMs = (version.tiers && periodStartMs(version.tiers, untilMs)) ?? 0
  return read(
    VolumeRow,
    (ws) => sql`
    select e.id as "enrollmentId", ${brought(ws, range, { sinceMs: 0, untilMs })} as all,
      ${brought(ws, range, { sinceMs, untilMs })} as period,
      (select coalesce(sum(l.clicks), 0) from links l where l.workspace_id = ${ws}
        and l.program_id = e.program_id and l.partner_id = e.partner_id)::float8 as clicks
    from enrollments e where e.workspace_id = ${ws} and e.id in (${enrollmentsOf(events)})`,
  )
}

function brought(ws: string, { currency }: Range, range: VolumeRange): SQL {
  const of = {
    enrollmentId: sql`e.id`,
    partnerId: sql`e.partner_id`,
    programId: sql`e.program_id`,
    currency: sql`${currency}`,
  }
  return sql`json_build_object('leads', ${VOLUME.leads(ws, of, range)},
    'sales', ${VOLUME.sales(ws, of, range)}, 'revenue', ${VOLUME.revenue(ws, of, range)}::text,
    'earnings', ${VOLUME.earnings(ws, of, range)}::text)`
}

const OtherRow = row({
  enrollmentId: text,
  atMs: number,
  leads: number,
  sales: number,
  revenueMinor: bigint,
  earningsMinor: bigint,
})

/** Reads what else counts for the volume of these partners while the reward is replayed. */
export function readOthers(read: ReadRows, { range, events }: Asked) {
  const { event, sinceMs, untilMs } = range
  const [from, to] = [idFloor('cm', sinceMs), idFloor('cm', untilMs + 1)]
  const [first, last] = [idFloor('evt', sinceMs), idFloor('evt', untilMs + 1)]
  const sold = sql`c.type = 'sale' and ${STANDS}`
  const at = (of: string) => sql`extract(epoch from ${sql.raw(of)}.created_at)::float8 * 1000`
  const leads = (ws: string) => sql`
    union all
    select n.id, ${at('d')}, d.quantity::float8, 0, '0', '0'
    from enrollments n
    join links l on l.workspace_id = ${ws} and l.program_id = n.program_id
      and l.partner_id = n.partner_id
    join leads d on d.workspace_id = ${ws} and d.link_num = l.num and d.id >= ${first} and d.id < ${last}
    where n.workspace_id = ${ws} and n.id in (${enrollmentsOf(events)})
      and not exists (select from commissions c where c.workspace_id = ${ws} and c.event_id = d.id
        and c.type = 'lead' and c.status = 'canceled')`
  return read(
    OtherRow,
    (ws) => sql`
    select c.enrollment_id as "enrollmentId", ${at('c')} as "atMs", 0::float8 as leads,
      (case when ${sold} then 1 else 0 end)::float8 as sales,
      (case when ${sold} then c.amount - c.amount_refunded else 0 end)::text as "revenueMinor",
      (c.earnings - c.clawed_back)::text as "earningsMinor"
    from commissions c where c.workspace_id = ${ws} and c.type <> ${event}
      and c.enrollment_id in (${enrollmentsOf(events)}) and c.reverses_id is null
      and c.milestone_id is null and c.id >= ${from} and c.id < ${to}
    ${event === 'sale' ? leads(ws) : sql``}`,
  )
}

function enrollmentsOf(events: readonly StoredEvent[]): SQL {
  const ids = JSON.stringify([...new Set(events.map(({ enrollmentId }) => enrollmentId))])
  return sql`select jsonb_array_elements_text(${ids}::text::jsonb)`
}

function toVolume({ leads, sales, revenue, earnings }: Brought): Volume {
  return { leads, sales, revenueMinor: BigInt(revenue), earningsMinor: BigInt(earnings) }
}

function toUsed(used: readonly { amount: string; count: number }[]): Used[] {
  return used.map(({ amount, count }) => ({ amountMinor: BigInt(amount), count }))
}
