import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { requestOrigin } from '../../../http/request-origin.ts'
import { securePerson } from '../../../http/secure-person.ts'
import { secure } from '../../../http/secure.ts'
import { changeRole } from './change-role.ts'
import { listAccess } from './find-access.ts'
import { leaveWorkspace } from './leave-workspace.ts'
import { listMembers } from './list-members.ts'
import { removeMember } from './remove-member.ts'
import {
  AccessChoice,
  ChangedMember,
  Member,
  MemberAccess,
  MemberId,
  MemberQuery,
  RemovedMember,
  RoleBody,
} from './schema.ts'

export function memberRoutes(deps: Deps) {
  return new Elysia({ name: 'members', prefix: '/members', tags: ['members'] })
    .use(secure(deps))
    .get('', ({ ctx, query }) => listMembers(ctx, query), {
      needs: 'members.read',
      query: MemberQuery,
      response: t.Array(Member),
      detail: { operationId: 'listMembers', summary: 'List the people of the workspace' },
    })
    .patch('/:id', ({ ctx, params, body }) => changeRole(ctx, { ...params, ...body }), {
      needs: 'members.write',
      params: MemberId,
      body: RoleBody,
      response: ChangedMember,
      detail: { operationId: 'changeRole', summary: 'Give a member another role' },
    })
    .get('/:id/access', ({ ctx, params }) => listAccess(ctx, params.id), {
      needs: 'members.write',
      params: MemberId,
      response: t.Array(MemberAccess),
      detail: {
        operationId: 'listMemberAccess',
        summary: 'List member access',
        description:
          'Lists the API keys, webhooks, share links and invitations that a member created, live and test. They end or are reassigned when the member is removed.',
      },
    })
    .delete('/:id', ({ ctx, params, query }) => removeMember(ctx, { ...params, ...query }), {
      needs: 'members.write',
      params: MemberId,
      query: AccessChoice,
      response: RemovedMember,
      detail: { operationId: 'removeMember', summary: 'Remove a member at once' },
    })
}

/** Registers what members decide about their own memberships. */
export function membershipRoutes(deps: Deps) {
  return new Elysia({ name: 'memberships', prefix: '/auth/workspaces', tags: ['auth'] })
    .use(securePerson(deps))
    .delete(
      '/:id',
      ({ person, params: { id }, request, server }) =>
        leaveWorkspace(deps, person, { id, origin: requestOrigin(deps, { request, server }) }),
      {
        asPerson: true,
        params: MemberId,
        response: RemovedMember,
        detail: { operationId: 'leaveWorkspace', summary: 'Leave a workspace' },
      },
    )
}
