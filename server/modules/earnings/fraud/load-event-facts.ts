import { sql, type SQL } from 'drizzle-orm'
import type { BatchCtx } from '../../../core/ctx.ts'
import { rowLoader } from '../../../db/loader.ts'
import { json, nullable, row, type RowOf } from '../../../db/row.ts'
import type { FraudFacts, FraudSettings } from '../../../domain/fraud/types.ts'

const MAX_PAYMENTS = 50
/** So many clicks of a busy link tell enough: a sale must not count all of them. */
const SAMPLE = 200

/** The event to load facts about. */
export interface AskedEvent {
  at: Date
  clickId: string | null
  linkNum: number
  paymentFingerprint: string | null
}

export interface EventFacts {
  payments: string[]
  click: Omit<NonNullable<FraudFacts['click']>, 'atMs'> | null
}

/** Loads the facts of an event that the enabled rules need; `email` is its partner's. */
export async function loadEventFacts(
  ctx: BatchCtx,
  asked: { email: string | null; settings: FraudSettings; event: AskedEvent | null },
): Promise<EventFacts> {
  const { tx, scope } = ctx
  const key = asked.event && keyOf(asked.email, asked.settings, asked.event)
  if (!key) return { payments: [], click: null }
  const { payments, click } = (await tx.load(scope, OF_EVENT, key))!
  return { payments, click: click && withAddress(click) }
}

interface EventKey {
  at: string
  /** Null: nobody wants to know of the click. */
  clickId: string | null
  linkNum: number
  asksVelocity: boolean
  maxClicks: number
  sample: number
  /** The person whose payments as a customer are loaded. */
  payer: string | null
}

function keyOf(
  email: string | null,
  settings: FraudSettings,
  { at, clickId, linkNum, paymentFingerprint }: AskedEvent,
): EventKey | null {
  const { paidTraffic, bannedSource, clickVelocity, selfReferral } = settings
  const asksClick = paidTraffic.enabled || bannedSource.enabled || clickVelocity.enabled
  const payer = selfReferral.enabled && paymentFingerprint !== null ? email : null
  if (payer === null && !(asksClick && clickId)) return null
  const maxClicks = clickVelocity.maxClicksPerHour
  return {
    at: at.toISOString(),
    clickId: asksClick ? clickId : null,
    linkNum,
    asksVelocity: clickVelocity.enabled,
    maxClicks,
    sample: Math.max(SAMPLE, maxClicks + 1),
    payer,
  }
}

const EventRow = row({ payments: json<string[]>(), click: nullable(json<ClickRow>()) })

const OF_EVENT = rowLoader<EventKey, RowOf<typeof EventRow>>({
  row: EventRow,
  name: 'event facts',
  key: `at timestamptz, "clickId" text, "linkNum" bigint, "asksVelocity" bool, "maxClicks" int,
    sample int, payer text`,
  select: (ws, keys) => sql`
    select r.n, case when r.payer is not null then ${payments(ws)} else '[]' end as payments,
      ${clickOf(ws)} as click
    from ${keys}`,
})

interface ClickRow {
  url: string | null
  adTrace: string | null
  campaign: string | null
  referrerHost: string | null
  clicksInHour: number | null
  distinctVisitors: number | null
}

/** Selects what the partner paid with as a customer, when this event says what its customer paid with. */
function payments(ws: string): SQL {
  return sql`(select coalesce(json_agg(distinct f.fingerprint), '[]') from (
      select s.metadata->>'paymentFingerprint' as fingerprint from customers c
      join sales s on s.workspace_id = ${ws} and s.customer_external_id = c.external_id
        and s.created_at <= r.at
      where c.workspace_id = ${ws} and c.email = r.payer and s.metadata ? 'paymentFingerprint'
      order by s.id desc limit ${MAX_PAYMENTS}) f where f.fingerprint is not null)`
}

/** Visits are gone after two days, and without them nothing is found. */
function clickOf(ws: string): SQL {
  return sql`(select json_build_object('url', d.url, 'adTrace', u.ad_trace,
      'campaign', u.campaign, 'referrerHost', nullif(f.host, ''), 'clicksInHour', n.clicks,
      'distinctVisitors', case when n.clicks > r."maxClicks" then ${networks(ws)} end)
    from clicks c
    cross join lateral (select case when r."asksVelocity" and c.created_at > r.at - interval '2 days'
      then (select count(*) from (select from clicks k where k.workspace_id = ${ws}
          and k.link_num = r."linkNum" and k.created_at > c.created_at - interval '1 hour'
          and k.created_at <= c.created_at limit r.sample) few) end as clicks offset 0) n
    left join destinations d on d.workspace_id = ${ws} and d.id = c.url_id
    left join utms u on u.workspace_id = ${ws} and u.id = c.utm_id
    left join referrers f on f.workspace_id = ${ws} and f.id = c.referrer_id
    where c.workspace_id = ${ws} and c.id = r."clickId")`
}

/**
 * Counts the addresses of the clicks within the hour before click `c`; null when visits of that day are
 * gone. A visit ends an hour after its click; the first half of its hash is of the address alone, so that
 * visits lie together by address and a sample has all of those that it has any of. In the first hour of a
 * day each visit also has the visitor's name of the day before, which alone tells who is who all that hour.
 */
function networks(ws: string): SQL {
  return sql`(select nullif(count(*), 0) from (select distinct substring(s.visitor from 1 for 4) from (
    select v.visitor from visits v
    where v.workspace_id = ${ws} and v.link_num = r."linkNum"
      and v.expires_at > c.created_at and v.expires_at <= c.created_at + interval '1 hour'
      and v.day = ((c.created_at - interval '1 hour') at time zone 'UTC')::date
    limit r.sample) s) few)`
}

/** Joins the page with what advertising had added to its address. */
function withAddress({ url, adTrace, campaign, ...rest }: ClickRow): EventFacts['click'] {
  const utm = campaign ? new URLSearchParams({ utm_campaign: campaign }).toString() : null
  const query = [adTrace, utm].filter((part) => part !== null).join('&')
  return { ...rest, url: url !== null && query !== '' ? `${url}?${query}` : url }
}
