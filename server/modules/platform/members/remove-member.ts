import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { members } from '../../../db/schema/people.ts'
import { announceMembers } from './announce-members.ts'
import { endAccess, endTestAccess } from './end-access.ts'
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
  const { demotion, access } = await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const member = await holdMember(ctx, id)
    const from = roleOf(member.role)
    await requireAssignable(ctx, { from })
    await requireOtherOwner(ctx, member)
    const demotion = { ...choice, personId: id, from, to: null }
    const access = await endAccess(ctx, demotion)
    await tx.remove(scope, members, [eq(members.personId, id)])
    return { demotion, access }
  })
  await announceMembers(ctx)
  const tested = await endTestAccess(ctx, demotion)
  return { id, access: [...access, ...tested] }
}
