import { asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { findPage } from '../../../core/find-page.ts'
import { payoutFiles, payoutRuns, payouts } from '../../../db/schema/payouts.ts'
import { notFound } from '../../../domain/errors.ts'
import { presentRuns } from './payout-runs.ts'
import { presentPayouts, toFile } from './present.ts'
import type { PayoutRunDetail, RunPayoutsQuery } from './run-schema.ts'

const PAYOUTS = { table: payouts, prefix: 'po', noun: 'payout', sortOrder: 'asc' } as const

/**
 * Gets a payout run with one page of its payouts, in the order of their ids, and its bank files.
 * @throws ApiError `not_found`
 */
export async function getRun(
  ctx: Ctx,
  id: string,
  query: RunPayoutsQuery,
): Promise<PayoutRunDetail> {
  const { tx, scope } = ctx
  const stored = await tx.find(scope, payoutRuns, { where: [eq(payoutRuns.id, id)] })
  const [run] = await presentRuns(ctx, stored)
  if (!run) throw notFound('payout run', id)
  const rows = await findPage(ctx, PAYOUTS, query, [eq(payouts.runId, id)])
  const files = await tx.find(scope, payoutFiles, {
    where: [eq(payoutFiles.runId, id)],
    orderBy: [asc(payoutFiles.id)],
  })
  return {
    ...run,
    payouts: await presentPayouts(ctx, rows),
    files: files.map(toFile),
  }
}
