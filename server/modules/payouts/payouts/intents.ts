import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { bigint, nullable, row, type RowOf, text } from '../../../db/row.ts'
import { placeOf, sealed } from '../../../db/sealed.ts'
import { fundingAccounts, payoutMethods } from '../../../db/schema/payouts.ts'
import type { FundingAccount, TransferIntent } from '../../../payout-providers/port.ts'
import { openDetails } from '../../../payout-providers/sealed-details.ts'

/** A stored transfer with all that its provider needs. */
export interface StoredTransfer {
  intent: TransferIntent
  funding: FundingAccount
  provider: string
  status: string
  reference: string | null
}

const TransferRow = row({
  id: text,
  payoutId: text,
  amount: bigint,
  currency: text,
  provider: text,
  status: text,
  reference: nullable(text),
  name: text,
  email: nullable(text),
  country: nullable(text),
  methodId: text,
  details: nullable(sealed),
  fundingId: nullable(text),
  fundingDetails: nullable(sealed),
  program: text,
})
type TransferRow = RowOf<typeof TransferRow>

/** Loads the transfers with these ids, or of one file's run, in the order of their ids. */
export async function loadTransfers(
  ctx: Ctx,
  which: { ids: readonly string[] } | { runId: string; provider: string },
): Promise<StoredTransfer[]> {
  const { tx, scope } = ctx
  const where =
    'ids' in which
      ? sql`t.id in ${['', ...which.ids]}`
      : sql`p.run_id = ${which.runId} and t.provider = ${which.provider}`
  const rows = await tx.rows(
    scope,
    TransferRow,
    (ws) => sql`
    select t.id, t.payout_id as "payoutId", t.amount, t.currency, t.provider, t.status, t.reference,
      a.name, a.email, a.country, m.id as "methodId", m.details, f.id as "fundingId", f.details as "fundingDetails",
      g.name as program
    from transfers t
    join payouts p on p.workspace_id = ${ws} and p.id = t.payout_id
    join partners a on a.workspace_id = ${ws} and a.id = p.partner_id
    join programs g on g.workspace_id = ${ws} and g.id = p.program_id
    join payout_methods m on m.workspace_id = ${ws} and m.id = t.payout_method_id
    left join funding_accounts f on f.workspace_id = ${ws} and f.id = t.funding_account_id
    where t.workspace_id = ${ws} and ${where} order by t.id`,
  )
  return rows.map((row) => toStored(ctx, row))
}

function toStored({ deps, scope }: Ctx, row: TransferRow): StoredTransfer {
  const { workspaceId } = scope
  const method = placeOf(payoutMethods.details, workspaceId, row.methodId)
  const account = placeOf(fundingAccounts.details, workspaceId, row.fundingId ?? '')
  return {
    provider: row.provider,
    status: row.status,
    reference: row.reference,
    funding: {
      id: row.fundingId ?? '',
      details: row.fundingDetails ? openDetails(deps.secrets, row.fundingDetails, account) : {},
    },
    intent: {
      id: row.id,
      payoutId: row.payoutId,
      amountMinor: row.amount,
      currency: row.currency,
      purpose: row.program.slice(0, 140),
      recipient: {
        name: row.name,
        email: row.email ?? '',
        country: row.country,
        details: row.details ? openDetails(deps.secrets, row.details, method) : {},
      },
    },
  }
}
