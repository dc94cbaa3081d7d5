import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { bool, int, json, nullable, row, time, type RowOf } from '../../../db/row.ts'
import type { DiscountTerms } from '../../../domain/discount.ts'
import type { RewardVersion } from '../../../domain/reward/types.ts'
import type { PayoutSchedule } from '../../../domain/schedule.ts'
import type { ProgramRow } from '../../program/programs/queries.ts'
import { versionJson } from '../../program/rewards/queries.ts'
import type { Balance } from '../../earnings/ledger/schema.ts'
import { linkRows, type LinkFacts } from './find-links.ts'
import type { Figures } from './figures-schema.ts'
import type { EmbedView } from './view-schema.ts'
import type { Localizable } from '../../../domain/message/message.ts'

/** The view without its figures, as one statement reads it. */
const ViewRow = row({
  program: json<
    Omit<EmbedView['program'], 'nextPayoutAt' | 'payoutSchedule'> & {
      payoutSchedule: PayoutSchedule
      creditLabel: string | null
    }
  >(),
  group: json<
    Pick<ProgramRow, 'landing' | 'resources'> & {
      name: string
      maxLinks: number
      linkStructure: 'short' | 'query'
    }
  >(),
  partner: json<Omit<EmbedView['partner'], 'emailVerified'> & { emailVerifiedAt: string | null }>(),
  enrollment: json<Pick<EmbedView['enrollment'], 'listed' | 'digestOff' | 'since'>>(),
  rewards: json<RewardVersion[]>(),
  discount: nullable(json<DiscountTerms>()),
  links: json<LinkFacts[]>(),
  hasMilestones: bool,
  accountChangedAt: nullable(time),
  accountChangeHoldDays: int,
  payoutMethod: nullable(json<{ provider: string; masked: Localizable; verified: boolean }>()),
})
export type ViewRow = RowOf<typeof ViewRow>

/**
 * Loads the view. The group's own texts and branding win over the program's, the enrollment's own offers
 * over the group's.
 */
export async function findView(ctx: Ctx, enrollmentId: string): Promise<ViewRow> {
  const { tx, scope } = ctx
  const [row] = await tx.rows(
    scope,
    ViewRow,
    (ws) => sql`
    select json_build_object('id', r.id, 'name', r.name, 'url', r.url, 'currency', r.currency,
        'logo', coalesce(g.logo, r.logo), 'brandColor', coalesce(g.brand_color, r.brand_color),
        'minPayout', r.min_payout,
        'holdingPeriodDays', coalesce(g.holding_period_days, r.holding_period_days),
        'termsUrl', r.terms_url, 'helpUrl', r.help_url, 'supportEmail', r.support_email,
        'payoutSchedule', r.payout_schedule, 'creditPayouts', r.credit_payouts,
        'creditLabel', r.credit_label, 'deactivatedAt', r.deactivated_at) as program,
      json_build_object('name', g.name, 'maxLinks', g.max_links, 'linkStructure', g.link_structure,
        'landing', coalesce(g.landing, r.landing),
        'resources', coalesce(g.resources, r.resources)) as "group",
      json_build_object('id', p.id, 'name', p.name, 'image', p.image, 'email', p.email,
        'country', p.country, 'locale', p.locale, 'timeZone', p.time_zone,
        'emailVerifiedAt', p.email_verified_at) as partner,
      json_build_object('listed', e.listed, 'digestOff', e.digest_off,
        'since', coalesce(e.approved_at, e.applied_at, e.invited_at, e.created_at)) as enrollment,
      (select coalesce(json_agg(o.version), '[]') from (
        select distinct on (w.event) ${versionJson('v')} as version
        from rewards w join reward_versions v
          on v.workspace_id = ${ws} and v.reward_id = w.id and v.version = w.version
        where w.workspace_id = ${ws} and w.archived_at is null
          and (w.group_id = e.group_id or w.enrollment_id = e.id)
        order by w.event, w.enrollment_id nulls last) o) as rewards,
      (select json_build_object('type', d.type, 'amountMinor', d.amount_minor,
          'rateBps', d.rate_bps, 'maxDurationMonths', d.max_duration_months)
        from discounts d where d.workspace_id = ${ws} and d.archived_at is null
          and (d.group_id = e.group_id or d.enrollment_id = e.id)
        order by d.enrollment_id nulls last limit 1) as discount,
      (select coalesce(json_agg(l), '[]') from (${linkRows(ws)}) l) as links,
      exists (select from milestones m where m.workspace_id = ${ws} and m.program_id = e.program_id)
        as "hasMilestones",
      p.account_changed_at as "accountChangedAt",
      r.account_change_hold_days as "accountChangeHoldDays",
      (select json_build_object('provider', m.provider, 'masked', m.masked,
          'verified', m.verified_at is not null)
        from payout_methods m where m.workspace_id = ${ws} and m.partner_id = e.partner_id
          and m.removed_at is null) as "payoutMethod"
    from enrollments e
    join programs r on r.workspace_id = ${ws} and r.id = e.program_id
    join groups g on g.workspace_id = ${ws} and g.id = e.group_id
    join partners p on p.workspace_id = ${ws} and p.id = e.partner_id
    where e.workspace_id = ${ws} and e.id = ${enrollmentId}`,
  )
  return row!
}

/** Balances and totals of one moment. */
const ViewSums = row({
  balances: json<Balance[]>(),
  holdingEnds: nullable(json<{ amount: number; first: string; last: string }>()),
  firsts: json<{ link: string | null; sale: string | null; payout: string | null }>(),
  all: json<Figures>(),
  recent: json<Figures>(),
})
export type ViewSums = RowOf<typeof ViewSums>

/**
 * Sums the figures of the view. The ledger decides what was earned; a deleted link still counts. `since`
 * begins an hour.
 */
export async function sumView(
  ctx: Ctx,
  { enrollmentId, since }: { enrollmentId: string; since: Date },
): Promise<ViewSums> {
  const { tx, scope } = ctx
  const from = since.toISOString()
  const [row] = await tx.rows(
    scope,
    ViewSums,
    (ws) => sql`
    with own_program as materialized (
      select e.partner_id, r.id, r.currency
      from enrollments e join programs r on r.workspace_id = ${ws} and r.id = e.program_id
      where e.workspace_id = ${ws} and e.id = ${enrollmentId}
    ), own as materialized (
      select l.num, l.clicks, l.leads, l.sales from links l join own_program r
        on l.partner_id = r.partner_id and l.program_id = r.id
      where l.workspace_id = ${ws}
    )
    select (select coalesce(json_agg(json_build_object('currency', b.currency,
          'accrued', b.accrued, 'payable', b.payable, 'inTransit', b.in_transit, 'paid', b.paid)
          order by b.currency), '[]')
        from balances b where b.workspace_id = ${ws} and b.enrollment_id = ${enrollmentId}
      ) as balances,
      (select json_build_object('amount', sum(c.earnings), 'first', min(c.matures_at), 'last', max(c.matures_at))
        from commissions c where c.workspace_id = ${ws} and c.enrollment_id = ${enrollmentId}
          and c.status = 'pending' and c.earnings > 0 and c.currency = (select currency from own_program)
        having count(*) > 0) as "holdingEnds",
      json_build_object(
        'link', (select min(l.created_at) from links l join own_program r
          on l.partner_id = r.partner_id and l.program_id = r.id where l.workspace_id = ${ws}),
        'sale', (select c.created_at from commissions c where c.workspace_id = ${ws}
          and c.enrollment_id = ${enrollmentId} and c.type = 'sale' and c.status <> 'canceled'
          order by c.id limit 1),
        'payout', (select min(o.paid_at) from payouts o where o.workspace_id = ${ws}
          and o.enrollment_id = ${enrollmentId} and o.status = 'completed')) as firsts,
      (select json_build_object('clicks', coalesce(sum(clicks), 0), 'leads', coalesce(sum(leads), 0),
          'sales', coalesce(sum(sales), 0), 'earnings', (
            select coalesce(sum(b.accrued + b.payable + b.in_transit + b.paid), 0) from balances b
            where b.workspace_id = ${ws} and b.enrollment_id = ${enrollmentId}
              and b.currency = (select currency from own_program))) from own) as "all",
      (select json_build_object('clicks', coalesce(sum(u.clicks), 0),
          'leads', coalesce(sum(u.leads), 0), 'sales', coalesce(sum(u.sales), 0),
          'earnings', (select coalesce(sum(c.earnings), 0) from commissions c
            where c.workspace_id = ${ws} and c.enrollment_id = ${enrollmentId}
              and c.currency = (select currency from own_program) and c.created_at >= ${from}::timestamptz))
        from rollup_link u where u.workspace_id = ${ws} and u.hour >= ${from}::timestamptz
          and u.link_num in (select num from own)) as recent`,
  )
  return row!
}
