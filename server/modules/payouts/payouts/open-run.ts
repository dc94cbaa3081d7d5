import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { imports } from '../../../db/schema/imports.ts'
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

/** Takes over the row of a scheduled run that has failed: its id, or undefined when there is none. */
async function retryRun(
  ctx: TxCtx,
  run: NewRun,
  where: SQL | undefined,
): Promise<string | undefined> {
  const { tx, scope } = ctx
  const done = { status: 'confirmed' as const, error: null, nextAttemptAt: null }
  const set = { ...done, requestHash: run.requestHash, confirmedBy: actorName(scope) }
  const [row] = await tx.update(scope, payoutRuns, set, [where, eq(payoutRuns.status, 'failed')])
  return row?.id
}

/** Keeps an import whole that is being undone: its commissions are not paid meanwhile. */
async function requireNoUndo({ tx, scope }: TxCtx, programId: string): Promise<void> {
  const found = await tx.find(scope, imports, {
    where: [eq(imports.programId, programId)],
    orderBy: [asc(imports.id)],
    lock: 'key share',
  })
  const undoing = found.find(({ status, resumes }) => [status, resumes].includes('undoing'))
  if (!undoing) return
  throw new ApiError(
    'conflict',
    `The import ${JSON.stringify(undoing.name)} is being undone. Confirm payouts when that has finished.`,
  )
}

/**
 * Opens the run of this key, or finds the one that it has named already.
 * @throws ApiError `conflict` when that was another request
 */
export async function openRun(ctx: TxCtx, run: NewRun): Promise<ConfirmedRun> {
  const { deps, tx, scope } = ctx
  await requireNoUndo(ctx, run.programId)
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
  const retried = await retryRun(ctx, run, where)
  if (retried) return { runId: retried, isNew: true }
  const earlier = (await tx.first(scope, payoutRuns, [where]))!
  if (earlier.requestHash === run.requestHash) return { runId: earlier.id, isNew: false }
  throw new ApiError(
    'conflict',
    `The key ${JSON.stringify(shownKey(run.key))} was already used for another confirmation. Send a new key for a new request.`,
  )
}
