import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { announce } from '../../../db/outbox.ts'
import { payoutRuns } from '../../../db/schema/payouts.ts'
import { actorName } from '../../../db/scope.ts'
import { ApiError } from '../../../domain/errors.ts'
import { nextAttemptMs } from '../../../domain/schedule.ts'
import { format } from '../../../locales/format.ts'

/** Records that a scheduled run has paid nobody, why, and when it is tried again. */
export async function recordFailure(
  ctx: Ctx,
  { programId, key, error }: { programId: string; key: string; error: unknown },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    const now = deps.clock.now()
    const values = {
      id: deps.ids.make('run'),
      programId,
      key,
      status: 'failed' as const,
      attempts: 0,
      confirmedBy: actorName(scope),
      createdAt: new Date(now),
    }
    await tx.insert(scope, payoutRuns, values, { ignore: true })
    const where = and(eq(payoutRuns.programId, programId), eq(payoutRuns.key, key))
    const run = (await tx.first(scope, payoutRuns, [where], { lock: 'update' }))!
    // Another worker has paid meanwhile.
    if (run.status !== 'failed') return
    const attempts = run.attempts + 1
    const nextMs = nextAttemptMs(attempts, now)
    const nextAttemptAt = nextMs === null ? null : new Date(nextMs)
    const set = { attempts, nextAttemptAt, error: sentenceOf(error) }
    await tx.update(scope, payoutRuns, set, [eq(payoutRuns.id, run.id)])
    const next = nextAttemptAt?.toISOString() ?? null
    const data = { runId: run.id, programId, attempts, nextAttemptAt: next }
    await announce(tx, scope, [{ type: 'payout_run.failed', data }])
  })
}

/** Returns what a caller may read of an error; internals are in the log. */
function sentenceOf(error: unknown): string {
  const isPublic = error instanceof ApiError && error.status < 500
  return isPublic ? format(error.text) : 'The server failed; its log has the reason.'
}
