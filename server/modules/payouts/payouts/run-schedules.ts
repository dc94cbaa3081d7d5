import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { programs } from '../../../db/schema/programs.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { isScheduledDay, scheduleKey, utcDayOf } from '../../../domain/schedule.ts'
import { confirmPayouts } from './confirm-payouts.ts'

/**
 * Confirms the payouts of every program whose schedule names this UTC day: once, however often and
 * wherever it is called. One program that cannot pay does not hold up the others.
 */
export async function runSchedules(ctx: Ctx): Promise<void> {
  const { deps, tx, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  const utcDay = utcDayOf(deps.clock.now())
  const scheduled = await tx.find(scope, programs, {
    where: [sql`${programs.payoutSchedule}->>'interval' <> 'manual'`],
  })
  for (const { id: programId, payoutSchedule } of scheduled) {
    if (!isScheduledDay(payoutSchedule, utcDay)) continue
    try {
      await confirmPayouts(ctx, {
        programId,
        partnerIds: [],
        key: scheduleKey(programId, utcDay),
        capMinor: null,
        expectedMinor: null,
      })
    } catch (error) {
      const { workspaceId } = scope
      deps.log.error({ workspaceId, programId, message: String(error) }, 'scheduled payouts failed')
    }
  }
}
