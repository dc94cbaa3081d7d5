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
    summary: 'Create a group',
  }),
  list(listGroups, {
    ...reading,
    path: '/groups',
    query: GroupQuery,
    answer: Group,
    summary: 'List groups',
  }),
  read(getGroup, { ...reading, path: '/groups/:id', answer: Group, summary: 'Read a group' }),
  update(updateGroup, {
    ...writing,
    path: '/groups/:id',
    body: GroupPatch,
    answer: Group,
    summary: 'Change a group',
  }),
  remove(deleteGroup, {
    ...writing,
    path: '/groups/:id',
    answer: Deleted,
    summary: 'Delete an empty group',
  }),
  act(moveEnrollments, {
    ...writing,
    path: '/groups/:id/move-enrollments',
    body: MoveBody,
    answer: MoveAnswer,
    summary: 'Move partners into another group',
  }),
])
