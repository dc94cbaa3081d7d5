import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { fundingAccounts } from '../../../db/schema/payouts.ts'
import type { FindOptions } from '../../../db/tx.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
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

/**
 * Finds the row of a funding account.
 * @throws ApiError `not_found`, also for another workspace's account
 */
export async function findFunding(
  ctx: Ctx,
  id: string,
  options: Pick<FindOptions, 'lock'> = {},
): Promise<FundingRow> {
  const { tx, scope } = ctx
  const row = await tx.first(scope, fundingAccounts, [eq(fundingAccounts.id, id)], options)
  if (row) return row
  throw new ApiError(
    'not_found',
    `No funding account has the id ${JSON.stringify(id.slice(0, 64))}.`,
  )
}
