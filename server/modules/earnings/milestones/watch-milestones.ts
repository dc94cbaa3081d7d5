import { sql, type SQL } from 'drizzle-orm'
import type { BatchCtx, TxCtx } from '../../../core/ctx.ts'
import { exclusive } from '../../../core/transact.ts'
import { lock, lockAll } from '../../../db/locks.ts'
import { IdRow } from '../../../db/row.ts'
import { countsAt, type MilestoneMetric } from '../../../domain/milestone.ts'
import type { Standing } from '../commissions/accrue/standing.ts'

/** Enrollments whose bonuses nobody else changes until the transaction ends. */
export interface Watch {
  ctx: TxCtx
  enrollmentIds: readonly string[]
}

/**
 * Locks a partner when an event may bring them to a milestone; null: their group has none that the event
 * counts in. It comes before all writes, and `settleMilestones` after them.
 */
export async function watchEvent(
  ctx: BatchCtx,
  { enrollment, milestones }: Pick<Standing, 'enrollment' | 'milestones'>,
  { at, metrics }: { at: Date; metrics: readonly MilestoneMetric[] },
): Promise<Watch | null> {
  const counts = milestones.some(
    (milestone) => metrics.includes(milestone.metric) && countsAt(milestone, at.getTime()),
  )
  if (!counts) return null
  const own = exclusive(ctx)
  const name = lockName(ctx.scope.workspaceId, enrollment.id)
  await own.tx.run(ctx.scope, () => sql`select ${lock('enrollment', name)}`)
  return { ctx: own, enrollmentIds: [enrollment.id] }
}

/**
 * Locks the enrollments whose ids a query selects, as far as their program has milestones. It comes before
 * locks of commissions.
 */
export async function watchEnrollments(
  ctx: TxCtx,
  select: (workspaceId: string) => SQL,
): Promise<Watch | null> {
  const { tx, scope } = ctx
  const found = await tx.rows(
    scope,
    IdRow,
    (ws) => sql`
    select e.id from enrollments e where e.workspace_id = ${ws} and e.id in (${select(ws)})
      and exists (select from milestones m where m.workspace_id = ${ws} and m.program_id = e.program_id)
    order by e.id`,
  )
  if (found.length === 0) return null
  const enrollmentIds = found.map(({ id }) => id)
  const locks = enrollmentIds.map((id) => ({
    lock: 'enrollment' as const,
    of: lockName(scope.workspaceId, id),
  }))
  await tx.run(scope, () => lockAll(locks))
  return { ctx, enrollmentIds }
}

/** Locks the owners of commissions, with those of the referral shares in them. */
export function watchCommissions(ctx: TxCtx, ids: readonly string[]): Promise<Watch | null> {
  if (ids.length === 0) return Promise.resolve(null)
  return watchEnrollments(
    ctx,
    (ws) => sql`
    select c.enrollment_id from commissions c where c.workspace_id = ${ws} and c.id in ${ids}
    union
    select s.enrollment_id from commissions c join commissions s on s.workspace_id = ${ws}
      and s.event_id = c.event_id and s.source_id = c.id
    where c.workspace_id = ${ws} and c.id in ${ids}`,
  )
}

/** Locks those whom a sale counts for: whoever brought it, and owners of its commissions. */
export function watchSale(ctx: TxCtx, saleId: string): Promise<Watch | null> {
  return watchEnrollments(
    ctx,
    (ws) => sql`
    select c.enrollment_id from commissions c where c.workspace_id = ${ws} and c.event_id = ${saleId}
    union
    select o.id from sales s
    join links l on l.workspace_id = ${ws} and l.num = s.link_num
    join enrollments o on o.workspace_id = ${ws} and o.program_id = l.program_id
      and o.partner_id = l.partner_id
    where s.workspace_id = ${ws} and s.id = ${saleId}`,
  )
}

/** Joins what two parts of one event watch. */
export function watchBoth(one: Watch | null, other: Watch | null): Watch | null {
  if (!one || !other) return one ?? other
  return { ...one, enrollmentIds: [...one.enrollmentIds, ...other.enrollmentIds] }
}

const lockName = (workspaceId: string, enrollmentId: string) => `${workspaceId} ${enrollmentId}`
