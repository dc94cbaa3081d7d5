import { isNotNull } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { programs } from '../../../../db/schema/programs.ts'
import { lastMonthOver, monthOf, nextMonth } from '../../../../domain/month.ts'
import { closeMonth, lastClosing } from './close-month.ts'
import { describeFailure } from '../../../../db/describe-failure.ts'

/**
 * Closes the months of every program that are due by its `closeAfterDays`. The first closing is the last
 * month that is due, because it covers all before it; months before the program's own are left open.
 */
export async function closeDueMonths(ctx: Ctx): Promise<void> {
  const { deps, tx, scope } = ctx
  const nowMs = deps.clock.now()
  const scheduled = await tx.find(scope, programs, { where: [isNotNull(programs.closeAfterDays)] })
  for (const { id, closeAfterDays, createdAt } of scheduled) {
    const due = lastMonthOver(nowMs, closeAfterDays!)
    if (due < monthOf(createdAt.getTime())) continue
    try {
      const last = await lastClosing(ctx, id)
      let month = last ? nextMonth(last.month) : due
      for (; month <= due; month = nextMonth(month)) await closeMonth(ctx, id, month)
    } catch (error) {
      const { workspaceId } = scope
      deps.log.error({ workspaceId, programId: id, ...describeFailure(error) }, 'month not closed')
    }
  }
}
