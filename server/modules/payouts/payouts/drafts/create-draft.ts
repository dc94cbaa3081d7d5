import type { Ctx } from '../../../../core/ctx.ts'
import { transact } from '../../../../core/transact.ts'
import { ApiError } from '../../../../domain/errors.ts'
import { judgeSelection } from '../preview-payouts.ts'
import { getDraft } from './get-draft.ts'
import type { DraftBody, DraftDetail } from './schema.ts'
import { isApprovalNeeded } from './require-approval.ts'
import { announceWaiting, storeDraft } from './store-draft.ts'

/** Stores who would be paid what now, for somebody to confirm. @throws ApiError `conflict` when nobody would be */
export async function createDraft(ctx: Ctx, body: DraftBody): Promise<DraftDetail> {
  const id = await transact(ctx, async (ctx) => {
    const { paid, amounts, program, selection } = await judgeSelection(ctx, body)
    if (paid.length === 0) {
      throw new ApiError(
        'conflict',
        'No partners can be paid now. POST /payouts/preview shows the reasons.',
      )
    }
    const draft = await storeDraft(ctx, { program, source: 'request', paid, ...selection })
    if (await isApprovalNeeded(ctx, { program, amounts })) await announceWaiting(ctx, draft)
    return draft.id
  })
  return getDraft(ctx, id)
}
