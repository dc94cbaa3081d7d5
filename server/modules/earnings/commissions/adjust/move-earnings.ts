import { eq, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { postingWrites } from '../../../../db/post-entries.ts'
import { banCancellations } from '../../../../db/schema/commissions.ts'
import { payouts } from '../../../../db/schema/payouts.ts'
import { accountOf, COMMISSION_STATUSES } from '../../../../domain/commission.ts'
import type { Entry } from '../../../../domain/ledger.ts'
import type { TransactionEvents } from '../../../../core/listeners.ts'
import { bigint, row, text } from '../../../../db/row.ts'

type Merged = TransactionEvents['enrollments.merged']

const MovedRow = row({ status: text, currency: text, amount: bigint })

/** Moves commissions and payouts to the target, with entries that move each account. */
export async function moveEarnings(
  ctx: TxCtx,
  { sourceId, targetId, programId, at }: Merged,
): Promise<void> {
  const { deps, tx, scope } = ctx
  await tx.update(scope, payouts, { enrollmentId: targetId }, [eq(payouts.enrollmentId, sourceId)])
  await tx.update(scope, banCancellations, { enrollmentId: targetId }, [
    eq(banCancellations.enrollmentId, sourceId),
  ])
  const moved = await tx.rows(
    scope,
    MovedRow,
    (ws) => sql`
      with moved as (
        update commissions c set enrollment_id = ${targetId}
        where c.workspace_id = ${ws} and c.enrollment_id = ${sourceId}
        returning status, currency, earnings
      )
      select status, currency, sum(earnings)::text as amount from moved
      group by status, currency order by status, currency`,
  )
  const entries = moved.flatMap(({ status, currency, amount }) =>
    entriesFor({ sourceId, targetId, status, currency, amountMinor: amount }),
  )
  if (entries.length === 0) return
  const key = `${sourceId}:merged`
  const subject = { commissionId: null, payoutId: null, programId }
  const posting = { cause: 'enrollment_merged', key, ...subject, entries, at } as const
  await tx.write(scope, postingWrites(deps.ids, [posting]))
}

/** Builds the entries: both sides of what is owed leave the source and arrive at the target. */
function entriesFor(
  moved: Pick<Merged, 'sourceId' | 'targetId'> & {
    status: string
    currency: string
    amountMinor: bigint
  },
): Entry[] {
  const { sourceId, targetId, currency, amountMinor } = moved
  const status = COMMISSION_STATUSES.find((known) => known === moved.status)
  const account = status ? accountOf(status) : null
  if (!account || amountMinor === 0n) return []
  return [
    { enrollmentId: sourceId, account, currency, amountMinor: -amountMinor },
    { enrollmentId: sourceId, account: 'expense', currency, amountMinor },
    { enrollmentId: targetId, account: 'expense', currency, amountMinor: -amountMinor },
    { enrollmentId: targetId, account, currency, amountMinor },
  ]
}
