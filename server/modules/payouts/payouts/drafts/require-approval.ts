import { sql } from 'drizzle-orm'
import type { TxCtx } from '../../../../core/ctx.ts'
import { isSecondPerson } from '../../../../core/second-person.ts'
import { bigint, row } from '../../../../db/row.ts'
import { ApiError } from '../../../../domain/errors.ts'
import {
  APPROVAL_WINDOW_MS,
  describeApproval,
  needsApproval,
} from '../../../../domain/payout-approval.ts'
import type { ProgramRow } from '../../../program/programs/queries.ts'
import type { DraftRow } from './queries.ts'

interface Amount {
  currency: string
  amountMinor: bigint
}

/**
 * Tells whether somebody else confirms what one person has put together, whichever keys they use. A preview was
 * looked at, not proposed.
 */
export async function isApproved(ctx: TxCtx, draft: DraftRow): Promise<boolean> {
  return draft.source !== 'preview' && (await isSecondPerson(ctx, draft.createdBy))
}

/**
 * Checks that payouts about to be stored may be confirmed by this caller.
 * @throws ApiError `forbidden`, which says who may
 */
export async function requireApproval(
  ctx: TxCtx,
  payouts: { program: ProgramRow; amounts: readonly Amount[]; draft?: DraftRow | undefined },
): Promise<void> {
  const { program, draft } = payouts
  if (draft && (await isApproved(ctx, draft))) return
  if (!(await isApprovalNeeded(ctx, payouts))) return
  const rule = describeApproval(program.payoutApproval, program.currency)
  const what =
    draft && draft.source !== 'preview'
      ? `Draft ${draft.id} was created by the same person or key: have another one confirm it.`
      : 'Create a draft with POST /payouts/drafts and have another person or key confirm it.'
  throw new ApiError(
    'forbidden',
    `Payouts of this program require approval by a second person (${rule}). ${what} Nothing was paid.`,
  )
}

/** Tells whether the program's rule asks for a second person. */
export async function isApprovalNeeded(
  ctx: TxCtx,
  { program, amounts }: { program: ProgramRow; amounts: readonly Amount[] },
): Promise<boolean> {
  const { payoutApproval: rule, currency } = program
  const recentMinor = rule.mode === 'above' ? await sumUnapproved(ctx, program) : 0n
  return needsApproval(rule, { currency, amounts, recentMinor })
}

const Sum = row({ sum: bigint })

/** Sums what one person alone has confirmed within a day; others of the program wait until this commits. */
async function sumUnapproved({ deps, tx, scope }: TxCtx, program: ProgramRow): Promise<bigint> {
  const since = new Date(deps.clock.now() - APPROVAL_WINDOW_MS).toISOString()
  await tx.run(
    scope,
    (ws) => sql`
    select count(*) from (select 1 from programs
      where workspace_id = ${ws} and id = ${program.id} for no key update) held`,
  )
  const [found] = await tx.rows(
    scope,
    Sum,
    (ws) => sql`
    select coalesce(sum(p.amount), 0) as sum from payouts p
    join payout_runs r on r.workspace_id = ${ws} and r.id = p.run_id
    where p.workspace_id = ${ws} and p.program_id = ${program.id}
      and p.currency = ${program.currency} and p.status not in ('failed', 'canceled')
      and not r.approved and r.program_id = ${program.id} and r.created_at > ${since}`,
  )
  return found!.sum
}
