import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import {
  bigint,
  bool,
  int,
  json,
  nullable,
  number,
  oneOf,
  row,
  text,
  type RowOf,
} from '../../../db/row.ts'
import { VOLUME } from '../../../db/volume.ts'
import { ENROLLMENT_STATUSES } from '../../../domain/enrollment.ts'
import { BONUS_STATES, MILESTONE_METRICS } from '../../../domain/milestone.ts'

const Candidate = row({
  id: text,
  name: text,
  metric: oneOf(MILESTONE_METRICS),
  threshold: bigint,
  amount: bigint,
  startsAtMs: nullable(number),
  /** The end, or when it was archived. */
  untilMs: nullable(number),
  /** Of the enrollment's group, and not archived. */
  offered: bool,
  bonus: oneOf(BONUS_STATES),
  /** When the bonus that stands was earned. */
  reachedMs: nullable(number),
  programId: text,
  partnerId: text,
  currency: text,
  holdingPeriodDays: int,
  programActive: bool,
  status: oneOf(ENROLLMENT_STATUSES),
})
/** A milestone that an enrollment can reach or has had a bonus of. */
export type Candidate = RowOf<typeof Candidate>

/** Loads the milestones of an enrollment: its group's, and those that it has had a bonus of. */
export function loadCandidates({ tx, scope }: Ctx, enrollmentId: string): Promise<Candidate[]> {
  return tx.rows(
    scope,
    Candidate,
    (ws) => sql`
    select m.id, m.name, m.metric, m.threshold, m.amount,
      extract(epoch from m.starts_at)::float8 * 1000 as "startsAtMs",
      extract(epoch from least(m.ends_at, m.archived_at))::float8 * 1000 as "untilMs",
      m.archived_at is null and m.group_id = e.group_id as offered,
      case when b.standing then 'standing' when b.decided then 'decided'
        when b.standing is not null then 'undone' else 'none' end as bonus,
      b."reachedMs",
      e.program_id as "programId", e.partner_id as "partnerId", p.currency, e.status,
      coalesce(g.holding_period_days, p.holding_period_days) as "holdingPeriodDays",
      p.deactivated_at is null as "programActive"
    from enrollments e
    join programs p on p.workspace_id = ${ws} and p.id = e.program_id
    join groups g on g.workspace_id = ${ws} and g.id = e.group_id
    join milestones m on m.workspace_id = ${ws} and m.program_id = e.program_id
    cross join lateral (${bonusesOf(ws)}) b
    where e.workspace_id = ${ws} and e.id = ${enrollmentId}
      and (m.group_id = e.group_id and m.archived_at is null or b.standing is not null)
    order by m.id`,
  )
}

/** Sums up the bonuses of enrollment `e` for milestone `m`; nulls: there was none. */
const bonusesOf = (ws: string): SQL => sql`
  select bool_or(c.status <> 'canceled' and not c.wholly_refunded) as standing,
    bool_or(c.status = 'canceled' or c.wholly_refunded and (c.earnings > c.clawed_back
      or exists (select from commission_reversals r where r.workspace_id = ${ws}
        and r.commission_id = c.id and r.kind = 'manual'))) as decided,
    extract(epoch from min(c.created_at) filter (
      where c.status <> 'canceled' and not c.wholly_refunded))::float8 * 1000 as "reachedMs"
  from commissions c
  where c.workspace_id = ${ws} and c.enrollment_id = e.id and c.milestone_id = m.id`

const Figures = row({ list: json<string[]>() })

/**
 * Loads how far an enrollment is in each of these milestones, in their order: net of refunds, by the time of
 * the events.
 */
export async function loadFigures(
  { tx, scope }: Ctx,
  enrollmentId: string,
  candidates: readonly Candidate[],
): Promise<bigint[]> {
  if (candidates.length === 0) return []
  const [found] = await tx.rows(scope, Figures, (ws) => {
    const parts = candidates.map((one) => sql`(${figureOf(ws, enrollmentId, one)})::bigint::text`)
    return sql`select json_build_array(${sql.join(parts, sql`, `)}) as list`
  })
  return found!.list.map(BigInt)
}

function figureOf(ws: string, enrollmentId: string, candidate: Candidate): SQL {
  const { metric, partnerId, programId, currency, startsAtMs, untilMs } = candidate
  const of = {
    enrollmentId: sql`${enrollmentId}`,
    partnerId: sql`${partnerId}`,
    programId: sql`${programId}`,
    currency: sql`${currency}`,
  }
  // From 0: a range counts the leads themselves, not the links' counters, which are written with the commit.
  const range = { sinceMs: startsAtMs ?? 0, untilMs, vouched: true }
  return VOLUME[metric === 'earnings' ? 'earned' : metric](ws, of, range)
}
