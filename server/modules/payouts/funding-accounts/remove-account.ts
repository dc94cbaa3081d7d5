import { eq } from 'drizzle-orm'
import { fundingAccounts } from '../../../db/schema/payouts.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { requirePlan } from '../../../domain/plan.ts'
import { findFunding, toFundingAccount } from './present.ts'
import type { FundingAccount } from './schema.ts'

/** Nothing new is paid from it. What is under way goes on, and is still reported. */
export async function removeAccount(deps: Deps, scope: Scope, id: string): Promise<FundingAccount> {
  requirePlan(scope.plan, 'partnerProgram')
  return deps.db.transact(async (tx) => {
    const row = await findFunding(tx, scope, id, { lock: 'update' })
    if (row.removedAt !== null) return toFundingAccount(deps, row)
    const removedAt = new Date(deps.clock.now())
    const where = [eq(fundingAccounts.id, id)]
    const [removed] = await tx.update(scope, fundingAccounts, { removedAt }, where)
    return toFundingAccount(deps, removed!)
  })
}
