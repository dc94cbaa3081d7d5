import { sql, type SQL } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import type { Tx } from '../../db/tx.ts'
import { FRAUD_RULE_NAMES } from '../../domain/fraud/index.ts'
import type {
  FraudFacts,
  FraudRuleName,
  FraudSettings,
  Identity,
} from '../../domain/fraud/types.ts'

const MAX_OTHERS = 100
const MAX_PAYMENTS = 50
/** So many clicks of a busy link tell enough: a sale must not count all of them. */
const SAMPLE = 200

/** Whose enrollment is looked at. */
export interface Suspect {
  programId: string
  enrollmentId: string
  partner: { id: string; email: string | null; country: string | null }
}

/** What of an event the database knows more about. */
export interface AskedEvent {
  at: Date
  clickId: string | null
  linkNum: number
  paymentFingerprint: string | null
}

/** The newest finding of a rule about the partner as such, or an open one that came with a merge. */
export interface LastingFlag {
  id: string
  rule: FraudRuleName
  status: 'open' | 'released' | 'rejected'
  sentence: string
  evidence: Record<string, string>
}

export interface KnownFacts {
  partner: FraudFacts['partner']
  otherPartners: Identity[]
  click: Omit<NonNullable<FraudFacts['click']>, 'atMs'> | null
  flags: LastingFlag[]
}

/** Where the newest finding of a rule about an enrollment stands. */
export function lastingKey(enrollmentId: string, rule: FraudRuleName): string {
  return `${enrollmentId}:${rule}`
}

/** One statement, which reads only what the enabled rules want to know. */
export async function loadFacts(
  tx: Tx,
  scope: Scope,
  asked: { suspect: Suspect; settings: FraudSettings; event: AskedEvent | null },
): Promise<KnownFacts> {
  const { suspect, settings, event } = asked
  const { enrollmentId, partner } = suspect
  const keys = FRAUD_RULE_NAMES.map((rule) => lastingKey(enrollmentId, rule))
  const [row] = await tx.rows<FactsRow>(
    scope,
    (ws) => sql`
    with own as materialized (
      select (select m.fingerprint from payout_methods m where m.workspace_id = ${ws}
        and m.partner_id = ${partner.id} and m.removed_at is null) as fingerprint
    )
    select own.fingerprint, ${asksIdentity(settings) ? others(ws, partner) : NONE} as others,
      ${settings.banElsewhere.enabled ? bansOf(ws, sql`${partner.id}::text`) : NONE} as banned,
      ${event && settings.selfReferral.enabled ? payments(ws, partner.email, event) : NONE} as payments,
      ${event ? clickOf(ws, settings, event) : sql`null::json`} as click,
      (select coalesce(json_agg(json_build_object('id', f.id, 'rule', f.rule, 'status', f.status,
          'sentence', f.sentence, 'evidence', f.evidence) order by f.status <> 'open', f.id), '[]')
        from fraud_flags f where f.workspace_id = ${ws} and (f.key in ${keys}
          or f.partner_id = ${partner.id} and f.status = 'open' and f.commission_id is null
            and f.enrollment_id = ${enrollmentId})) as flags
    from own`,
  )
  const { fingerprint, banned, payments: paid, others: otherPartners, click, flags } = row!
  return {
    partner: {
      partnerId: partner.id,
      email: partner.email,
      country: partner.country,
      payoutFingerprint: fingerprint,
      bannedProgramIds: banned,
      // See docs/decisions/0012: nobody's address is kept.
      paymentFingerprints: paid,
    },
    otherPartners,
    click: click && withAddress(click),
    flags,
  }
}

interface FactsRow {
  fingerprint: string | null
  others: Identity[]
  banned: string[]
  payments: string[]
  click: ClickRow | null
  flags: LastingFlag[]
}

interface ClickRow {
  url: string | null
  adTrace: string | null
  campaign: string | null
  referrerHost: string | null
  clicksInHour: number | null
  distinctVisitors: number | null
}

const NONE = sql`'[]'::json`

function asksIdentity({ duplicateIdentity, banElsewhere }: FraudSettings): boolean {
  return duplicateIdentity.enabled || banElsewhere.enabled
}

/** The index `partners_mailbox`; which of the addresses are one mailbox is for the rules to say. */
const mailbox = (email: SQL) =>
  sql`replace(split_part(split_part(${email}, '@', 1), '+', 1), '.', '')`
const domain = (email: SQL) =>
  sql`replace(split_part(${email}, '@', 2), 'googlemail.com', 'gmail.com')`

/** Who has or had the same account, or could read the same mailbox. */
function others(ws: string, { id, email }: Suspect['partner']): SQL {
  const same = sql`${email}::text`
  return sql`(select coalesce(json_agg(json_build_object('partnerId', a.id, 'email', a.email,
      'payoutFingerprint', t.fingerprint, 'bannedProgramIds', ${bansOf(ws, sql`a.id`)}) order by a.id), '[]')
    from (select u.id, max(u.fingerprint) as fingerprint from (
        select m.partner_id as id, m.fingerprint from payout_methods m
          where m.workspace_id = ${ws} and m.fingerprint = own.fingerprint
        union all
        select b.id, null from partners b
          where b.workspace_id = ${ws} and ${mailbox(sql`b.email`)} = ${mailbox(same)}
            and ${domain(sql`b.email`)} = ${domain(same)}
      ) u where u.id <> ${id} group by u.id order by u.id limit ${MAX_OTHERS}) t
    join partners a on a.workspace_id = ${ws} and a.id = t.id and a.merged_into_id is null)`
}

function bansOf(ws: string, partnerId: SQL): SQL {
  return sql`(select coalesce(json_agg(b.program_id order by b.program_id), '[]') from enrollments b
    where b.workspace_id = ${ws} and b.partner_id = ${partnerId} and b.status = 'banned')`
}

/** What the partner paid with as a customer, when this event says what its customer paid with. */
function payments(ws: string, email: string | null, { paymentFingerprint, at }: AskedEvent): SQL {
  if (email === null || paymentFingerprint === null) return NONE
  return sql`(select coalesce(json_agg(distinct f.fingerprint), '[]') from (
      select s.metadata->>'paymentFingerprint' as fingerprint from customers c
      join sales s on s.workspace_id = ${ws} and s.customer_external_id = c.external_id
        and s.created_at <= ${at.toISOString()}::timestamptz
      where c.workspace_id = ${ws} and c.email = ${email} and s.metadata ? 'paymentFingerprint'
      order by s.id desc limit ${MAX_PAYMENTS}) f where f.fingerprint is not null)`
}

function clickOf(ws: string, settings: FraudSettings, { clickId, linkNum, at }: AskedEvent): SQL {
  const { paidTraffic, bannedSource, clickVelocity } = settings
  if (clickId === null) return sql`null::json`
  if (!paidTraffic.enabled && !bannedSource.enabled && !clickVelocity.enabled) {
    return sql`null::json`
  }
  const inHour = sql`k.link_num = ${linkNum} and k.created_at > c.created_at - interval '1 hour'
    and k.created_at <= c.created_at`
  const sample = Math.max(SAMPLE, clickVelocity.maxClicksPerHour + 1)
  // Visits are gone after two days, and without them nothing is found.
  const clicks = clickVelocity.enabled
    ? sql`case when c.created_at > ${at.toISOString()}::timestamptz - interval '2 days'
        then (select count(*) from (select from clicks k where k.workspace_id = ${ws} and ${inHour}
          order by k.created_at desc limit ${sample}) recent) end`
    : sql`null::int`
  return sql`(select json_build_object('url', d.url, 'adTrace', c.ad_parameter,
      'campaign', u.campaign, 'referrerHost', nullif(r.host, ''), 'clicksInHour', n.clicks,
      'distinctVisitors', case when n.clicks > ${clickVelocity.maxClicksPerHour}
        then ${networks(ws, linkNum, sample)} end)
    from clicks c cross join lateral (select ${clicks} as clicks) n
    left join destinations d on d.workspace_id = ${ws} and d.id = c.url_id
    left join utms u on u.workspace_id = ${ws} and u.id = c.utm_id
    left join referrers r on r.workspace_id = ${ws} and r.id = c.referrer_id
    where c.workspace_id = ${ws} and c.id = ${clickId})`
}

/**
 * How many addresses the clicks within the hour before click `c` came from; null when visits of that day
 * are gone. A visit ends an hour after its click; the first half of its hash is of the address alone, so
 * that visits lie together by address and a sample has all of those that it has any of.
 */
function networks(ws: string, linkNum: number, sample: number): SQL {
  return sql`(select nullif(count(distinct substring(s.visitor from 1 for 4)), 0) from (
    select v.visitor from visits v
    where v.workspace_id = ${ws} and v.link_num = ${linkNum}
      and v.expires_at > c.created_at and v.expires_at <= c.created_at + interval '1 hour'
      and v.day in ((c.created_at at time zone 'UTC')::date,
        ((c.created_at - interval '1 hour') at time zone 'UTC')::date)
    limit ${sample}) s)`
}

/** The page with what advertising had added to its address. */
function withAddress({ url, adTrace, campaign, ...rest }: ClickRow): KnownFacts['click'] {
  const utm = campaign ? new URLSearchParams({ utm_campaign: campaign }).toString() : null
  const query = [adTrace, utm].filter((part) => part !== null).join('&')
  return { ...rest, url: url !== null && query !== '' ? `${url}?${query}` : url }
}
