import { Elysia, t } from 'elysia'
import type { Deps } from '../../../deps.ts'
import { secure } from '../../../http/secure.ts'
import { createGroup } from './create-group.ts'
import { deleteGroup } from './delete-group.ts'
import { getGroup } from './get-group.ts'
import { listGroups } from './list-groups.ts'
import { moveEnrollments } from './move-enrollments.ts'
import { Group, GroupBody, GroupPatch, GroupQuery, MoveAnswer, MoveBody } from './schema.ts'
import { updateGroup } from './update-group.ts'

const GroupId = t.Object({ id: t.String({ maxLength: 64 }) })

export function groupRoutes(deps: Deps) {
  return new Elysia({ name: 'groups', prefix: '/groups', tags: ['groups'] })
    .use(secure(deps))
    .post(
      '/',
      ({ ctx, body, set }) => {
        set.status = 201
        return createGroup(ctx, body)
      },
      {
        needs: 'program.write',
        body: GroupBody,
        response: { 201: Group },
        detail: { operationId: 'createGroup', summary: 'Create a group' },
      },
    )
    .get('/', ({ ctx, query }) => listGroups(ctx, query), {
      needs: 'program.read',
      query: GroupQuery,
      response: t.Array(Group),
      detail: { operationId: 'listGroups', summary: 'List groups' },
    })
    .get('/:id', ({ ctx, params }) => getGroup(ctx, params.id), {
      needs: 'program.read',
      params: GroupId,
      response: Group,
      detail: { operationId: 'getGroup', summary: 'Read a group' },
    })
    .patch('/:id', ({ ctx, params, body }) => updateGroup(ctx, params.id, body), {
      needs: 'program.write',
      params: GroupId,
      body: GroupPatch,
      response: Group,
      detail: { operationId: 'updateGroup', summary: 'Change a group' },
    })
    .delete('/:id', ({ ctx, params }) => deleteGroup(ctx, params.id), {
      needs: 'program.write',
      params: GroupId,
      response: t.Object({ id: t.String() }),
      detail: { operationId: 'deleteGroup', summary: 'Delete an empty group' },
    })
    .post(
      '/:id/move-enrollments',
      ({ ctx, params, body }) => moveEnrollments(ctx, params.id, body),
      {
        needs: 'program.write',
        params: GroupId,
        body: MoveBody,
        response: MoveAnswer,
        detail: { operationId: 'moveEnrollments', summary: 'Move partners into another group' },
      },
    )
}
