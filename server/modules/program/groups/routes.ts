import { Deleted } from '../../../core/fields.ts'
import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { act, create, list, read, remove, update } from '../../../http/operations/verbs.ts'
import { createGroup } from './create-group.ts'
import { deleteGroup } from './delete-group.ts'
import { getGroup } from './get-group.ts'
import { listGroups } from './list-groups.ts'
import { moveEnrollments } from './move-enrollments.ts'
import { Group, GroupBody, GroupPatch, GroupQuery, MoveAnswer, MoveBody } from './schema.ts'
import { updateGroup } from './update-group.ts'

const reading = byKey('program.read')
const writing = byKey('program.write')

export const groups = resource('groups', [
  create(createGroup, {
    ...writing,
    path: '/groups',
    body: GroupBody,
    answer: Group,
    summary: 'Create group',
    description: 'Creates a group of partners in a program.',
  }),
  list(listGroups, {
    ...reading,
    path: '/groups',
    query: GroupQuery,
    answer: Group,
    summary: 'List groups',
    description:
      'Returns groups, oldest first. The first group of each program is its default group.',
  }),
  read(getGroup, {
    ...reading,
    path: '/groups/:id',
    answer: Group,
    summary: 'Retrieve group',
    description: 'Retrieves a group.',
  }),
  update(updateGroup, {
    ...writing,
    path: '/groups/:id',
    body: GroupPatch,
    answer: Group,
    summary: 'Update group',
    description:
      'Updates a group. Existing customers keep the terms that applied when they were referred.',
  }),
  remove(deleteGroup, {
    ...writing,
    path: '/groups/:id',
    answer: Deleted,
    summary: 'Delete group',
    description:
      'Deletes a group and archives its rewards and discounts. Returns 409 if the group still has partners.',
  }),
  act(moveEnrollments, {
    ...writing,
    path: '/groups/:id/move-enrollments',
    body: MoveBody,
    answer: MoveAnswer,
    summary: 'Move partners to group',
    description: 'Moves partners to this group.',
  }),
])
