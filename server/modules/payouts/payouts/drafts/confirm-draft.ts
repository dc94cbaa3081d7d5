import { announceHeard } from '../../../../core/announce-heard.ts'
import type { Ctx } from '../../../../core/ctx.ts'
import { transact } from '../../../../core/transact.ts'
import { ApiError } from '../../../../domain/errors.ts'
import { findProgram } from '../../../program/programs/queries.ts'
import { openRun } from '../open-run.ts'
import { loadRun } from '../payout-runs.ts'
import type { ConfirmedPayouts } from '../run-schema.ts'
import { payDraft } from './pay-draft.ts'
import { findDraft, requireOpen } from './queries.ts'
import { isApproved } from './require-approval.ts'
import type { ConfirmDraftBody } from './schema.ts'

/**
 * Pays exactly what a draft says, or nobody. A second confirmation answers the run of the first.
 * @throws ApiError `conflict` when the draft is not open any more, or differs from what is due now
 */
export async function confirmDraft(
  ctx: Ctx,
  id: string,
  { digest }: ConfirmDraftBody,
): Promise<ConfirmedPayouts> {
  const { runId, isNew } = await transact(ctx, async (ctx) => {
    const draft = await findDraft(ctx, id, { lock: 'update' })
    if (digest !== undefined && digest !== draft.digest) {
      throw new ApiError(
        'conflict',
        `Draft ${id} has changed: its digest is ${draft.digest}. Nothing was paid. Check the draft again.`,
      )
    }
    if (draft.runId !== null) return { runId: draft.runId, isNew: false }
    requireOpen(draft, ctx.deps.clock.now())
    const program = await findProgram(ctx, draft.programId)
    const opened = await openRun(ctx, {
      programId: program.id,
      key: `draft:${id}`,
      requestHash: draft.digest,
      draftId: id,
      approved: await isApproved(ctx, draft),
    })
    const { runId } = opened
    await payDraft(ctx, { program, draft, runId })
    const data = { draftId: id, programId: program.id, runId }
    await announceHeard(ctx, [{ type: 'payout_draft.confirmed', data }])
    return opened
  })
  return { ...(await loadRun(ctx, runId)), repeated: !isNew }
}
