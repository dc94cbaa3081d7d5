import type { TxCtx } from '../../../core/ctx.ts'
import { step } from '../../../domain/enrollment.ts'
import { statusOf } from '../partners/present.ts'
import { loadEnrolled } from '../partners/queries.ts'
import { announceBan } from './change-enrollment.ts'
import type { BanBody } from './schema.ts'
import { writeStatus } from './write-status.ts'

/**
 * Bans a partner's enrollment within another decision; one that is banned already stays as it is. After the
 * transaction call `deps.directory.changed()`.
 * @throws ApiError `not_found` when the partner was merged meanwhile
 */
export async function banEnrollment(
  ctx: TxCtx,
  ban: { id: string; partnerId: string; reason: BanBody['reason']; at: Date },
): Promise<void> {
  const { id, partnerId, reason, at } = ban
  const found = await loadEnrolled(ctx, id, { lock: 'update', partnerId })
  const status = statusOf(found.enrollment)
  if (status === 'banned') return
  const enrolled = await writeStatus(ctx, {
    enrolled: found,
    to: step(status, 'ban'),
    change: 'ban',
    set: { bannedAt: at, banReason: reason },
    at,
  })
  await announceBan(ctx, { enrolled, at })
}
