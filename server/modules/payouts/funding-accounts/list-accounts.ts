import { isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { listRows, type Listing } from '../../../core/list-rows.ts'
import { fundingAccounts } from '../../../db/schema/payouts.ts'
import { findFunding, toFundingAccount } from './present.ts'
import type { FundingAccount, FundingQuery } from './schema.ts'

const ACCOUNTS: Listing<typeof fundingAccounts, FundingQuery> = {
  table: fundingAccounts,
  prefix: 'fa',
  noun: 'funding account',
  filters: {
    removed: { always: (all) => (all ? undefined : isNull(fundingAccounts.removedAt)) },
  },
}

/** Lists funding accounts, newest first. */
export async function listAccounts(ctx: Ctx, query: FundingQuery): Promise<FundingAccount[]> {
  const rows = await listRows(ctx, ACCOUNTS, query)
  return rows.map((row) => toFundingAccount(ctx.deps, row))
}

/**
 * Finds a funding account or throws.
 * @throws ApiError `not_found`
 */
export async function getAccount(ctx: Ctx, id: string): Promise<FundingAccount> {
  const { deps } = ctx
  return toFundingAccount(deps, await findFunding(ctx, id))
}
