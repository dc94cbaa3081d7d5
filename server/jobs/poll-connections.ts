import type { Deps } from '../deps.ts'
import { queuePolls } from '../modules/intake/polls/queue-polls.ts'
import { contextsOf } from './contexts-of.ts'

/** Queues the connections whose providers are to be asked for events now. */
export async function pollConnections(deps: Deps): Promise<void> {
  const due = deps.db.sql`
    select workspace_id as id from connections
    where poll_at <= ${new Date(deps.clock.now())} and removed_at is null`
  for (const ctx of await contextsOf(deps, 'poll-connections', due)) await queuePolls(ctx)
}
