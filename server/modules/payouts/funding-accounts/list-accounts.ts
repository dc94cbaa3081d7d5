import { desc, isNull } from 'drizzle-orm'
import { fundingAccounts } from '../../../db/schema/payouts.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { pageOf } from '../../../core/paging.ts'
import { findFunding, toFundingAccount } from './present.ts'
import type { FundingAccount, FundingQuery } from './schema.ts'

/** Newest first. */
export async function listAccounts(
  deps: Deps,
  scope: Scope,
  query: FundingQuery,
): Promise<FundingAccount[]> {
  requirePlan(scope.plan, 'partnerProgram')
  const rows = await deps.db.tx.find(scope, fundingAccounts, {
    where: [query.removed ? undefined : isNull(fundingAccounts.removedAt)],
    orderBy: [desc(fundingAccounts.id)],
    ...pageOf(query),
  })
  return rows.map((row) => toFundingAccount(deps, row))
}

/** @throws ApiError `not_found` */
export async function getAccount(deps: Deps, scope: Scope, id: string): Promise<FundingAccount> {
  requirePlan(scope.plan, 'partnerProgram')
  return toFundingAccount(deps, await findFunding(deps.db.tx, scope, id))
}
