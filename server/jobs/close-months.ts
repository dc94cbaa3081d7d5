import type { Deps } from '../deps.ts'
import { allows } from '../domain/plan.ts'
import { closeDueMonths } from '../modules/earnings/ledger/closings/close-due-months.ts'
import { contextsOf } from './contexts-of.ts'

/** Closes the months that are due by their program's setting. */
export async function closeMonths(deps: Deps): Promise<void> {
  const { sql } = deps.db
  const closing = sql`select workspace_id as id from programs where close_after_days is not null`
  for (const ctx of await contextsOf(deps, 'close-months', closing)) {
    if (allows(ctx.scope.plan, 'partnerProgram')) await closeDueMonths(ctx)
  }
}
