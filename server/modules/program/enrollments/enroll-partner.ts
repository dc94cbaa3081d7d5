import { announceHeard } from '../../../core/announce-heard.ts'
import type { TxCtx } from '../../../core/ctx.ts'
import { announce } from '../../../db/outbox.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import { linksOpen, type EnrollmentStatus } from '../../../domain/enrollment.ts'
import { publish } from '../../../core/listeners.ts'
import type { EnrollmentRow } from '../partners/present.ts'
import type { Enrolled } from '../partners/queries.ts'
import { tenantTaken } from '../partners/save-partner.ts'
import { addDefaultLinks, type LinkOptions } from './add-partner-links.ts'

export interface Newcomer extends Omit<Enrolled, 'enrollment'> {
  status: EnrollmentStatus
  columns?: Partial<EnrollmentRow>
  linkOptions?: LinkOptions | undefined
}

/**
 * Puts a partner, who is held and not enrolled yet, into a program, with links unless they must wait.
 * After the transaction the directory must hear of it (`deps.directory.changed()`).
 */
export async function enrollPartner(
  ctx: TxCtx,
  { status, columns = {}, linkOptions: wishes, ...parts }: Newcomer,
): Promise<Enrolled> {
  const { deps, tx, scope } = ctx
  const { partner, program, group } = parts
  const at = new Date(deps.clock.now())
  const values = {
    ...columns,
    id: deps.ids.make('enr'),
    programId: program.id,
    groupId: group.id,
    partnerId: partner.id,
    status,
    approvedAt: status === 'approved' ? at : null,
    createdAt: at,
    updatedAt: at,
  }
  const [enrollment] = await tx.insert(scope, enrollments, values, { ignore: true })
  if (!enrollment) throw tenantTaken(columns.tenantId ?? '')
  const enrolled = { ...parts, enrollment }
  if (linksOpen(status)) await addDefaultLinks(ctx, { enrolled, linkOptions: wishes })
  const ids = { enrollmentId: enrollment.id, partnerId: partner.id, programId: program.id }
  await announce(tx, scope, [{ type: 'enrollment.created', data: { ...ids, status } }])
  await announceHeard(ctx, [
    ...(enrollment.appliedAt
      ? [{ type: 'partner.application_submitted' as const, data: ids }]
      : []),
    ...(status === 'approved' ? [{ type: 'partner.enrolled' as const, data: ids }] : []),
  ])
  const data = { enrollmentId: enrollment.id }
  await publish(ctx, { type: 'enrollment.entered', data })
  return enrolled
}
