import type { Deps } from '../deps.ts'
import { matureCommissions } from '../modules/earnings/commissions/settle/mature-commissions.ts'
import { contextsOf } from './contexts-of.ts'

/** Makes due whatever has waited its holding period, in every workspace. */
export async function matureAll(deps: Deps): Promise<void> {
  const { sql } = deps.db
  const now = new Date(deps.clock.now())
  const matured = sql`
    select workspace_id as id from commissions where status = 'pending' and matures_at <= ${now}`
  for (const ctx of await contextsOf(deps, 'mature-commissions', matured)) {
    await matureCommissions(ctx)
  }
}
