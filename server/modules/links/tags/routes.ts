import { Deleted } from '../../../core/fields.ts'
import { byKey } from '../../../http/operations/callers.ts'
import { resource } from '../../../http/operations/operation.ts'
import { create, list, remove, update } from '../../../http/operations/verbs.ts'
import { createTag } from './create-tag.ts'
import { deleteTag } from './delete-tag.ts'
import { listTags } from './list-tags.ts'
import { Tag, TagBody, TagQuery } from './schema.ts'
import { updateTag } from './update-tag.ts'

export const tags = resource('tags', [
  create(createTag, {
    ...byKey('links.write'),
    path: '/tags',
    body: TagBody,
    answer: Tag,
    summary: 'Create tag',
    description: 'Creates a tag for links.',
  }),
  list(listTags, {
    ...byKey('links.read'),
    path: '/tags',
    query: TagQuery,
    answer: Tag,
    summary: 'List tags',
    description: 'Returns the workspace’s tags.',
  }),
  update(updateTag, {
    ...byKey('links.write'),
    path: '/tags/:id',
    body: TagBody,
    answer: Tag,
    summary: 'Update tag',
    description: 'Updates the name or color of a tag.',
  }),
  remove(deleteTag, {
    ...byKey('links.write'),
    path: '/tags/:id',
    answer: Deleted,
    summary: 'Delete tag',
    description: 'Deletes a tag and removes it from its links.',
  }),
])
