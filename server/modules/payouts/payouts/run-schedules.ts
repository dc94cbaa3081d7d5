import { sql } from 'drizzle-orm'
import { programs } from '../../../db/schema/programs.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { isScheduledDay, scheduleKey, utcDayOf } from '../../../domain/schedule.ts'
import { confirmPayouts } from './confirm-payouts.ts'

/**
 * Confirms the payouts of every program whose schedule names this UTC day: once, however often and
 * wherever it is called. One program that cannot pay does not hold up the others.
 */
export async function runSchedules(deps: Deps, scope: Scope): Promise<void> {
  requirePlan(scope.plan, 'partnerProgram')
  const utcDay = utcDayOf(deps.clock.now())
  const scheduled = await deps.db.tx.find(scope, programs, {
    where: [sql`${programs.payoutSchedule}->>'interval' <> 'manual'`],
  })
  for (const { id: programId, payoutSchedule } of scheduled) {
    if (!isScheduledDay(payoutSchedule, utcDay)) continue
    try {
      await confirmPayouts(deps, scope, {
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
