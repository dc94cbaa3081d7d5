import { eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { isSecondPerson } from '../../../core/second-person.ts'
import { inTransaction } from '../../../core/transact.ts'
import { programs } from '../../../db/schema/programs.ts'
import { fundingAccounts } from '../../../db/schema/payouts.ts'
import { placeOf } from '../../../db/sealed.ts'
import { ApiError, invalid } from '../../../domain/errors.ts'
import { openDetails } from '../../../payout-providers/sealed-details.ts'
import { findFunding, toFundingAccount, type FundingRow } from './present.ts'
import { requireProvider } from '../../../payout-providers/find-provider.ts'
import type { FundingAccount, VerifyBody } from './schema.ts'

/**
 * Proves that an account can pay. A provider with an API is asked; at a bank only a person can look, who
 * says so: nothing leaves that account before somebody uploads a file there.
 */
export async function verifyAccount(
  ctx: Ctx,
  id: string,
  { confirm = false }: VerifyBody,
): Promise<FundingAccount> {
  const { deps, tx, scope } = ctx
  const row = await findFunding(ctx, id)
  requireActive(row)
  await requireSecondPerson(ctx, row)
  const provider = requireProvider(deps.payoutProviders, row.provider)
  if (provider.kind === 'online') {
    const place = placeOf(fundingAccounts.details, scope.workspaceId, id)
    await provider.verifyFunding({ id, details: openDetails(deps.secrets, row.details, place) })
  } else if (!confirm) {
    throw invalid(
      'confirm',
      `Compare ${row.masked} with the account at your bank, then send confirm: true.`,
    )
  }
  const set = { verifiedAt: new Date(deps.clock.now()) }
  const where = [eq(fundingAccounts.id, id), isNull(fundingAccounts.removedAt)]
  const [verified] = await tx.update(scope, fundingAccounts, set, where)
  return toFundingAccount(deps, verified ?? requireActive({ ...row, removedAt: set.verifiedAt }))
}

/** Checks, where payouts of a program need a second person, that somebody else has connected the account. */
async function requireSecondPerson(ctx: Ctx, { createdBy }: FundingRow): Promise<void> {
  if (createdBy === null) return
  await inTransaction(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const rule = sql`${programs.payoutApproval}->>'mode' <> 'off'`
    const approved = await tx.first(scope, programs, [rule])
    if (!approved || (await isSecondPerson(ctx, createdBy))) return
    throw new ApiError(
      'forbidden',
      `Payouts of ${approved.name} require approval by a second person, and so does the funding account. Ask another member to verify it.`,
    )
  })
}

function requireActive(row: FundingRow): FundingRow {
  if (row.removedAt === null) return row
  throw new ApiError(
    'bad_request',
    'This account was replaced or removed. Connect it again to pay from it.',
  )
}
