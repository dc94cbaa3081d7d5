import { eq } from 'drizzle-orm'
import { createCtx, type Ctx } from '../../../core/ctx.ts'
import { fundingAccounts, transfers } from '../../../db/schema/payouts.ts'
import { placeOf } from '../../../db/sealed.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { TransferReport } from '../../../payout-providers/port.ts'
import { findProvider } from '../../../payout-providers/find-provider.ts'
import { openDetails } from '../../../payout-providers/sealed-details.ts'
import { recordReport } from './record-report.ts'

/** More than any provider writes. */
const MAX_CHARACTERS = 262_144

/**
 * Takes a provider's report, if it is signed for the account's owner. Accounts that were replaced still
 * receive reports of what they paid. Returns how many of their own transfers it was about.
 */
export async function takeCallback(
  deps: Deps,
  { workspaceId, id }: { workspaceId: string; id: string },
  { body, headers }: { body: unknown; headers: Headers },
): Promise<{ received: number }> {
  const workspace = await deps.directory.workspaceById(workspaceId)
  if (!workspace) throw unknown()
  const actor = { type: 'system', name: 'payout-callback' } as const
  const scope = { workspaceId: workspace.id, plan: workspace.plan, actor }
  const ctx = createCtx(deps, scope)
  const account = await ctx.tx.first(scope, fundingAccounts, [eq(fundingAccounts.id, id)])
  const provider = account && findProvider(deps.payoutProviders, account.provider)
  if (!account || provider?.kind !== 'online') throw unknown()
  const text = typeof body === 'string' ? body : ''
  if (text.length > MAX_CHARACTERS) {
    throw new ApiError('unprocessable_entity', 'The callback is too large.')
  }
  const place = placeOf(fundingAccounts.details, scope.workspaceId, id)
  const funding = { id, details: openDetails(deps.secrets, account.details, place) }
  const reports = await provider.readCallback(text, headers, funding).catch(asUnavailable)
  let received = 0
  for (const report of reports) if (await take(ctx, id, report)) received++
  return { received }
}

/** Applies a report, if the transfer was paid from that account. */
async function take(ctx: Ctx, accountId: string, report: TransferReport): Promise<boolean> {
  const { tx, scope } = ctx
  const transfer = await tx.first(scope, transfers, [eq(transfers.id, report.transferId)])
  if (transfer?.fundingAccountId !== accountId) return false
  return (await recordReport(ctx, report)) !== null
}

/** Answers an unexpected error so that the provider repeats the report. */
function asUnavailable(error: unknown): never {
  if (error instanceof ApiError) throw error
  throw new ApiError('service_unavailable', 'The callback couldn’t be verified. Send it again.', {
    retryAfterSeconds: 60,
  })
}

function unknown(): ApiError {
  return new ApiError('not_found', 'This callback URL doesn’t belong to an account.')
}
