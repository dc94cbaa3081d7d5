import { eq, inArray, sql } from 'drizzle-orm'
import { post } from '../../../db/post-entries.ts'
import { payouts } from '../../../db/schema/payouts.ts'
import type { Scope } from '../../../db/scope.ts'
import type { Tx } from '../../../db/tx.ts'
import type { Deps } from '../../../deps.ts'
import { accountOf, COMMISSION_STATUSES } from '../../../domain/commission.ts'
import { ApiError } from '../../../domain/errors.ts'
import type { Entry } from '../../../domain/ledger.ts'
import type { Move } from './move-references.ts'

/** What is on its way to one of them must arrive (or fail) first. @throws ApiError `conflict` */
export async function requireNoPayoutUnderWay(
  tx: Tx,
  scope: Scope,
  enrollmentIds: string[],
): Promise<void> {
  if (enrollmentIds.length === 0) return
  const payout = await tx.first(scope, payouts, [
    inArray(payouts.enrollmentId, enrollmentIds),
    inArray(payouts.status, ['pending', 'processing', 'sent']),
  ])
  if (!payout) return
  throw new ApiError(
    'conflict',
    `Payout ${payout.id} is ${payout.status}. Merge once it has arrived, failed or been canceled.`,
  )
}

/** Commissions and payouts go over to the target with entries that move each account. */
export async function moveEarnings(
  deps: Deps,
  tx: Tx,
  scope: Scope,
  { source, target, at }: Move & { at: Date },
): Promise<void> {
  await tx.update(scope, payouts, { enrollmentId: target.id }, [
    eq(payouts.enrollmentId, source.id),
  ])
  const moved = await tx.rows<{ status: string; currency: string; amount: string }>(
    scope,
    (ws) => sql`
      with moved as (
        update commissions c set enrollment_id = ${target.id}
        where c.workspace_id = ${ws} and c.enrollment_id = ${source.id}
        returning status, currency, earnings
      )
      select status, currency, sum(earnings)::text as amount from moved
      group by status, currency order by status, currency`,
  )
  const entries = moved.flatMap(({ status, currency, amount }) =>
    entriesFor({ source, target, status, currency, amountMinor: BigInt(amount) }),
  )
  if (entries.length === 0) return
  const key = `${source.id}:merged`
  const subject = { commissionId: null, payoutId: null, programId: source.programId }
  const posting = { cause: 'enrollment_merged', key, ...subject, entries, at } as const
  await post(tx, scope, { ids: deps.ids, postings: [posting] })
}

/** Both sides of what is owed leave the source and arrive at the target. */
function entriesFor(
  moved: Move & { status: string; currency: string; amountMinor: bigint },
): Entry[] {
  const { source, target, currency, amountMinor } = moved
  const status = COMMISSION_STATUSES.find((known) => known === moved.status)
  const account = status ? accountOf(status) : null
  if (!account || amountMinor === 0n) return []
  return [
    { enrollmentId: source.id, account, currency, amountMinor: -amountMinor },
    { enrollmentId: source.id, account: 'expense', currency, amountMinor },
    { enrollmentId: target.id, account: 'expense', currency, amountMinor: -amountMinor },
    { enrollmentId: target.id, account, currency, amountMinor },
  ]
}
