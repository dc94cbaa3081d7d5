import type { TxCtx } from '../../../core/ctx.ts'
import { step } from '../../../domain/enrollment.ts'
import { statusOf } from '../partners/present.ts'
import { loadEnrolled } from '../partners/queries.ts'
import { announceBan } from './change-enrollment.ts'
import type { BanBody } from './schema.ts'
import { writeStatus } from './write-status.ts'

/**
 * Bans an enrollment within another decision; one that is banned already stays as it is. After the
 * transaction call `deps.directory.changed()`.
 */
export async function banEnrollment(
  ctx: TxCtx,
  { id, reason, at }: { id: string; reason: BanBody['reason']; at: Date },
): Promise<void> {
  const found = await loadEnrolled(ctx, id, { lock: 'update' })
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
