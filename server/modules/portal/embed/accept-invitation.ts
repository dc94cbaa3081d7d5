import type { EmbedCtx } from '../../../core/callers.ts'
import { inTransaction } from '../../../core/transact.ts'
import { step } from '../../../domain/enrollment.ts'
import { writeStatus } from '../../program/enrollments/write-status.ts'
import { statusOf } from '../../program/partners/present.ts'
import { loadEnrolled } from '../../program/partners/queries.ts'
import { sessionOf } from './get-view.ts'
import type { EmbedSession } from './view-schema.ts'

/**
 * Accepts the invitation of the session's partner, once: the host has signed them in and gave the session the
 * scope for it. Who takes part already stays as they are.
 * @throws ApiError `conflict` when there is no invitation any more
 */
export async function acceptInvitation(ctx: EmbedCtx): Promise<EmbedSession> {
  const { deps, session } = ctx
  const status = await inTransaction(ctx, async (ctx) => {
    const enrolled = await loadEnrolled(ctx, session.enrollmentId, {
      lock: 'update',
      partnerId: session.partnerId,
    })
    const status = statusOf(enrolled.enrollment)
    if (status === 'approved') return status
    const to = step(status, 'accept')
    await writeStatus(ctx, { enrolled, to, change: 'accept', at: new Date(deps.clock.now()) })
    return to
  })
  await deps.directory.changed()
  return { ...sessionOf(ctx), status }
}
