import { and, asc, eq, inArray } from 'drizzle-orm'
import type { TxCtx } from '../../../core/ctx.ts'
import { fraudFlags } from '../../../db/schema/fraud.ts'
import { enrollments } from '../../../db/schema/programs.ts'
import { actorName } from '../../../db/scope.ts'
import { ApiError } from '../../../domain/errors.ts'
import { findFlags, type FlagRow } from './queries.ts'
import type { FlagStatus } from './schema.ts'

export interface Decision {
  to: Exclude<FlagStatus, 'open'>
  note: string | null
  at: Date
}

/**
 * Closes open flags by a person's decision: all of them or none. Their enrollments are locked first, so
 * that of two decisions one comes second, and nothing is earned meanwhile that would miss it.
 * @throws ApiError `not_found`; `conflict` for one that is closed already
 */
export async function closeFlags(
  ctx: TxCtx,
  { ids, decision }: { ids: readonly string[]; decision: Decision },
): Promise<FlagRow[]> {
  const { tx, scope } = ctx
  const found = await findFlags(ctx, ids)
  const owners = found.map(({ enrollmentId }) => enrollmentId)
  await tx.find(scope, enrollments, {
    where: [inArray(enrollments.id, owners)],
    orderBy: [asc(enrollments.id)],
    lock: 'update',
  })
  const closed = await close(ctx, decision, inArray(fraudFlags.id, [...ids]))
  if (closed.length === ids.length) return closed
  const open = new Set(closed.map(({ id }) => id))
  const { id, status, reviewedBy } = (await findFlags(ctx, ids)).find((flag) => !open.has(flag.id))!
  throw new ApiError(
    'conflict',
    `Flag ${id} was ${status} already by ${reviewedBy}. Read it again with GET /fraud/flags/${id}.`,
  )
}

/** Closes the open flags of commissions that are gone. */
export async function closeFlagsOf(
  ctx: TxCtx,
  {
    decision,
    ...of
  }: { decision: Decision } & (
    | { commissionIds: readonly string[] }
    | { enrollmentId: string; partnerId: string }
  ),
): Promise<void> {
  if ('commissionIds' in of) {
    if (of.commissionIds.length === 0) return
    await close(ctx, decision, inArray(fraudFlags.commissionId, [...of.commissionIds]))
    return
  }
  const { partnerId, enrollmentId } = of
  const theirs = and(eq(fraudFlags.partnerId, partnerId), eq(fraudFlags.enrollmentId, enrollmentId))
  await close(ctx, decision, theirs)
}

function close(
  ctx: TxCtx,
  { to, note, at }: Decision,
  which: ReturnType<typeof and>,
): Promise<FlagRow[]> {
  const { tx, scope } = ctx
  const reviewed = { status: to, note, reviewedBy: actorName(scope), reviewedAt: at }
  return tx.update(scope, fraudFlags, reviewed, [which, eq(fraudFlags.status, 'open')])
}
