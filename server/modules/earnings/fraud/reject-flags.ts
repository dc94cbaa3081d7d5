import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Ctx, TxCtx } from '../../../core/ctx.ts'
import { commissions } from '../../../db/schema/commissions.ts'
import { partners } from '../../../db/schema/programs.ts'
import { transact } from '../../../core/transact.ts'
import { setStatus } from '../commissions/adjust/set-status.ts'
import { parseOptional } from '../../../core/input.ts'
import { banEnrollment } from '../../program/enrollments/ban-enrollment.ts'
import { closeFlags, closeFlagsOf, type Decision } from './close-flags.ts'
import { findFlags, presentFlags, type FlagRow } from './queries.ts'
import type { FraudFlag, RejectFlagBody } from './schema.ts'

/**
 * Rejects flags as fraud: what they held is canceled, and with `ban` the partner is banned. What is in a
 * payout or paid stays. All of the flags or none.
 * @throws ApiError `not_found`, also of a partner who was merged meanwhile and is to be banned; `conflict`
 */
export async function rejectFlags(
  ctx: Ctx,
  body: RejectFlagBody & { flagIds: readonly string[] },
): Promise<FraudFlag[]> {
  const { deps } = ctx
  const note = parseOptional('note', body.note)
  const ids = [...new Set(body.flagIds)]
  const at = new Date(deps.clock.now())
  const flags = await transact(ctx, async (ctx) => {
    const decision: Decision = { to: 'rejected', note, at }
    const owners = body.ban ? await holdOwners(ctx, ids) : []
    const closed = await closeFlags(ctx, { ids, decision })
    await cancelFlagged(ctx, { closed, decision })
    for (const owner of owners) await banEnrollment(ctx, { ...owner, reason: 'fraud', at })
    return presentFlags(ctx, await findFlags(ctx, ids))
  })
  if (body.ban) await deps.directory.changed()
  return flags
}

/** Holds the partners of flags before their enrollments are, as merges do, and lists those enrollments in order. */
async function holdOwners(
  ctx: TxCtx,
  flagIds: readonly string[],
): Promise<{ id: string; partnerId: string }[]> {
  const { tx, scope } = ctx
  const flags = await findFlags(ctx, flagIds)
  const partnerIds = flags.map(({ partnerId }) => partnerId)
  await tx.find(scope, partners, {
    where: [inArray(partners.id, partnerIds)],
    orderBy: [asc(partners.id)],
    lock: 'key share',
  })
  const owners = new Map(flags.map(({ enrollmentId, partnerId }) => [enrollmentId, partnerId]))
  return Array.from(owners, ([id, partnerId]) => ({ id, partnerId })).toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  )
}

/** Cancels the commissions of the flags; with a flag of a partner, all that was held. */
async function cancelFlagged(
  ctx: TxCtx,
  { closed, decision }: { closed: readonly FlagRow[]; decision: Decision },
): Promise<void> {
  const { tx, scope } = ctx
  const single = closed.flatMap(({ commissionId }) => commissionId ?? [])
  const whole = closed.flatMap(({ commissionId, enrollmentId }) =>
    commissionId ? [] : enrollmentId,
  )
  const { status, holdReason, enrollmentId, id } = commissions
  const suspected = and(inArray(enrollmentId, whole), eq(status, 'held'), eq(holdReason, 'fraud'))
  const open = and(inArray(id, single), inArray(status, ['pending', 'held', 'due']))
  const rows = await tx.find(scope, commissions, { where: [or(suspected, open)] })
  const ids = rows.map((row) => row.id)
  await setStatus(ctx, { ids, status: 'fraud', at: decision.at })
  await closeFlagsOf(ctx, { commissionIds: ids, decision })
}
