import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../core/ctx.ts'
import { inTransaction } from '../../../../core/transact.ts'
import { payoutDrafts } from '../../../../db/schema/payout-drafts.ts'
import { actorName } from '../../../../db/scope.ts'
import { findProgram } from '../../../program/programs/queries.ts'
import { judgeSelection } from '../preview-payouts.ts'
import { isApprovalNeeded } from './require-approval.ts'
import { announceWaiting, openOf, storeDraft } from './store-draft.ts'

/**
 * Stores the draft of a scheduled run where a second person must confirm it, in place of an earlier one
 * that still waits. Returns false where nobody is needed.
 */
export async function draftScheduled(ctx: Ctx, programId: string, key: string): Promise<boolean> {
  return inTransaction(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    // Two workers may find that today is the day.
    const program = await findProgram(ctx, programId, { lock: 'update' })
    if (await tx.first(scope, payoutDrafts, [eq(payoutDrafts.key, key)])) return true
    const { paid, amounts, selection } = await judgeSelection(ctx, { programId })
    if (!(await isApprovalNeeded(ctx, { program, amounts }))) return false
    const discarded = { discardedBy: actorName(scope), discardedAt: new Date(deps.clock.now()) }
    const earlier = [openOf(ctx, program), eq(payoutDrafts.source, 'schedule')]
    await tx.update(scope, payoutDrafts, discarded, earlier)
    const draft = await storeDraft(ctx, { program, source: 'schedule', key, paid, ...selection })
    await announceWaiting(ctx, draft)
    return true
  })
}
