import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { requestOrigin } from '../../../http/request-origin.ts'
import { securePerson } from '../../../http/secure-person.ts'
import { secure } from '../../../http/secure.ts'
import { changeRole } from './change-role.ts'
import { leaveWorkspace } from './leave-workspace.ts'
import { listMembers } from './list-members.ts'
import { removeMember } from './remove-member.ts'
import { Member, MemberId, MemberQuery, RoleBody } from './schema.ts'

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
      response: Member,
      detail: { operationId: 'changeRole', summary: 'Give a member another role' },
    })
    .delete('/:id', ({ ctx, params }) => removeMember(ctx, params.id), {
      needs: 'members.write',
      params: MemberId,
      response: t.Object({ id: t.String() }),
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
        response: t.Object({ id: t.String() }),
        detail: { operationId: 'leaveWorkspace', summary: 'Leave a workspace' },
      },
    )
}
