import { sql, type SQL } from 'drizzle-orm'
import type { BatchCtx } from '../../../../core/ctx.ts'
import { rowLoader } from '../../../../db/loader.ts'
import { json, nullable, row, type RowOf, text } from '../../../../db/row.ts'
import type { ExistingCustomerPolicy } from '../../../../domain/attribution-times.ts'
import type { MilestonePeriod } from '../../../../domain/milestone.ts'
import type { EnrollmentStatus } from '../../../../domain/enrollment.ts'
import type { Pinned, RewardEvent, RewardVersion } from '../../../../domain/reward/types.ts'
import type { Source } from '../../../../db/source.ts'
import { versionJson } from '../../../program/rewards/queries.ts'

/** A partner's standing in a program when an event comes in: all that decides what it earns. */
export interface Standing {
  program: {
    id: string
    name: string
    currency: string
    holdingPeriodDays: number
    active: boolean
    fraudSettings: Record<string, unknown> | null
    existingCustomers: ExistingCustomerPolicy
  }
  enrollment: {
    id: string
    groupId: string
    status: EnrollmentStatus
    referredById: string | null
  }
  partner: {
    id: string
    name: string
    email: string | null
    country: string | null
    createdAtMs: number
  }
  /** The current offer of the partner's group, or of the partner alone. */
  offer: Pinned
  /** Those of the group that are not archived. */
  milestones: MilestonePeriod[]
  /** The versions that count: those that the customer was won under, else today's. */
  versions: Partial<Record<RewardEvent, RewardVersion>>
}

type Key = { programId: string; partnerId: string } | { enrollmentId: string }

/**
 * Loads a partner's standing. The enrollment is locked against a ban until the transaction ends, so that a
 * ban finds every commission. Null when the partner is not in the program.
 */
export async function loadStanding(
  { tx, scope }: BatchCtx,
  key: Key,
  pinned: Pinned | null,
): Promise<Standing | null> {
  const rewards = pinned?.rewards ?? null
  const row =
    'enrollmentId' in key
      ? await tx.load(scope, BY_ENROLLMENT, { ...key, rewards })
      : await tx.load(scope, BY_PARTNER, { ...key, rewards })
  return row && toStanding(row)
}

const StandingRow = row({
  program: json<Standing['program']>(),
  enrollment: json<Standing['enrollment']>(),
  partner: json<Standing['partner']>(),
  rewards: json<Pinned['rewards']>(),
  discountId: nullable(text),
  versions: json<Standing['versions']>(),
  milestones: json<MilestonePeriod[]>(),
})
type StandingRow = RowOf<typeof StandingRow>

type Wanted<K> = K & { rewards: Pinned['rewards'] | null }

/** Many events at once are often of few partners, whose customers have few different offers. */
const BY_ENROLLMENT = rowLoader<Wanted<{ enrollmentId: string }>, StandingRow>({
  row: StandingRow,
  name: 'standing by enrollment',
  key: '"enrollmentId" text, rewards json',
  select: (ws, keys) => select(ws, keys, sql`e.id = r."enrollmentId"`),
})
const BY_PARTNER = rowLoader<Wanted<{ programId: string; partnerId: string }>, StandingRow>({
  row: StandingRow,
  name: 'standing by partner',
  key: '"programId" text, "partnerId" text, rewards json',
  select: (ws, keys) =>
    select(ws, keys, sql`e.program_id = r."programId" and e.partner_id = r."partnerId"`),
})

const select = (ws: string, keys: SQL, which: SQL) => sql`
  select r.n, json_build_object('id', p.id, 'name', p.name, 'currency', p.currency,
      'holdingPeriodDays', coalesce(g.holding_period_days, p.holding_period_days),
      'active', p.deactivated_at is null, 'fraudSettings', p.fraud_settings,
      'existingCustomers', p.existing_customers) as program,
    json_build_object('id', e.id, 'groupId', e.group_id, 'status', e.status,
      'referredById', e.referred_by_id) as enrollment,
    json_build_object('id', a.id, 'name', a.name, 'email', a.email, 'country', a.country,
      'createdAtMs', extract(epoch from a.created_at) * 1000) as partner,
    o.rewards, d.id as "discountId", v.versions, ${milestonesOf(ws)} as milestones
  from ${keys}
  join enrollments e on e.workspace_id = ${ws} and ${which}
  join programs p on p.workspace_id = ${ws} and p.id = e.program_id
  join groups g on g.workspace_id = ${ws} and g.id = e.group_id
  join partners a on a.workspace_id = ${ws} and a.id = e.partner_id
  cross join lateral (${currentRewards(ws)}) o
  left join lateral (${currentDiscount(ws)}) d on true
  cross join lateral (${versionsOf(ws)}) v
  order by e.id for key share of e`

function toStanding(row: StandingRow): Standing {
  const { program, enrollment, partner, versions, milestones, ...offer } = row
  const { rewards, discountId } = offer
  const { id: enrollmentId, groupId } = enrollment
  return {
    program,
    enrollment,
    partner,
    versions,
    milestones,
    offer: { enrollmentId, groupId, rewards, discountId },
  }
}

/** Selects the current rewards of enrollment `e`: its own before its group's. */
const currentRewards = (ws: string) => sql`
  select coalesce(json_object_agg(r.event, json_build_object('id', r.id, 'version', r.version)), '{}')
    as rewards
  from (select distinct on (event) event, id, version from rewards
    where workspace_id = ${ws} and archived_at is null
      and (enrollment_id = e.id or group_id = e.group_id)
    order by event, enrollment_id nulls last) r`

const currentDiscount = (ws: string) => sql`
  select id from discounts where workspace_id = ${ws} and archived_at is null
    and (enrollment_id = e.id or group_id = e.group_id) order by enrollment_id nulls last limit 1`

/** The milestones of enrollment `e`'s group. */
const milestonesOf = (ws: string) => sql`(
  select coalesce(json_agg(json_build_object('metric', metric,
    'startsAtMs', extract(epoch from starts_at) * 1000, 'endsAtMs', extract(epoch from ends_at) * 1000)), '[]')
  from milestones where workspace_id = ${ws} and group_id = e.group_id and archived_at is null)`

/** The versions that `r.rewards` names (as in `Pinned`), else those of the offer `o`. */
const versionsOf = (ws: string) => sql`
  select coalesce(json_object_agg(v.event, ${versionJson('v')}), '{}')
    as versions
  from json_each(coalesce(r.rewards, o.rewards)) as ref (event, value)
  join reward_versions v on v.workspace_id = ${ws} and v.reward_id = ref.value->>'id'
    and v.version = (ref.value->>'version')::int`

/** Loads the standing of the partner whose link an event came through; null: it is no partner's link. */
export async function standingOf(
  ctx: BatchCtx,
  source: Source | null,
  pinned: Pinned | null,
): Promise<Standing | null> {
  const { programId, partnerId } = source?.link ?? {}
  return programId && partnerId ? loadStanding(ctx, { programId, partnerId }, pinned) : null
}
