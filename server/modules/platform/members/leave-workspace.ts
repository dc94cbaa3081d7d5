import { createCtx } from '../../../core/ctx.ts'
import { findMembership, type PersonSession } from '../../../db/find-person.ts'
import type { RequestOrigin } from '../../../db/scope.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../domain/errors.ts'
import { scopesOf } from '../../../domain/roles.ts'
import type { RemovedMember } from './schema.ts'
import { removeMember } from './remove-member.ts'

/** Takes a person out of a workspace of theirs, whatever their role. @throws ApiError `conflict` for the last owner */
export async function leaveWorkspace(
  deps: Deps,
  { personId }: PersonSession,
  { id: workspaceId, origin }: { id: string; origin: RequestOrigin },
): Promise<RemovedMember> {
  const found = await findMembership(deps.db, { workspaceId, personId })
  if (!found) {
    const shown = JSON.stringify(workspaceId.slice(0, 64))
    throw new ApiError('not_found', `You are not a member of a workspace ${shown}.`)
  }
  const { id, plan, role } = found
  const actor = { type: 'member', personId, role, scopes: scopesOf(role) } as const
  const scope = { workspaceId: id, plan, actor, request: origin }
  return { ...(await removeMember(createCtx(deps, scope), { id: personId })), id }
}
