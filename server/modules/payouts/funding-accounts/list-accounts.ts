import { desc, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { fundingAccounts } from '../../../db/schema/payouts.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { pageOf } from '../../../core/paging.ts'
import { findFunding, toFundingAccount } from './present.ts'
import type { FundingAccount, FundingQuery } from './schema.ts'

/** Lists funding accounts, newest first. */
export async function listAccounts(ctx: Ctx, query: FundingQuery): Promise<FundingAccount[]> {
  const { deps, tx, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  const rows = await tx.find(scope, fundingAccounts, {
    where: [query.removed ? undefined : isNull(fundingAccounts.removedAt)],
    orderBy: [desc(fundingAccounts.id)],
    ...pageOf(query),
  })
  return rows.map((row) => toFundingAccount(deps, row))
}

/**
 * Finds a funding account or throws.
 * @throws ApiError `not_found`
 */
export async function getAccount(ctx: Ctx, id: string): Promise<FundingAccount> {
  const { deps, scope } = ctx
  requirePlan(scope.plan, 'partnerProgram')
  return toFundingAccount(deps, await findFunding(ctx, id))
}
