import type { Deps } from '../deps.ts'
import {
  checkTransfers,
  onlineProviders,
  OPEN_STATES,
} from '../modules/payouts/payouts/check-transfers.ts'
import { contextsOf } from './contexts-of.ts'

/** Asks what became of transfers that nothing was heard of. */
export async function checkAllTransfers(deps: Deps): Promise<void> {
  const { sql } = deps.db
  const waiting = sql`
    select workspace_id as id from transfers
    where status in ${sql(OPEN_STATES)} and provider in ${sql(onlineProviders(deps))}`
  for (const ctx of await contextsOf(deps, 'check-transfers', waiting)) {
    await checkTransfers(ctx)
  }
}
