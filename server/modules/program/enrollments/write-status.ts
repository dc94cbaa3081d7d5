import { eq } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { TxCtx } from '../../../core/ctx.ts'
import { announce } from '../../../db/outbox.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import { linksOpen, type EnrollmentStatus } from '../../../domain/enrollment.ts'
import { statusOf, type EnrollmentRow } from '../partners/present.ts'
import type { Enrolled } from '../partners/queries.ts'
import type { LinkOptions } from './add-partner-links.ts'
import { openLinks, stopLinks } from './open-links.ts'

export interface NewStatus {
  enrolled: Enrolled
  to: EnrollmentStatus
  /** The action, for listeners: one of the transition table, or `import`. */
  change: string
  set?: Partial<EnrollmentRow>
  linkOptions?: LinkOptions | undefined
  at: Date
}

/**
 * Gives an enrollment that is held FOR UPDATE its next status; links and codes follow. After the
 * transaction the directory must hear of it (`deps.directory.changed()`).
 */
export async function writeStatus(
  ctx: TxCtx,
  { enrolled, to, change, set = {}, linkOptions: wishes, at }: NewStatus,
): Promise<Enrolled> {
  const { tx, scope } = ctx
  const { enrollment, partner, program } = enrolled
  const approvedAt = to === 'approved' ? (enrollment.approvedAt ?? at) : enrollment.approvedAt
  const [row] = await tx.update(
    scope,
    enrollments,
    { approvedAt, ...set, status: to, updatedAt: at },
    [eq(enrollments.id, enrollment.id)],
  )
  const next = { ...enrolled, enrollment: row! }
  const from = statusOf(enrollment)
  if (linksOpen(from) && !linksOpen(to)) await stopLinks(ctx, next, at)
  if (!linksOpen(from) && linksOpen(to))
    await openLinks(ctx, { enrolled: next, linkOptions: wishes })
  const ids = { enrollmentId: enrollment.id, partnerId: partner.id, programId: program.id }
  await announce(tx, scope, [
    { type: 'enrollment.updated', data: { ...ids, status: to, previousStatus: from, change } },
  ])
  await announceHeard(ctx, [
    ...(to === 'approved' && from !== 'approved'
      ? [{ type: 'partner.enrolled' as const, data: ids }]
      : []),
    ...(change === 'apply' ? [{ type: 'partner.application_submitted' as const, data: ids }] : []),
  ])
  return next
}
