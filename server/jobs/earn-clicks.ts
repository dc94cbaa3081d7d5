import type { Deps } from '../deps.ts'
import { earnClicks } from '../modules/earnings/commissions/accrue/earn-clicks.ts'
import { contextsOf } from './contexts-of.ts'

const RECENTLY_MS = 9 * 86_400_000

/** Pays for the clicks of finished days, wherever there is or was a reward for them lately. */
export async function earnClicksOfAll(deps: Deps): Promise<void> {
  const { sql } = deps.db
  const since = new Date(deps.clock.now() - RECENTLY_MS)
  const offering = sql`
    select workspace_id as id from rewards
    where event = 'click' and (archived_at is null or archived_at > ${since})`
  for (const ctx of await contextsOf(deps, 'earn-clicks', offering)) await earnClicks(ctx)
}
