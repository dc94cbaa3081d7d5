import { isNull, lte } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { enqueueAll } from '../../../db/enqueue.ts'
import { connections } from '../../../db/schema/intake.ts'
import { allows } from '../../../domain/plan.ts'

/** Queues a job for each connection that is due; none while the plan does not include them. */
export async function queuePolls(ctx: Ctx): Promise<void> {
  const { deps, scope } = ctx
  if (!allows(scope.plan, 'conversionTracking')) return
  await inTransaction(ctx, async ({ tx }) => {
    const where = [
      lte(connections.pollAt, new Date(deps.clock.now())),
      isNull(connections.removedAt),
    ]
    const due = await tx.find(scope, connections, { where })
    const jobs = due.map(({ id }) => ({ key: pollKey(id), payload: { connectionId: id } }))
    await enqueueAll(tx, scope, 'poll-connection', jobs)
  })
}

/** Returns the key of a connection's job, of which one at most waits. */
export function pollKey(connectionId: string): string {
  return `poll of ${connectionId}`
}
