import type { Deps } from '../deps.ts'
import { allows } from '../domain/plan.ts'
import { runSchedules } from '../modules/payouts/payouts/run-schedules.ts'
import { contextsOf } from './contexts-of.ts'

/** Pays wherever a schedule says that today is the day. */
export async function runPayoutSchedules(deps: Deps): Promise<void> {
  const { sql } = deps.db
  const scheduling = sql`
    select workspace_id as id from programs where payout_schedule->>'interval' <> 'manual'`
  for (const ctx of await contextsOf(deps, 'payout-schedules', scheduling)) {
    if (allows(ctx.scope.plan, 'partnerProgram')) await runSchedules(ctx)
  }
}
