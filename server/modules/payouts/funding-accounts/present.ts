import { rowFinder } from '../../../core/row-finder.ts'
import { fundingAccounts } from '../../../db/schema/payouts.ts'
import type { Deps } from '../../../deps.ts'
import { findProvider } from '../../../payout-providers/find-provider.ts'
import type { FundingAccount } from './schema.ts'

export type FundingRow = typeof fundingAccounts.$inferSelect

export function toFundingAccount(deps: Deps, row: FundingRow): FundingAccount {
  const { workspaceId, id, provider, name, masked, verifiedAt, createdAt, removedAt } = row
  const reports = findProvider(deps.payoutProviders, provider)?.kind === 'online'
  return {
    id,
    provider,
    name,
    masked,
    verifiedAt: verifiedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    removedAt: removedAt?.toISOString() ?? null,
    callbackUrl: reports
      ? `${deps.config.origin}/api/payouts/callbacks/${workspaceId}/${id}`
      : null,
  }
}

export const findFunding = rowFinder(fundingAccounts, 'funding account')
