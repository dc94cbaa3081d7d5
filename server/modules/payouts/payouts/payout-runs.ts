import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { listRows, type Listing } from '../../../core/list-rows.ts'
import { payoutFiles, payoutRuns, payouts } from '../../../db/schema/payouts.ts'
import { PAYOUT_STATUSES } from '../../../domain/payout.ts'
import { int, oneOf, row, text } from '../../../db/row.ts'
import { presentPayouts, timeOf, toFile } from './present.ts'
import type { ConfirmedPayouts, PayoutRun, RunQuery } from './run-schema.ts'

const SHOWN = 100
/** Before the key that a caller sent, so that none can take a scheduled run's place. */
const CALLERS = 'key:'

export function runKey(key: string): string {
  return CALLERS + key
}

/** Returns the key as its caller sent it; null when the run was opened without one. */
export function shownKey(key: string): string | null {
  return key.startsWith(CALLERS) ? key.slice(CALLERS.length) : null
}

const RUNS: Listing<typeof payoutRuns, RunQuery> = {
  table: payoutRuns,
  prefix: 'run',
  noun: 'payout run',
  filters: { programId: payoutRuns.programId, status: payoutRuns.status },
}

/** Lists payout runs, newest first. */
export async function listRuns(ctx: Ctx, query: RunQuery): Promise<PayoutRun[]> {
  return presentRuns(ctx, await listRows(ctx, RUNS, query))
}

/** Loads a run as its confirmation answers, with the present state of its payouts. */
export async function loadRun(ctx: Ctx, id: string): Promise<Omit<ConfirmedPayouts, 'repeated'>> {
  const { tx, scope } = ctx
  const [run] = await presentRuns(
    ctx,
    await tx.find(scope, payoutRuns, { where: [eq(payoutRuns.id, id)] }),
  )
  const rows = await tx.find(scope, payouts, {
    where: [eq(payouts.runId, id)],
    orderBy: [asc(payouts.id)],
    limit: SHOWN,
  })
  const files = await tx.find(scope, payoutFiles, {
    where: [eq(payoutFiles.runId, id)],
    orderBy: [asc(payoutFiles.id)],
  })
  return {
    ...run!,
    payouts: await presentPayouts(ctx, rows),
    payoutsTruncated: run!.payoutCount > rows.length,
    files: files.map(toFile),
  }
}

const TotalRow = row({
  runId: text,
  currency: text,
  provider: text,
  status: oneOf(PAYOUT_STATUSES),
  payouts: int,
  amount: int,
})

/** Presents runs with the sums of their payouts. */
export async function presentRuns(
  ctx: Ctx,
  rows: readonly (typeof payoutRuns.$inferSelect)[],
): Promise<PayoutRun[]> {
  const { tx, scope } = ctx
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const sums = await tx.rows(
    scope,
    TotalRow,
    (ws) => sql`
    select run_id as "runId", currency, provider, status, count(*)::int as payouts,
      sum(amount) as amount
    from payouts where workspace_id = ${ws} and ${inArray(sql`run_id`, ids)}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  )
  return rows.map((run) => {
    const { id, programId, key, draftId, confirmedBy, approved, status, error, attempts } = run
    const totals = sums.filter(({ runId }) => runId === id).map(({ runId: _, ...total }) => total)
    return {
      id,
      programId,
      key: shownKey(key),
      draftId,
      confirmedBy,
      approved,
      status,
      error,
      attempts,
      nextAttemptAt: timeOf(run.nextAttemptAt),
      createdAt: run.createdAt.toISOString(),
      payoutCount: totals.reduce((sum, total) => sum + total.payouts, 0),
      totals,
    }
  })
}
