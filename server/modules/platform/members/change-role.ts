import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../core/ctx.ts'
import { transact } from '../../../core/transact.ts'
import { members } from '../../../db/schema/people.ts'
import type { Role } from '../../../domain/roles.ts'
import { announceMembers } from './announce-members.ts'
import { endAllAccess } from './end-access.ts'
import { findTwinCtx } from './find-access.ts'
import {
  holdMember,
  presentMembers,
  requireAssignable,
  requireOtherOwner,
  roleOf,
} from './queries.ts'
import type { AccessChoice, ChangedMember } from './schema.ts'

/** Gives a member another role, which holds from their next request on, and for keys that they created. */
export async function changeRole(
  ctx: Ctx,
  { id, role, ...choice }: AccessChoice & { id: string; role: Role },
): Promise<ChangedMember> {
  const twin = await findTwinCtx(ctx)
  const { member, access } = await transact(ctx, async (ctx) => {
    const { tx, scope } = ctx
    const held = await holdMember(ctx, id)
    const from = roleOf(held.role)
    await requireAssignable(ctx, { from, to: role })
    if (role !== 'owner') await requireOtherOwner(ctx, held)
    const demotion = { ...choice, personId: id, from, to: role }
    const access = await endAllAccess(ctx, twin, demotion)
    const [row] = await tx.update(scope, members, { role }, [eq(members.personId, id)])
    const [shown] = await presentMembers(ctx, [row!])
    return { member: shown!, access }
  })
  await announceMembers(ctx)
  return { ...member, access }
}
