import { eq, sql } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { bigint, row, text } from '../../../db/row.ts'
import { payoutDrafts } from '../../../db/schema/payout-drafts.ts'
import { payoutRuns } from '../../../db/schema/payouts.ts'
import { programs } from '../../../db/schema/programs.ts'
import type { TakenEvent } from '../../../domain/events.ts'
import { describeApproval } from '../../../domain/payout-approval.ts'
import { writeDrafts } from './drafts.ts'

/** Tells the program's people, at the present and the former address, that another rule approves payouts. */
export async function approvalMails(
  ctx: TxCtx,
  { num, data }: TakenEvent<'program.approval_changed'>,
): Promise<void> {
  const { tx, scope } = ctx
  const { programId, approval, previous, formerEmail, by } = data
  const program = await tx.first(scope, programs, [eq(programs.id, programId)])
  if (!program) return
  const { currency, supportEmail } = program
  const template = 'payout-approval-changed' as const
  const told = {
    before: describeApproval(previous, currency),
    now: describeApproval(approval, currency),
    by,
    told: supportEmail ?? 'nobody',
  }
  const addresses = [...new Set([supportEmail, formerEmail])]
  await writeDrafts(
    ctx,
    addresses.map((to, n) => ({
      key: `${template}:${num}:${n}`,
      template,
      programId,
      to,
      data: told,
    })),
  )
}

const TotalRow = row({ currency: text, amount: bigint })

/** Tells the program's people that a draft waits for a second person. */
export async function waitingDraftMails(
  ctx: TxCtx,
  { data }: TakenEvent<'payout_draft.waiting'>,
): Promise<void> {
  const { tx, scope } = ctx
  const { draftId, programId } = data
  const draft = await tx.first(scope, payoutDrafts, [eq(payoutDrafts.id, draftId)])
  const program = await tx.first(scope, programs, [eq(programs.id, programId)])
  if (!program || !draft || draft.confirmedAt || draft.discardedAt) return
  const rows = await tx.rows(
    scope,
    TotalRow,
    (ws) => sql`
    select currency, sum(amount) as amount from payout_draft_lines
    where workspace_id = ${ws} and draft_id = ${draftId} group by currency order by currency`,
  )
  const template = 'payout-draft-waiting' as const
  const totals = rows.map(({ currency, amount }) => ({ amountMinor: amount, currency }))
  const { lines: payouts, createdBy, expiresAt } = draft
  await writeDrafts(ctx, [
    {
      key: `${template}:${draftId}`,
      template,
      programId,
      to: program.supportEmail,
      data: { draft: draftId, payouts, totals, createdBy, expiresAt },
    },
  ])
}

/** Tells the program's people that a scheduled run failed: at its first attempt, and when it is given up. */
export async function failedRunMails(
  ctx: TxCtx,
  { data }: TakenEvent<'payout_run.failed'>,
): Promise<void> {
  const { tx, scope } = ctx
  const { runId, programId, attempts, nextAttemptAt } = data
  if (attempts > 1 && nextAttemptAt !== null) return
  const run = await tx.first(scope, payoutRuns, [eq(payoutRuns.id, runId)])
  const program = await tx.first(scope, programs, [eq(programs.id, programId)])
  if (!program || run?.status !== 'failed') return
  const template = 'scheduled-payouts-failed' as const
  await writeDrafts(ctx, [
    {
      key: `${template}:${runId}:${attempts}`,
      template,
      programId,
      to: program.supportEmail,
      data: { error: run.error ?? '', attempts, nextAttemptAt },
    },
  ])
}
