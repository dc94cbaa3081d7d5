import { and, eq } from 'drizzle-orm'
import { announceHeard } from '../../../core/announce-heard.ts'
import type { TxCtx } from '../../../core/ctx.ts'
import { announce } from '../../../db/outbox.ts'
import { links } from '../../../db/schema/links.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import { linkEvents } from '../../../domain/events.ts'
import { statusOf, type EnrollmentRow } from '../partners/present.ts'
import type { Enrolled } from '../partners/queries.ts'

/** Changes an enrollment that is held, all but its status; the links carry the same tenant id. */
export async function writeFields(
  ctx: TxCtx,
  { enrolled, set, at }: { enrolled: Enrolled; set: Partial<EnrollmentRow>; at: Date },
): Promise<Enrolled> {
  const { tx, scope } = ctx
  const { enrollment, partner, program } = enrolled
  const changed = Object.entries(set).some(
    ([name, value]) => enrollment[name as keyof EnrollmentRow] !== value,
  )
  if (!changed) return enrolled
  const change = { ...set, updatedAt: at }
  const [row] = await tx.update(scope, enrollments, change, [eq(enrollments.id, enrollment.id)])
  if (set.tenantId !== undefined) {
    const { tenantId } = set
    const rows = await tx.update(scope, links, { tenantId, updatedAt: at }, [
      and(eq(links.partnerId, partner.id), eq(links.programId, program.id)),
    ])
    const alive = rows.filter(({ deletedAt }) => deletedAt === null)
    await announceHeard(ctx, linkEvents('link.updated', alive))
  }
  const ids = { enrollmentId: enrollment.id, partnerId: partner.id, programId: program.id }
  const data = { ...ids, status: statusOf(enrollment), change: 'fields' }
  await announce(tx, scope, [{ type: 'enrollment.updated', data }])
  return { ...enrolled, enrollment: row! }
}
