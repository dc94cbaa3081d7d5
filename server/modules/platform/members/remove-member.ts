import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { members } from '../../../db/schema/people.ts'
import { announceMembers } from './announce-members.ts'
import { endAllAccess } from './end-access.ts'
import { findTwinCtx } from './find-access.ts'
import { holdMember, requireAssignable, requireOtherOwner, roleOf } from './queries.ts'
import type { AccessChoice, RemovedMember } from './schema.ts'

/**
 * Removes a member, who may do nothing more in the workspace at once: requests are judged by what is stored,
 * open streams end, and so do keys.
 */
export async function removeMember(
  ctx: Ctx,
  { id, ...choice }: AccessChoice & { id: string },
): Promise<RemovedMember> {
  const twin = await findTwinCtx(ctx)
  const access = await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const member = await holdMember(ctx, id)
    const from = roleOf(member.role)
    await requireAssignable(ctx, { from })
    await requireOtherOwner(ctx, member)
    const demotion = { ...choice, personId: id, from, to: null }
    const access = await endAllAccess(ctx, twin, demotion)
    await tx.remove(scope, members, [eq(members.personId, id)])
    return access
  })
  await announceMembers(ctx)
  return { id, access }
}
