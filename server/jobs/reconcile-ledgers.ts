import type { Deps } from '../deps.ts'
import { reconcile } from '../modules/earnings/ledger/keep-checks.ts'
import { contextsOf } from './contexts-of.ts'

const NIGHT_MS = 24 * 3_600_000

/** Checks every ledger once a day, whichever server comes to it first. */
export async function reconcileLedgers(deps: Deps): Promise<void> {
  const { sql } = deps.db
  const since = new Date(deps.clock.now() - NIGHT_MS)
  const unchecked = sql`
    select workspace_id as id from programs
    except select workspace_id from ledger_checks where created_at > ${since}`
  for (const ctx of await contextsOf(deps, 'reconcile-ledgers', unchecked)) {
    await reconcile(ctx)
  }
}
