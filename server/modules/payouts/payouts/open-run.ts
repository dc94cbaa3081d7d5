import { and, eq } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { payoutRuns } from '../../../db/schema/payouts.ts'
import { actorName } from '../../../db/scope.ts'
import { ApiError } from '../../../domain/errors.ts'
import { shownKey } from './payout-runs.ts'

export interface ConfirmedRun {
  runId: string
  /** False: the key had been used, and this is what happened then. */
  isNew: boolean
}

export interface NewRun {
  programId: string
  /** Names the run: a second one with it is the first. */
  key: string
  /** Hash of the request. */
  requestHash: string
  draftId?: string
  /** Somebody else than the creator of the draft confirms it. */
  approved?: boolean
}

/**
 * Opens the run of this key, or finds the one that it has named already.
 * @throws ApiError `conflict` when that was another request
 */
export async function openRun(ctx: TxCtx, run: NewRun): Promise<ConfirmedRun> {
  const { deps, tx, scope } = ctx
  const id = deps.ids.make('run')
  const values = {
    ...run,
    id,
    confirmedBy: actorName(scope),
    createdAt: new Date(deps.clock.now()),
  }
  const [opened] = await tx.insert(scope, payoutRuns, values, { ignore: true })
  if (opened) return { runId: opened.id, isNew: true }
  const where = and(eq(payoutRuns.programId, run.programId), eq(payoutRuns.key, run.key))
  const earlier = (await tx.first(scope, payoutRuns, [where]))!
  if (earlier.requestHash === run.requestHash) return { runId: earlier.id, isNew: false }
  throw new ApiError(
    'conflict',
    `The key ${JSON.stringify(shownKey(run.key))} was used for another confirmation. Send a new key with a new request.`,
  )
}
