import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { members } from '../../../db/schema/people.ts'
import type { Role } from '../../../domain/roles.ts'
import {
  holdMember,
  presentMembers,
  requireAssignable,
  requireOtherOwner,
  revokeInvitationsOf,
  roleOf,
} from './queries.ts'
import type { Member } from './schema.ts'

/** Gives a member another role, which holds from their next request on. */
export async function changeRole(
  ctx: Ctx,
  { id, role }: { id: string; role: Role },
): Promise<Member> {
  const changed = await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const member = await holdMember(ctx, id)
    await requireAssignable(ctx, { from: roleOf(member.role), to: role })
    if (role !== 'owner') {
      await requireOtherOwner(ctx, member)
      await revokeInvitationsOf(ctx, id)
    }
    const [row] = await tx.update(scope, members, { role }, [eq(members.personId, id)])
    const [shown] = await presentMembers(ctx, [row!])
    return shown!
  })
  ctx.deps.access.announce([ctx.scope.workspaceId])
  return changed
}
