import { t } from 'elysia'
import { byKey, byPerson } from '../../../http/operations/callers.ts'
import { operation, resource } from '../../../http/operations/operation.ts'
import { list, update } from '../../../http/operations/verbs.ts'
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

const writing = byKey('members.write')

export const members = resource('members', [
  list(listMembers, {
    ...byKey('members.read'),
    path: '/members',
    query: MemberQuery,
    answer: Member,
    summary: 'List members',
    description: 'Returns the members of the workspace.',
  }),
  update((ctx, id, body) => changeRole(ctx, { id, ...body }), {
    ...writing,
    path: '/members/:id',
    params: MemberId,
    body: RoleBody,
    answer: ChangedMember,
    id: 'changeRole',
    summary: 'Update member role',
    description: 'Changes a member’s role.',
  }),
  operation('GET', (ctx, { params }) => listAccess(ctx, params.id), {
    ...writing,
    path: '/members/:id/access',
    params: MemberId,
    answer: t.Array(MemberAccess),
    id: 'listMemberAccess',
    summary: 'List member access',
    description:
      'Returns the API keys, webhooks, share links, and invitations that a member created, in live and test mode. They’re revoked or reassigned when the member is removed.',
  }),
  operation('DELETE', (ctx, { params, query }) => removeMember(ctx, { ...params, ...query }), {
    ...writing,
    path: '/members/:id',
    params: MemberId,
    query: AccessChoice,
    answer: RemovedMember,
    id: 'removeMember',
    summary: 'Delete member',
    description: 'Removes a member from the workspace. Their access ends immediately.',
  }),
])

/** What members decide about their own memberships. */
export const memberships = resource('auth', [
  operation(
    'DELETE',
    ({ deps, person }, { params: { id }, incoming: { origin } }) =>
      leaveWorkspace(deps, person, { id, origin }),
    {
      ...byPerson,
      path: '/auth/workspaces/:id',
      params: MemberId,
      answer: RemovedMember,
      id: 'leaveWorkspace',
      summary: 'Leave workspace',
      description: 'Removes you from a workspace.',
    },
  ),
])
