import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import type { TransactionEvents } from '../../../core/listeners.ts'
import { loadCandidates } from './load-progress.ts'
import { settleMilestones } from './settle-milestones.ts'
import { takeBackBonus } from './take-back-bonus.ts'
import { watchEnrollments } from './watch-milestones.ts'

type Changing<T extends keyof TransactionEvents> = (
  ctx: TxCtx,
  data: TransactionEvents[T],
) => Promise<unknown>

/**
 * Settles the milestones of those who had referral shares in what a ban cancels. The banned partner's own
 * stay: a ban takes back only what was not paid.
 */
export function settleAroundBan(
  cancel: Changing<'enrollment.banned'>,
): Changing<'enrollment.banned'> {
  return async (ctx, banned) => {
    const { enrollmentId, at } = banned
    const watch = await watchEnrollments(
      ctx,
      (ws) => sql`
      select s.enrollment_id from commissions c join commissions s on s.workspace_id = ${ws}
        and s.event_id = c.event_id and s.source_id = c.id
      where c.workspace_id = ${ws} and c.enrollment_id = ${enrollmentId}
        and c.status in ('pending', 'held', 'due')`,
    )
    await cancel(ctx, banned)
    await settleMilestones(watch, { at, event: null })
  }
}

/** Settles the milestones of all to whom something comes back that a ban had canceled. */
export function settleAroundRestoring(
  restore: Changing<'enrollment.restored'>,
): Changing<'enrollment.restored'> {
  return async (ctx, restored) => {
    const { enrollmentId, at } = restored
    const watch = await watchEnrollments(
      ctx,
      (ws) => sql`
      select c.enrollment_id from ban_cancellations b join commissions c
        on c.workspace_id = ${ws} and c.id = b.commission_id
      where b.workspace_id = ${ws} and b.enrollment_id = ${enrollmentId}`,
    )
    await restore(ctx, restored)
    await settleMilestones(watch, { at, event: null, restoring: true })
  }
}

/**
 * Merges the bonuses of two enrollments around the move of their commissions: of two bonuses for one
 * milestone the target's stays, and what both have brought together may reach another.
 */
export function settleAroundMerge(
  move: Changing<'enrollments.merged'>,
): Changing<'enrollments.merged'> {
  return async (ctx, merged) => {
    const { sourceId, targetId, at } = merged
    const watch = await watchEnrollments(ctx, () => sql`${sourceId}, ${targetId}`)
    const cause = { at, event: null }
    const kept = watch ? await loadCandidates(ctx, targetId) : []
    for (const candidate of watch ? await loadCandidates(ctx, sourceId) : []) {
      const twin = kept.find(({ id }) => id === candidate.id)
      if (candidate.bonus !== 'standing' || twin?.bonus !== 'standing') continue
      const merging = { ...cause, merging: true }
      await takeBackBonus(ctx, { enrollmentId: sourceId, candidate, figure: 0n, cause: merging })
    }
    await move(ctx, merged)
    if (watch) await settleMilestones({ ...watch, enrollmentIds: [targetId] }, cause)
  }
}
