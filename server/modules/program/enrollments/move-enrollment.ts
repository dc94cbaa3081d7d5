import type { TxCtx } from '../../../core/ctx.ts'
import { moveToGroup } from '../groups/move-enrollments.ts'
import type { Enrolled } from '../partners/queries.ts'
import { findGroup, type GroupRow, type ProgramRow } from '../programs/queries.ts'

/** Finds the group that a call names and locks it against deletion; null when it names none. */
export async function askedGroup(
  ctx: TxCtx,
  { program, groupId }: { program: ProgramRow; groupId: string | null | undefined },
): Promise<GroupRow | null> {
  if (!groupId) return null
  return findGroup(ctx, groupId, { programId: program.id, lock: 'key share' })
}

/** Puts an enrollment that is held into the group that a call names, unless it is there already. */
export async function moveEnrollment(
  ctx: TxCtx,
  { enrolled, groupId }: { enrolled: Enrolled; groupId: string | null | undefined },
): Promise<Enrolled> {
  const { enrollment, program } = enrolled
  if (groupId === enrollment.groupId) return enrolled
  const group = await askedGroup(ctx, { program, groupId })
  if (!group) return enrolled
  const move = { fromGroupId: enrollment.groupId, toGroupId: group.id, ids: [enrollment.id] }
  await moveToGroup(ctx, move)
  return { ...enrolled, group, enrollment: { ...enrollment, groupId: group.id } }
}
