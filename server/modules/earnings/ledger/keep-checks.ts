import type { Ctx } from '../../../core/ctx.ts'
import { findPage } from '../../../core/find-page.ts'
import { ledgerChecks } from '../../../db/schema/ledger.ts'
import { checkLedger } from './check-ledger.ts'
import type { ChecksQuery, LedgerCheck, StoredCheck } from './schema.ts'

/**
 * Reconciles the ledger each night: the result is stored, and logged as an error when there are
 * differences.
 */
export async function reconcile(ctx: Ctx): Promise<LedgerCheck> {
  const { deps, tx, scope } = ctx
  const report = await checkLedger(ctx)
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

const CHECKS = { table: ledgerChecks, prefix: 'lc', noun: 'check' } as const

/** Lists the results of the nights, newest first. */
export async function listChecks(ctx: Ctx, query: ChecksQuery): Promise<StoredCheck[]> {
  const rows = await findPage(ctx, CHECKS, query)
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    differenceCount: row.differences,
    report: JSON.parse(row.report) as LedgerCheck,
  }))
}
