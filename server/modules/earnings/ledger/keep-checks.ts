import { desc, lt } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { ledgerChecks } from '../../../db/schema/ledger.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { inOrder, sliceOf } from '../../../core/paging.ts'
import { compareLedger } from './check-ledger.ts'
import type { ChecksQuery, LedgerCheck, StoredCheck } from './schema.ts'

/**
 * Reconciles the ledger each night: the result is stored, and logged as an error when there are
 * differences.
 */
export async function reconcile(ctx: Ctx): Promise<LedgerCheck> {
  const { deps, tx, scope } = ctx
  const report = await compareLedger(ctx)
  await tx.insert(scope, ledgerChecks, {
    id: deps.ids.make('lc'),
    report: JSON.stringify(report),
    differences: report.differenceCount,
    createdAt: new Date(report.checkedAt),
  })
  if (!report.ok) {
    const { differenceCount, differences } = report
    deps.log.error(
      { workspaceId: scope.workspaceId, differenceCount, differences },
      'ledger differs',
    )
  }
  return report
}

/** Lists the results of the nights, newest first. */
export async function listChecks(ctx: Ctx, query: ChecksQuery): Promise<StoredCheck[]> {
  const { tx, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  const slice = sliceOf(query, 'lc')
  const before = slice.cursor?.side === 'after' ? lt(ledgerChecks.id, slice.cursor.id) : undefined
  const rows = await tx.find(scope, ledgerChecks, {
    where: [before],
    orderBy: [desc(ledgerChecks.id)],
    limit: slice.limit,
  })
  return inOrder(rows, slice).map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    differenceCount: row.differences,
    report: JSON.parse(row.report) as LedgerCheck,
  }))
}
