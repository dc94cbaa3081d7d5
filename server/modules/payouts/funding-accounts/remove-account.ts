import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { inTransaction } from '../../../core/transact.ts'
import { fundingAccounts } from '../../../db/schema/payouts.ts'
import { findFunding, toFundingAccount } from './present.ts'
import type { FundingAccount } from './schema.ts'

/** Removes an account. Nothing new is paid from it; transfers under way go on, and are still reported. */
export async function removeAccount(ctx: Ctx, id: string): Promise<FundingAccount> {
  const { scope } = ctx
  return inTransaction(ctx, async (ctx) => {
    const { deps, tx } = ctx
    const row = await findFunding(ctx, id, { lock: 'update' })
    if (row.removedAt !== null) return toFundingAccount(deps, row)
    const removedAt = new Date(deps.clock.now())
    const where = [eq(fundingAccounts.id, id)]
    const [removed] = await tx.update(scope, fundingAccounts, { removedAt }, where)
    return toFundingAccount(deps, removed!)
  })
}
