import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { members } from '../../../db/schema/people.ts'
import {
  holdMember,
  requireAssignable,
  requireOtherOwner,
  revokeInvitationsOf,
  roleOf,
} from './queries.ts'

/**
 * Removes a member, who may do nothing more in the workspace at once: requests are judged by what is stored,
 * and open streams end.
 */
export async function removeMember(ctx: Ctx, id: string): Promise<{ id: string }> {
  await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const member = await holdMember(ctx, id)
    await requireAssignable(ctx, { from: roleOf(member.role) })
    await requireOtherOwner(ctx, member)
    await tx.remove(scope, members, [eq(members.personId, id)])
    await revokeInvitationsOf(ctx, id)
    return { id }
  })
  ctx.deps.access.announce([ctx.scope.workspaceId])
  return { id }
}
