import { eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { fundingAccounts } from '../../../db/schema/payouts.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { actorName } from '../../../db/scope.ts'
import { placeOf } from '../../../db/sealed.ts'
import { transact } from '../../../core/transact.ts'
import { parseText } from '../../../core/input.ts'
import { sealDetails } from '../../../payout-providers/sealed-details.ts'
import { toFundingAccount } from './present.ts'
import {
  checkDetails,
  needsFunding,
  requireProvider,
} from '../../../payout-providers/find-provider.ts'
import type { FundingAccount, FundingBody } from './schema.ts'

/**
 * Connects the account that pays through a provider, once it is verified. The one before it stays for the
 * transfers that refer to it.
 */
export async function connectAccount(ctx: Ctx, body: FundingBody): Promise<FundingAccount> {
  const { deps, scope } = ctx
  const provider = requireProvider(deps.payoutProviders, body.provider)
  if (!needsFunding(provider)) {
    throw invalid('provider', `${provider.label}: this provider doesn’t require an account.`)
  }
  const name = parseText('name', body.name)
  const details = checkDetails(() => provider.checkFunding(body.details))
  return transact(ctx, async (ctx) => {
    const { tx } = ctx
    const at = new Date(deps.clock.now())
    await tx.update(scope, fundingAccounts, { removedAt: at }, [
      eq(fundingAccounts.provider, provider.name),
      isNull(fundingAccounts.removedAt),
    ])
    const id = deps.ids.make('fa')
    const place = placeOf(fundingAccounts.details, scope.workspaceId, id)
    const values = {
      id,
      provider: provider.name,
      name,
      details: sealDetails(deps.secrets, details, place),
      masked: provider.maskFunding(details),
      createdBy: actorName(scope),
      createdAt: at,
    }
    const [row] = await tx.insert(scope, fundingAccounts, values, { ignore: true })
    if (row) return toFundingAccount(deps, row)
    throw new ApiError(
      'conflict',
      'Another account of this provider was connected at the same time. Check it first.',
    )
  })
}
