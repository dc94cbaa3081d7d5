import { sql, type SQL } from 'drizzle-orm'
import type { BatchCtx } from '../../../core/ctx.ts'
import { rowLoader } from '../../../db/loader.ts'
import { json, nullable, row, type RowOf, text } from '../../../db/row.ts'
import { FRAUD_RULE_NAMES } from '../../../domain/fraud/index.ts'
import type { Localizable } from '../../../domain/message/message.ts'
import type {
  FraudFacts,
  FraudRuleName,
  FraudSettings,
  Identity,
} from '../../../domain/fraud/types.ts'
import { loadEventFacts, type AskedEvent } from './load-event-facts.ts'

const MAX_OTHERS = 100

/** The enrollment under inspection. */
export interface Suspect {
  programId: string
  enrollmentId: string
  partner: { id: string; email: string | null; country: string | null }
}

/** The newest finding of a rule about the partner as such, or an open one that came with a merge. */
export interface LastingFlag {
  id: string
  rule: FraudRuleName
  status: 'open' | 'released' | 'rejected'
  sentence: Localizable
  evidence: Record<string, string>
}

export interface KnownFacts {
  partner: FraudFacts['partner']
  otherPartners: Identity[]
  click: Omit<NonNullable<FraudFacts['click']>, 'atMs'> | null
  flags: LastingFlag[]
}

/** Returns the key of the newest finding of a rule about an enrollment. */
export function lastingKey(enrollmentId: string, rule: FraudRuleName): string {
  return `${enrollmentId}:${rule}`
}

/** Reads only what the enabled rules want to know. */
export async function loadFacts(
  ctx: BatchCtx,
  asked: { suspect: Suspect; settings: FraudSettings; event: AskedEvent | null },
): Promise<KnownFacts> {
  const { tx, scope } = ctx
  const { suspect, settings, event } = asked
  const { enrollmentId, partner } = suspect
  const [ofPartner, { payments, click }] = await Promise.all([
    tx.load(scope, OF_PARTNER, {
      enrollmentId,
      partnerId: partner.id,
      email: partner.email,
      asksIdentity: asksIdentity(settings),
      asksBans: settings.banElsewhere.enabled,
      flagKeys: FRAUD_RULE_NAMES.map((rule) => lastingKey(enrollmentId, rule)),
    }),
    loadEventFacts(ctx, { email: partner.email, settings, event }),
  ])
  const { fingerprint, banned, others: otherPartners, flags } = ofPartner!
  return {
    partner: {
      partnerId: partner.id,
      email: partner.email,
      country: partner.country,
      payoutFingerprint: fingerprint,
      bannedProgramIds: banned,
      // See docs/decisions/0012: nobody's address is kept.
      paymentFingerprints: payments,
    },
    otherPartners,
    click,
    flags,
  }
}

interface PartnerKey {
  enrollmentId: string
  partnerId: string
  email: string | null
  asksIdentity: boolean
  asksBans: boolean
  /** Of the flags that the rules may have raised. */
  flagKeys: string[]
}

const PartnerRow = row({
  fingerprint: nullable(text),
  others: json<Identity[]>(),
  banned: json<string[]>(),
  flags: json<LastingFlag[]>(),
})

/** Many events at once are often of few partners. */
const OF_PARTNER = rowLoader<PartnerKey, RowOf<typeof PartnerRow>>({
  row: PartnerRow,
  name: 'partner facts',
  key: `"enrollmentId" text, "partnerId" text, email text, "asksIdentity" bool, "asksBans" bool,
    "flagKeys" text[]`,
  select: (ws, keys) => sql`
    select r.n, own.fingerprint,
      case when r."asksIdentity" then ${others(ws)} else '[]' end as others,
      case when r."asksBans" then ${bansOf(ws, sql`r."partnerId"`)} else '[]' end as banned,
      (select coalesce(json_agg(json_build_object('id', f.id, 'rule', f.rule, 'status', f.status,
          'sentence', f.sentence, 'evidence', f.evidence) order by f.status <> 'open', f.id), '[]')
        from fraud_flags f where f.workspace_id = ${ws} and (f.key = any(r."flagKeys")
          or f.partner_id = r."partnerId" and f.status = 'open' and f.commission_id is null
            and f.enrollment_id = r."enrollmentId")) as flags
    from ${keys}
    cross join lateral (select (select m.fingerprint from payout_methods m
      where m.workspace_id = ${ws} and m.partner_id = r."partnerId" and m.removed_at is null)
      as fingerprint offset 0) own`,
})

function asksIdentity({ duplicateIdentity, banElsewhere }: FraudSettings): boolean {
  return duplicateIdentity.enabled || banElsewhere.enabled
}

/** The index `partners_mailbox`; which of the addresses are one mailbox is for the rules to say. */
const mailbox = (email: SQL) =>
  sql`replace(split_part(split_part(${email}, '@', 1), '+', 1), '.', '')`
const domain = (email: SQL) =>
  sql`replace(split_part(${email}, '@', 2), 'googlemail.com', 'gmail.com')`

/** Selects partners who have or had the same account, or could read the same mailbox. */
function others(ws: string): SQL {
  const same = sql`r.email`
  return sql`(select coalesce(json_agg(json_build_object('partnerId', a.id, 'email', a.email,
      'payoutFingerprint', t.fingerprint, 'bannedProgramIds', ${bansOf(ws, sql`a.id`)}) order by a.id), '[]')
    from (select u.id, max(u.fingerprint) as fingerprint from (
        select m.partner_id as id, m.fingerprint from payout_methods m
          where m.workspace_id = ${ws} and m.fingerprint = own.fingerprint
        union all
        select b.id, null from partners b
          where b.workspace_id = ${ws} and ${mailbox(sql`b.email`)} = ${mailbox(same)}
            and ${domain(sql`b.email`)} = ${domain(same)}
      ) u where u.id <> r."partnerId" group by u.id order by u.id limit ${MAX_OTHERS}) t
    join partners a on a.workspace_id = ${ws} and a.id = t.id and a.merged_into_id is null)`
}

function bansOf(ws: string, partnerId: SQL): SQL {
  return sql`(select coalesce(json_agg(b.program_id order by b.program_id), '[]') from enrollments b
    where b.workspace_id = ${ws} and b.partner_id = ${partnerId} and b.status = 'banned')`
}
