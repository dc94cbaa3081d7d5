import { eq } from 'drizzle-orm'
import { announceHeard } from '../../../../core/announce-heard.ts'
import type { Ctx } from '../../../../core/ctx.ts'
import { transact } from '../../../../core/transact.ts'
import { payoutDrafts } from '../../../../db/schema/payout-drafts.ts'
import { actorName } from '../../../../db/scope.ts'
import { getDraft } from './get-draft.ts'
import { findDraft, requireOpen } from './queries.ts'
import type { DraftDetail } from './schema.ts'

/** Discards a draft, so that nobody can confirm it. Repeating it changes nothing. @throws ApiError `conflict` */
export async function discardDraft(ctx: Ctx, id: string): Promise<DraftDetail> {
  await transact(ctx, async (ctx) => {
    const { deps, tx, scope } = ctx
    const draft = await findDraft(ctx, id, { lock: 'update' })
    if (draft.discardedAt && !draft.confirmedAt) return
    const now = deps.clock.now()
    requireOpen(draft, now)
    const set = { discardedBy: actorName(scope), discardedAt: new Date(now) }
    await tx.update(scope, payoutDrafts, set, [eq(payoutDrafts.id, id)])
    const data = { draftId: id, programId: draft.programId }
    await announceHeard(ctx, [{ type: 'payout_draft.discarded', data }])
  })
  return getDraft(ctx, id)
}
